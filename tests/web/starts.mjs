// SPDX-License-Identifier: Apache-2.0
// Starts that go wrong, or could lose something: links, http without s, several folders and tabs, mixed versions, browsers that lack
// something, servers and lines that fail.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { served } from './server.mjs'
import { firefox, pause } from './tablet.mjs'
import { code, picture, source, visit } from './visit.mjs'

const wasm = 'pegsheet.wasm'
const buttons = page => page.evaluate(() => Array.from(document.querySelectorAll('#words button'), each => each.textContent))
const isDrawn = async tablet => assert.equal(await tablet.words() + (await tablet.page.$('#start') ? 'not started' : ''), '')
async function goOn(tablet, page = tablet.page) {
    await page.click('#words button:last-child')
    await page.waitForFunction(() => !document.getElementById('start'), { timeout: 240_000, polling: 20 })
}
// The page, in a browser where that was done before anything of it runs.
async function changed(tablet, change, address = tablet.address) {
    await tablet.page.evaluateOnNewDocument(change)
    await tablet.open(tablet.page, address)
}
// What was written is there after the next start.
async function keeps(tablet, address) {
    await tablet.beginMatch()
    await tablet.kept()
    await tablet.open(tablet.page, address)
    assert.equal((await tablet.databaseNow()).matches, 1)
}

for (const hash of ['--db=/tmp/x.db', '--help', '-v', '--size=1x1', '--platform offscreen', '/kept/matches.db', '%', '%E0%A4%A', 'a%zz']) {
    await visit(`nothing of an address is an option or ends the start: #${hash}`, {}, async tablet => {
        await tablet.open(tablet.page, `${tablet.address}#${hash}`)
        await isDrawn(tablet)
        assert.equal(new URL(tablet.page.url()).hash, '')
        if (hash.startsWith('--db'))
            await keeps(tablet, tablet.address)
    })
}

await visit('a code in a link is read though a messenger cut its last sign', {}, async tablet => {
    const link = `${tablet.address}#${encodeURIComponent(await code())}`
    for (const [hash, said] of [[`${link}%`, 'Take over'], [`${link.slice(0, -9)}%2`, 'Back']]) {
        await tablet.open(tablet.page, hash)
        await isDrawn(tablet)
        await tablet.helpListening()
        await tablet.listen()
        await tablet.beginning(said)
    }
})

await visit('without https the page says what is missing, and of two tabs one plays', {}, tablet => served({}, async copy => {
    const address = copy.elsewhere()
    await tablet.open(tablet.page, address)
    assert.match(await tablet.words(), /without https/)
    await picture(tablet, 'plain')
    await goOn(tablet)
    assert.equal(await tablet.page.evaluate(() => navigator.locks), undefined)
    await keeps(tablet, address)
    await isDrawn(tablet) // it is said once
    const other = await tablet.newPage()
    await tablet.open(other, address)
    assert.match(await tablet.words(other), /in another tab/)
    assert.deepEqual(await buttons(other), ['Load again'])
    await tablet.page.close()
    await tablet.open(other, address)
    await goOn(tablet, other)
    assert.equal(await tablet.words(other), '')
}))

await visit('a tab that slept while another one took its place writes nothing any more', {}, tablet => served({}, async copy => {
    await tablet.open(tablet.page, copy.elsewhere())
    await goOn(tablet)
    await tablet.beginMatch()
    await tablet.kept()
    await tablet.page.evaluate(() => localStorage.setItem('pegsheet tab /', JSON.stringify({ tab: 'another', time: Date.now() })))
    const before = await tablet.databaseKept()
    await tablet.touchAtRandom(performance.now() + 400, () => pause(50))
    await tablet.page.waitForFunction(() => /in another tab/.test(document.getElementById('words').textContent), { timeout: 20_000 })
    await pause(1500)
    assert.deepEqual(await tablet.databaseKept(), before)
    assert.match(await tablet.page.evaluate(() => localStorage.getItem('pegsheet tab /')), /another/)
}))

