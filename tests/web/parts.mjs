// SPDX-License-Identifier: Apache-2.0
// The program in two parts: what is touched waits for the second, and whatever is called before it came begins again with both.
import assert from 'node:assert/strict'
import { served } from './server.mjs'
import { pause } from './tablet.mjs'
import { code, picture, visit } from './visit.mjs'

const rest = 'pegsheet-rest.wasm'
const hold = copy => new Promise(done => { copy.held[rest] = new Promise(release => done(release)) })
const isThere = (tablet, id) => tablet.page.evaluate(id => document.getElementById(id) !== null, id)
async function drawn(tablet, address) {
    await tablet.page.goto(address, { waitUntil: 'domcontentloaded' })
    await tablet.gives(tablet.page, 'start')
}
async function canBePlayed(tablet, address) {
    assert.equal(await tablet.words(), '')
    assert.equal(new URL(tablet.page.url()).search, '')
    await tablet.beginMatch()
    await tablet.kept()
    await tablet.open(tablet.page, address)
    assert.equal((await tablet.databaseNow()).matches, 1)
}

for (const language of ['en', 'de']) {
    await visit(`what is touched and typed waits for all of the program, ${language}`, { language }, tablet => served({}, async (copy, address) => {
        const release = await hold(copy)
        await drawn(tablet, address)
        await pause(600)
        assert.match(await tablet.page.evaluate(() => document.getElementById('cover').innerText), /^(The rest is loaded once|Der Rest wird einmal geladen): 0[.,]0 /)
        await picture(tablet, `rest-${language}`)
        const before = await tablet.still()
        await tablet.touch(90, 264)
        await tablet.page.keyboard.press('Tab')
        await tablet.page.keyboard.press('Enter')
        await pause(1000)
        assert.equal(await tablet.still(), before)
        assert.ok(!copy.asked.includes('/worker.js') && !copy.asked.includes('/reader.js')) // nor does what is not needed begin
        release()
        await tablet.started()
        assert.equal(await isThere(tablet, 'loading'), false)
        if (language === 'en') // in others the games lie elsewhere
            await canBePlayed(tablet, address)
    }))
}

// What has not come is called amid the program's own calls while it begins, or once it is drawn.
for (const [when, calls] of [['while the program begins', 500], ['once it is drawn', 0]]) {
    await visit(`what is called before it came begins again with all of the program: ${when}`, {}, tablet => served({}, async (copy, address) => {
        await hold(copy) // the first start never gets it
        await tablet.page.evaluateOnNewDocument(calls => {
            const { instantiate } = WebAssembly
            const isFirst = !sessionStorage.getItem('begun')
            let called = 0
            WebAssembly.instantiate = (module, imports) => {
                if (!isFirst || !imports.placeholder)
                    return instantiate(module, imports)
                sessionStorage.setItem('begun', 'yes')
                window.callMissing = imports.placeholder[1]
                for (const space of calls ? Object.keys(imports).filter(name => name !== 'placeholder') : []) {
                    for (const [name, each] of Object.entries(imports[space]).filter(([, each]) => typeof each === 'function'))
                        imports[space][name] = (...given) => ++called > calls ? imports.placeholder[1]() : each(...given)
                }
                return instantiate(module, imports)
            }
        }, calls)
        const again = tablet.page.waitForRequest(request => request.url().endsWith('?whole'), { timeout: 60_000 })
        await tablet.page.goto(address, { waitUntil: 'domcontentloaded' })
        if (!calls) {
            await tablet.gives(tablet.page, 'start')
            await tablet.page.evaluate(() => { setTimeout(window.callMissing) })
        }
        await again
        copy.held = {}
        copy.server.closeAllConnections()
        await tablet.page.waitForFunction(() => document.getElementById('words') && !document.getElementById('start'), { timeout: 60_000 })
        tablet.problems = [] // the start that was left
        await canBePlayed(tablet, address)
    }))
}

await visit('what a link asks for waits for all of the program', {}, tablet => served({}, async (copy, address) => {
    const release = await hold(copy)
    await tablet.page.goto(`${address}#${encodeURIComponent(await code())}`, { waitUntil: 'domcontentloaded' })
    await pause(3000)
    assert.equal(await isThere(tablet, 'start'), true)
    release()
    await tablet.started()
    await tablet.helpListening()
    await tablet.listen()
    await tablet.beginning('Take over')
}))

for (const [name, damage, sentence] of [
    ['is not there', copy => copy.remove(rest), /not on this server \(404\)/],
    ['is another file', copy => copy.edit(rest, () => '<html>Not found</html>'), /Two versions are mixed/],
    ['is cut off', copy => { copy.cut[rest] = 1_000_000 }, /the line broke off/],
]) {
    await visit(`a rest that ${name} is told`, {}, tablet => served({}, async (copy, address) => {
        damage(copy)
        await tablet.open(tablet.page, address)
        await tablet.page.waitForFunction(() => document.getElementById('words').textContent, { timeout: 20_000 })
        assert.match(await tablet.words(), sentence)
    }))
}
