// SPDX-License-Identifier: Apache-2.0
// Visits of the page: the first, later ones, without a network, in two tabs, in both languages; a match is begun by touches and is
// there again.
import assert from 'node:assert/strict'
import { readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { served } from './server.mjs'
import { Tablet, firefox, pause } from './tablet.mjs'
import { code, picture, visit } from './visit.mjs'

const told = []

await visit('first visit, later ones, and with its server dead', {}, tablet => served({}, async (copy, address) => {
    told.push(`first visit ${(await tablet.open(tablet.page, address)).toFixed(0)} ms`)
    await picture(tablet, 'start')
    // Once all of it is kept.
    await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    told.push(`second visit ${(await tablet.open(tablet.page, address)).toFixed(0)} ms`)
    assert.equal(await tablet.words(), '')
    await copy.die()
    await tablet.kept()
    await tablet.kill()
    await tablet.start()
    told.push(`without a network ${(await tablet.open(tablet.page, address)).toFixed(0)} ms`)
    assert.equal(await tablet.words(), '')
}))

for (const [size, die, main] of [[[360, 640], [296, 362], [278, 604]], [[800, 1280], [334, 378], [500, 716]]]) {
    const name = size.join('x')
    await visit(`a match is begun by touches, and is there after a reload and after a kill, ${name}`, { size }, async tablet => {
        await tablet.open()
        await tablet.beginMatch()
        await picture(tablet, `match-${name}`)
        for (let times = 0; times < 3; ++times)
            await tablet.see(() => tablet.touch(...die))
        await picture(tablet, `dice-${name}`)
        await tablet.touch(...main)
        const { moves, matches } = await tablet.holds(now => now.moves >= 1)
        assert.equal(matches, 1)
        await tablet.open()
        assert.deepEqual(await tablet.databaseNow(), { moves, matches, integrity: 'ok' })
        await tablet.kill()
        await tablet.start()
        await tablet.open()
        assert.deepEqual(await tablet.databaseNow(), { moves, matches, integrity: 'ok' })
        await tablet.still()
        await picture(tablet, `after-a-kill-${name}`)
    })
}

await visit('what a browser threw away comes back from the second copy', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await tablet.kept()
    await tablet.copied()
    await tablet.throwAway(false)
    await tablet.open()
    assert.match(await tablet.words(), /A second copy is there/)
    await picture(tablet, 'second-copy')
    await tablet.decide()
    assert.equal((await tablet.databaseNow()).matches, 1)
    await tablet.open()
    assert.equal(await tablet.words(), '')
    assert.deepEqual(await tablet.databaseKept(), await tablet.databaseNow())
    assert.equal((await tablet.databaseKept()).matches, 1)
})

await visit('the second copy comes when nobody touches anything, and at once when the page is not seen', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await tablet.copied()
    const before = await tablet.copyTime()
    const begun = performance.now()
    const touch = seconds => tablet.touchAtRandom(begun + 1000 * seconds, () => pause(500))
    await touch(10)
    assert.equal(await tablet.copyTime(), before)
    // However long they go on, half a minute is the most that it lacks.
    await touch(35)
    assert.ok(await tablet.copyTime() > before)
    await tablet.copied()
    // Until one of them changes something.
    const rested = await tablet.copyTime()
    const lastKept = () => tablet.page.evaluate(() => JSON.parse(localStorage.getItem('pegsheet kept /')).time)
    while (await lastKept() <= rested)
        await tablet.touchAtRandom(performance.now() + 200)
    await tablet.kept()
    const left = performance.now()
    await tablet.hide()
    await tablet.copied()
    assert.ok(performance.now() - left < 2500)
})

if (!firefox) await visit('a kill in the middle of a write takes nothing but that', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await tablet.copied()
    await tablet.see(() => tablet.touch(62, 290)) // what the kill cuts
    await tablet.kept()
    await tablet.kill()
    // The log of Chromium's IndexedDB without the end of its last record: the next start reads it, the one after that may not.
    const folder = join(tablet.profile, 'Default/IndexedDB')
    const log = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.log')).sort().at(-1)
    await truncate(join(folder, log), (await stat(join(folder, log))).size - 5)
    for (let start = 0; start < 3; ++start) {
        await tablet.start()
        await tablet.open()
        assert.equal(await tablet.words(), '')
        assert.equal((await tablet.databaseNow()).matches, 1)
        await tablet.still()
        await tablet.touch(278, 604)
        await tablet.kept()
        await pause(800) // the browser takes the log into its tables
        await tablet.kill()
    }
})