await visit('two folders of one address keep what is theirs', {}, tablet => served({ folders: ['a', 'b'] }, async (copy, address) => {
    const start = async folder => {
        await tablet.open(tablet.page, `${address}${folder}/`)
        await isDrawn(tablet)
        await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    }
    await start('a')
    await tablet.beginMatch()
    await tablet.kept()
    const other = await tablet.newPage()
    await tablet.open(other, `${address}b/`)
    assert.equal(await tablet.words(other), '')
    await other.evaluate(() => navigator.serviceWorker.ready)
    await other.close()
    await start('b')
    assert.equal((await tablet.databaseNow()).matches, 0)
    await copy.die()
    await start('b')
    await start('a')
    assert.equal((await tablet.databaseNow()).matches, 1)
}))

// As it was before names had a folder; `inCopy` leaves the second copy alone.
async function renameToBefore(tablet, inCopy) {
    await tablet.page.goto(`${tablet.address}icon.svg`)
    await tablet.page.evaluate(async inCopy => {
        const answer = request => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = failed })
        const stores = ['files', 'parts']
        const from = await answer(indexedDB.open('pegsheet /'))
        const making = indexedDB.open('pegsheet', 1)
        making.onupgradeneeded = () => stores.forEach(store => making.result.createObjectStore(store))
        const to = await answer(making)
        for (const store of inCopy ? [] : stores) {
            const reading = from.transaction(store).objectStore(store)
            const [keys, values] = await Promise.all([answer(reading.getAllKeys()), answer(reading.getAll())])
            const writing = to.transaction(store, 'readwrite').objectStore(store)
            await Promise.all(keys.map((key, number) => answer(writing.put(values[number], key))))
        }
        from.close()
        to.close()
        await answer(indexedDB.deleteDatabase('pegsheet /'))
        localStorage.setItem('pegsheet kept', localStorage.getItem('pegsheet kept /'))
        localStorage.removeItem('pegsheet kept /')
        const folder = await navigator.storage.getDirectory()
        for await (const [name, file] of folder.entries()) {
            const writing = await (await folder.getFileHandle(name.replace(/ [^ ]*$/, ''), { create: true })).createWritable()
            await writing.write(await file.getFile())
            await writing.close()
            await folder.removeEntry(name)
        }
    }, inCopy)
}
for (const inCopy of [false, true]) {
    await visit(`what was kept under the earlier names is taken over once, ${inCopy ? 'from its copy' : 'as it was'}`, {}, async tablet => {
        await tablet.open()
        await tablet.beginMatch()
        await tablet.copied()
        const before = await tablet.databaseNow()
        await renameToBefore(tablet, inCopy)
        await tablet.open()
        await isDrawn(tablet)
        assert.deepEqual(await tablet.databaseNow(), before)
        await tablet.kept()
        assert.deepEqual(await tablet.databaseKept(), before)
        await tablet.still()
        await tablet.touchAtRandom(performance.now() + 3000)
        await tablet.kept()
        const played = await tablet.databaseNow()
        await tablet.open()
        assert.deepEqual(await tablet.databaseNow(), played)
    })
}

await visit('a mixture of two versions is neither kept nor started', {}, tablet => served({}, async (copy, address) => {
    await tablet.open(tablet.page, address)
    await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    copy.edit('tabs.js', text => `${text}window.isNewer = true\n`)
    copy.seal()
    copy.edit('tabs.js', text => `${text}window.isMixed = true\n`)
    const refused = tablet.page.evaluate(() => new Promise(done => navigator.serviceWorker.ready.then(registration =>
        registration.addEventListener('updatefound', () => registration.installing.addEventListener('statechange', event => done(event.target.state))))))
    await tablet.page.evaluate(() => navigator.serviceWorker.ready.then(registration => registration.update()).catch(() => {}))
    assert.equal(await refused, 'redundant')
    await tablet.open(tablet.page, address)
    await isDrawn(tablet)
    assert.equal(await tablet.page.evaluate(() => window.isMixed ?? window.isNewer), undefined)
    assert.equal((await tablet.page.evaluate(() => caches.keys())).length, 1)
    // Over the line.
    await tablet.kept()
    await tablet.kill()
    await tablet.end()
    await tablet.start()
    await tablet.open(tablet.page, address)
    assert.match(await tablet.words(), /Two versions are mixed/)
    assert.equal(await tablet.page.evaluate(() => window.isMixed), undefined)
    tablet.problems = []
}))

