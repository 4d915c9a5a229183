// SPDX-License-Identifier: Apache-2.0
// What comes in and goes out: codes by camera, picture and text, files, and the database of a desktop, there and back.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Tablet, judged } from './tablet.mjs'
import { code, picture, source, visit } from './visit.mjs'

const folder = await mkdtemp(join(tmpdir(), 'pegsheet-exchange-'))

async function listen(tablet) {
    await tablet.helpListening()
    await tablet.listen()
}

// A film of one frame in the format that Chromium takes for a camera: what the page shows, in the middle of grey.
async function filmOf(tablet, name) {
    const shot = await tablet.page.screenshot({ encoding: 'base64' })
    const [width, height] = [1280, 720]
    const grey = Buffer.from(await tablet.page.evaluate(async (shown, wide, high) => {
        const paper = new OffscreenCanvas(wide, high).getContext('2d')
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(shown), letter => letter.charCodeAt(0))], { type: 'image/png' }))
        paper.fillStyle = 'grey'
        paper.fillRect(0, 0, wide, high)
        paper.drawImage(image, (wide - image.width * high / image.height) / 2, 0, image.width * high / image.height, high)
        const { data } = paper.getImageData(0, 0, wide, high)
        let text = ''
        for (let at = 0; at < data.length; at += 4)
            text += String.fromCharCode(data[at + 1])
        return btoa(text)
    }, shot, width, height), 'base64')
    const path = join(folder, `${name}.y4m`)
    const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc(width * height / 2, 128)])
    await writeFile(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420mpeg2\n`), frame, frame]))
    return path
}

// The file that the page hands out when that button is pressed.
async function handedOut(tablet, button, timeout = 60_000) {
    const place = await mkdtemp(join(folder, 'out-'))
    const session = await tablet.browser.target().createCDPSession()
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: place, eventsEnabled: true })
    const done = new Promise((answer, failed) => {
        setTimeout(() => failed(new Error(`"${button}" handed nothing out`)), timeout)
        session.on('Browser.downloadProgress', event => event.state === 'completed' && answer())
    })
    await tablet.press(button)
    await done
    const [name] = await readdir(place)
    return join(place, name)
}

async function choose(tablet, button, path) {
    const [chooser] = await Promise.all([tablet.page.waitForFileChooser(), tablet.press(button)])
    await chooser.accept([path])
}

// From the match to its code: the menu, and the seventh line of it.
async function showCode(tablet) {
    await listen(tablet)
    await tablet.see(() => tablet.press('Menu'))
    await tablet.see(() => tablet.pressBeginning('Share this match'))
}

// What one page shows, another one reads.
const shown = await new Tablet().start()
let film
try {
    await shown.open()
    await shown.beginMatch()
    await showCode(shown)
    await picture(shown, 'code')
    film = await filmOf(shown, 'code')
} finally {
    await shown.end()
}

await visit('a code that another page shows is read by the camera', { camera: film }, async tablet => {
    await tablet.open()
    await listen(tablet)
    await tablet.press('Take over a match')
    await tablet.gone('Take over a match')
    await tablet.beginning('Take over')
    await picture(tablet, 'read')
    await tablet.press('Take over')
    await tablet.holds(now => now.matches === 1)
})

await visit('without a camera the page says so', {}, async tablet => {
    await tablet.open()
    await listen(tablet)
    await tablet.press('Take over a match')
    await tablet.says(/No camera was found|may not use the camera/)
    await picture(tablet, 'no-camera')
})

await visit('a code comes in by its text, which was copied', {}, async tablet => {
    await tablet.open()
    await tablet.browser.defaultBrowserContext().overridePermissions(new URL(tablet.address).origin,
        ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'])
    await tablet.page.bringToFront()
    await tablet.page.evaluate(text => navigator.clipboard.writeText(text), await code())
    await listen(tablet)
    await tablet.press('Take over a match')
    await tablet.press('Paste')
    await tablet.press('Take over')
    await tablet.holds(now => now.matches === 1)
})

await visit('a match leaves as a file and as a picture, and each of them comes in', {}, async tablet => {
    await tablet.open()
    await tablet.beginMatch()
    await showCode(tablet)
    const files = [await handedOut(tablet, 'File'), await handedOut(tablet, 'Picture')]
    assert.match(files[0], /\.pegsheet$/)
    assert.match(files[1], /\.png$/)
    for (const file of files) {
        const other = await new Tablet().start()
        try {
            await other.open()
            await listen(other)
            await other.press('Take over a match')
            await choose(other, 'Picture or file', file)
            await other.press('Take over')
            await other.holds(now => now.matches === 1)
            assert.deepEqual(other.problems, [])
        } finally {
            await other.end()
        }
    }
})

await visit('the database of a desktop is brought back in the page, and its copy is one for the desktop', {}, async tablet => {
    const desktop = join(source, 'tests/storage/fixtures/v6.db')
    const there = judged([(await readFile(desktop)).toString('base64'), ''])
    assert.ok(there.matches > 0)
    await tablet.open()
    await listen(tablet)
    await tablet.press('Settings')
    await tablet.pressBeginning('Your data')
    await choose(tablet, await tablet.beginning('Bring back a copy'), desktop)
    await tablet.beginning('Bring back')
    await picture(tablet, 'bring-back')
    await tablet.press('Bring back')
    await tablet.holds(now => now.matches === there.matches)
    assert.deepEqual(await tablet.databaseNow(), there)
    // With it came the language.
    await tablet.open()
    assert.deepEqual(await tablet.databaseNow(), there)
    await listen(tablet)
    await tablet.press('Einstellungen')
    await tablet.pressBeginning('Deine Daten')
    const copy = await handedOut(tablet, await tablet.beginning('Kopie speichern'))
    assert.deepEqual(judged([(await readFile(copy)).toString('base64'), '']), there)
})

await rm(folder, { recursive: true })