await visit('a browser that threw everything away is not taken for a first visit', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await tablet.copied()
    await tablet.throwAway(true)
    // Told at each start, until somebody decides.
    for (let start = 0; start < 2; ++start) {
        await tablet.open()
        assert.match(await tablet.words(), /does not hand them out any more \(NotFoundError\)/)
    }
    await picture(tablet, 'thrown-away')
    await tablet.decide()
    assert.equal((await tablet.databaseNow()).matches, 0)
    await tablet.open()
    assert.equal(await tablet.words(), '')
})

await visit('a browser that does not open what it keeps any more goes on with the second copy, and takes it later', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await tablet.copied()
    const before = await tablet.databaseNow()
    const { identifier } = await tablet.page.evaluateOnNewDocument(() => {
        IDBFactory.prototype.open = () => { throw new DOMException('', 'UnknownError') }
    })
    await tablet.open()
    assert.match(await tablet.words(), /does not hand them out any more \(UnknownError\).*a second copy/)
    await picture(tablet, 'not-opened')
    await tablet.goOn()
    assert.deepEqual(await tablet.databaseNow(), before)
    assert.equal(await tablet.page.evaluate(() => window.pegsheetPage.keeping), 2)
    await tablet.still()
    await picture(tablet, 'copy-only')
    // What is played now is in the copy alone, and is there when the browser opens the other again.
    for (let end = performance.now() + 30_000; (await tablet.databaseNow()).moves === before.moves && performance.now() < end;)
        await tablet.touchAtRandom(performance.now() + 200, () => pause(50))
    const played = await tablet.databaseNow()
    const playedAt = Date.now() // copies come only a moment after the last change
    for (const end = performance.now() + 60_000; await tablet.copyTime() < playedAt && performance.now() < end;)
        await pause(200)
    assert.ok(played.moves > before.moves)
    await tablet.page.removeScriptToEvaluateOnNewDocument(identifier)
    await tablet.open()
    assert.equal(await tablet.words(), '')
    assert.deepEqual(await tablet.databaseNow(), played)
    await tablet.kept()
    assert.deepEqual(await tablet.databaseKept(), played)
    await tablet.open()
    assert.equal(await tablet.words(), '')
    assert.deepEqual(await tablet.databaseNow(), played)
})

await visit('a page that loses what it draws with comes back', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    const before = await tablet.databaseNow()
    await tablet.page.waitForFunction(() => performance.now() > 10_500)
    await Promise.all([tablet.page.waitForNavigation(), tablet.page.evaluate(() => {
        const canvas = document.getElementById('qt-shadow-container').shadowRoot.querySelector('.qt-window-canvas, canvas:not(.qt-hidden)')
        ;(canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context').loseContext()
    }).catch(() => {})])
    await tablet.started()
    assert.equal(await tablet.words(), '')
    assert.deepEqual(await tablet.databaseNow(), before)
    await tablet.still()
    await picture(tablet, 'drawn-again')
})

await visit('of two tabs one plays', {}, async tablet => {
    await tablet.open()
    const other = await tablet.newPage()
    await tablet.open(other)
    assert.match(await tablet.words(other), /in another tab/)
    await tablet.page.close()
    await Promise.all([other.waitForNavigation(), other.click('#words button')])
    await tablet.started(other)
    assert.equal(await tablet.words(other), '')
})

await visit('a screen reader finds names and presses', {}, async tablet => {
    await tablet.open()
    await tablet.helpListening()
    await tablet.listen()
    assert.ok((await tablet.names()).includes("Empire's End"))
    await tablet.press('Settings')
    await tablet.beginning('Back')
    await tablet.press('Back')
    await tablet.beginning("Empire's End")
    await tablet.still()
    await tablet.beginMatch()
    await tablet.press('Menu')
    await tablet.press('To the start page')
    await tablet.beginning("Empire's End")
})

await visit('back leads back, and never out of the program', {}, async tablet => {
    await tablet.open()
    await tablet.helpListening()
    await tablet.listen()
    await tablet.press('Settings')
    await tablet.gone("Empire's End")
    for (let times = 0; times < 3; ++times) {
        await tablet.page.evaluate(() => history.back())
        await tablet.beginning("Empire's End")
        await tablet.still()
    }
})