await visit('the page forbids what it does not need', {}, tablet => served({}, async (copy, address) => {
    copy.edit('tabs.js', text => `${text}try { window.evaluated = Function('return 1')() } catch (problem) { window.evaluated = problem.name }\n`)
    copy.seal()
    await tablet.open(tablet.page, address)
    await isDrawn(tablet)
    assert.equal(await tablet.page.evaluate(() => window.evaluated), 'EvalError')
    assert.equal(await tablet.page.evaluate(() => fetch('https://example.org/').then(() => 'fetched', problem => problem.name)), 'TypeError')
    await tablet.page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.isIn = 1' })))
    assert.equal(await tablet.page.evaluate(() => window.isIn), undefined)
}))

// What a browser lacks, what is said, and whether nothing but another browser helps.
const lacks = [
    ['WebAssembly', () => { delete window.WebAssembly }, /does not run WebAssembly/],
    ['exceptions of WebAssembly', () => { WebAssembly.validate = () => false }, /too old.*Chrome 95.*Firefox 100, Safari 15\.2/],
    ['fetching', () => { delete window.fetch }, /too old/],
    ['WebGL', () => { HTMLCanvasElement.prototype.getContext = () => null }, /does not draw with WebGL/],
]
for (const [name, change, sentence] of lacks) {
    for (const language of ['en', 'de']) {
        await visit(`a browser without ${name} is told so, ${language}`, { language }, async tablet => {
            await tablet.page.evaluateOnNewDocument(change)
            const begun = performance.now()
            await tablet.page.goto(tablet.address, { waitUntil: 'domcontentloaded' })
            await tablet.started()
            assert.ok(performance.now() - begun < 10_000)
            if (language === 'en')
                assert.match(await tablet.words(), sentence)
            else
                assert.match(await tablet.words(), /Dieser Browser/)
            assert.deepEqual(await buttons(tablet.page), [])
            await picture(tablet, `without-${name.replaceAll(' ', '-')}-${language}`)
            // The words can be made larger.
            const viewport = await tablet.page.evaluate(() => document.querySelector('meta[name=viewport]').content)
            assert.doesNotMatch(viewport, /user-scalable|maximum-scale/)
            assert.notEqual(await tablet.page.evaluate(() => getComputedStyle(document.body).touchAction), 'none')
        })
    }
}

const refusals = [
    ['IndexedDB that never answers', () => { IDBFactory.prototype.open = () => ({}) }, /keeps nothing for this page \(TimeoutError\)/],
    ['IndexedDB that is refused', () => { IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') } },
        /keeps nothing for this page \(SecurityError\)/],
    ['storage that is blocked', () => {
        const refuse = () => { throw new DOMException('', 'SecurityError') }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        Object.defineProperty(window, 'sessionStorage', { get: refuse })
        IDBFactory.prototype.open = refuse
        LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'))
        StorageManager.prototype.getDirectory = StorageManager.prototype.persist = () => Promise.reject(new DOMException('', 'SecurityError'))
    }, /keeps nothing for this page \(SecurityError\)/],
]
for (const [name, change, sentence] of refusals) {
    await visit(`${name}: the page says so before anything is played, and goes on`, {}, async tablet => {
        const begun = performance.now()
        await changed(tablet, change)
        assert.ok(performance.now() - begun < 12_000)
        assert.match(await tablet.words(), sentence)
        assert.deepEqual(await buttons(tablet.page), ['Load again', 'Go on anyway'])
        await picture(tablet, name.replaceAll(' ', '-'))
        await goOn(tablet)
        await isDrawn(tablet)
    })
}

await visit('locks that are refused are done without', {}, async tablet => {
    await changed(tablet, () => { LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError')) })
    await isDrawn(tablet)
    await keeps(tablet, tablet.address)
})

await visit('locks that are never answered', {}, async tablet => {
    await changed(tablet, () => { LockManager.prototype.request = () => new Promise(() => {}) })
    assert.match(await tablet.words(), /does not answer/)
    assert.deepEqual(await buttons(tablet.page), ['Load again'])
})

await visit('a file says that it needs a server', {}, async tablet => {
    await tablet.open(tablet.page, pathToFileURL(join(source, 'build/web/index.html')).href)
    assert.match(await tablet.words(), /a web server has to hand it out/)
    tablet.problems = []
})

const grown = /(pegsheet-sizes" content=")/
for (const [name, options, damage, sentence, says] of [
    ['is not there', {}, copy => copy.remove(wasm), /not on this server \(404\)/, []],
    ['is another file', {}, copy => copy.edit(wasm, () => '<html>Not found</html>'), /Two versions are mixed/, ['Load again']],
    ['is of another version', {}, copy => copy.edit('index.html', text => text.replace(grown, '$11')), /Two versions are mixed/, ['Load again']],
    ['is cut off', {}, copy => { copy.cut[wasm] = 3_000_000 }, /the line broke off/, ['Load again']],
    ['is cut off where its type is not known', { wasmType: 'application/octet-stream' }, copy => { copy.cut[wasm] = 3_000_000 },
        /the line broke off/, ['Load again']],
]) {
    await visit(`a program that ${name} is told, and asked for once`, {}, tablet => served(options, async (copy, address) => {
        damage(copy)
        await tablet.open(tablet.page, address)
        assert.match(await tablet.words(), sentence)
        assert.deepEqual(await buttons(tablet.page), says)
        assert.equal(copy.asked.filter(path => path.endsWith(wasm)).length, 1)
    }))
}

await visit('a server that does not know what the program is hands it out once', {}, tablet =>
    served({ wasmType: 'application/octet-stream' }, async (copy, address) => {
        await tablet.page.evaluateOnNewDocument(() => { delete Navigator.prototype.serviceWorker })
        await tablet.open(tablet.page, address)
        await isDrawn(tablet)
        assert.equal(copy.asked.filter(path => path.endsWith(wasm)).length, 1)
    }))

for (const [kilobits, language] of firefox ? [] : [[1500, 'en'], [400, 'de']]) {
    await visit(`a line of ${kilobits} kbit/s says at once how far it is, ${language}`, { language }, async tablet => {
        const session = await tablet.page.createCDPSession()
        await session.send('Network.enable')
        const speed = kilobits * 1000 / 8
        await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: speed, uploadThroughput: speed })
        const begun = performance.now()
        const opened = tablet.page.goto(tablet.address).catch(() => {}) // it may end first
        const said = () => tablet.page.evaluate(() => document.getElementById('loaded')?.textContent ?? '').catch(() => '')
        while (!/MB/.test(await said()) && performance.now() - begun < 10_000)
            await pause(20)
        const until = performance.now() - begun
        console.log(`  after ${until.toFixed(0)} ms: ${await said()}`)
        assert.ok(until < 2000)
        await pause(400)
        await picture(tablet, `slow-${kilobits}-${language}`)
        const part = () => tablet.page.evaluate(() => document.getElementById('part').getBoundingClientRect().width)
        const before = await part()
        await pause(1500)
        assert.ok(await part() > before)
        await tablet.page.goto('about:blank')
        await opened
    })
}