await visit('a link brings a match', {}, async tablet => {
    await tablet.open(tablet.page, tablet.address + '#' + encodeURIComponent(await code()))
    await tablet.still()
    await picture(tablet, 'taken-over')
    assert.equal(new URL(tablet.page.url()).hash, '')
    await tablet.helpListening()
    await tablet.listen()
    await tablet.press('Take over')
    await tablet.holds(now => now.matches === 1)
})

await visit('a newer version waits, and runs at the next start', {}, tablet => served({}, async (copy, address) => {
    await tablet.open(tablet.page, address)
    await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    assert.equal(await tablet.page.evaluate(() => window.pegsheetPage.newerWaits), false)
    await tablet.beginMatch()
    await tablet.kept()
    const before = await tablet.databaseNow()
    assert.equal(before.matches, 1)
    copy.edit('page.js', text => `${text}window.isNewer = true\n`)
    copy.seal()
    await tablet.open(tablet.page, address)
    assert.equal(await tablet.page.evaluate(() => window.isNewer), undefined)
    await tablet.page.waitForFunction(() => window.pegsheetPage.newerWaits, { timeout: 60_000 })
    await tablet.still()
    await picture(tablet, 'newer-version')
    // All of the program that runs is still its own.
    await tablet.open(tablet.page, address)
    assert.equal(await tablet.page.evaluate(() => window.isNewer), undefined)
    await tablet.kept()
    await tablet.page.close()
    await pause(1000)
    tablet.page = await tablet.newPage()
    await tablet.open(tablet.page, address)
    assert.equal(await tablet.words(), '')
    assert.equal(await tablet.page.evaluate(() => window.isNewer), true)
    assert.equal(await tablet.page.evaluate(() => window.pegsheetPage.newerWaits), false)
    assert.deepEqual(await tablet.databaseNow(), before)
}))

await visit('the keyboard of a phone leaves room for the program', {}, async tablet => {
    await tablet.open()
    // Safari covers the page and says so; Chromium makes the page smaller.
    const bottom = height => tablet.page.evaluate(height => {
        Object.defineProperty(visualViewport, 'height', { value: height, configurable: true })
        visualViewport.dispatchEvent(new Event('resize'))
        return document.getElementById('window').getBoundingClientRect().bottom
    }, height)
    assert.equal(await bottom(380), 380)
    await tablet.still()
    await picture(tablet, 'keyboard')
    assert.equal(await bottom(640), 640)
})

if (!firefox) await visit('the page can be installed, and tells whether it may be forgotten', { language: 'de' }, async tablet => {
    await tablet.open()
    assert.equal(typeof await tablet.page.evaluate(() => window.pegsheetPage.mayForget), 'boolean')
    const session = await tablet.page.createCDPSession()
    // The browser reads the page's language after its first look.
    let manifest = await session.send('Page.getAppManifest')
    for (let looks = 0; looks < 50 && !manifest.url.endsWith('manifest.de.webmanifest'); ++looks) {
        await tablet.still()
        manifest = await session.send('Page.getAppManifest')
    }
    const { url, data, errors } = manifest
    assert.deepEqual(errors, [])
    assert.match(url, /manifest\.de\.webmanifest$/)
    assert.equal(JSON.parse(data).lang, 'de')
    const images = [...JSON.parse(data).icons, { src: 'icon-touch-180.png', sizes: '180x180' }]
    const sizes = await tablet.page.evaluate(images => Promise.all(images.map(async ({ src }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
    })), images)
    images.forEach(({ src, sizes: said }, number) => assert.ok(said === 'any' || sizes[number] === said, src))
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    assert.deepEqual(installabilityErrors, [])
})

for (const [size, name] of [[[360, 640], 'phone'], [[800, 1280], 'tablet'], [[640, 360], 'phone-lying']]) {
    await visit(`in German on a ${name}`, { size, language: 'de' }, async tablet => {
        await tablet.open()
        await tablet.still()
        await picture(tablet, `german-${name}`)
        await tablet.helpListening()
        await tablet.listen()
        await tablet.beginning('Einstellungen')
    })
}

console.log(told.join(', '))
