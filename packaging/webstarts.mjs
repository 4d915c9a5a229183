// SPDX-License-Identifier: Apache-2.0
// node webstarts.mjs PAGE MODULES PROFILES: starts the page of that folder, whose program notes which of its functions run
// (wasm-split --instrument), as people do, in Chromium and in Firefox, which does not call all the same, and writes what ran until nothing
// moved any more into the folder PROFILES, a file a start. MODULES is the node_modules that has puppeteer-core. Firefox draws on a display
// only (xvfb-run).
import { createRequire } from 'node:module'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder, modules, profiles] = process.argv.slice(2)
const puppeteer = createRequire(resolve(modules, '..', 'any.js'))('puppeteer-core')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json' }
const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds))

const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file))
        return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
})
await new Promise(done => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${server.address().port}/`

// The profile as the program writes it, into memory that nothing else has.
function profile() {
    const { instance } = window
    const memory = Object.values(instance.exports).find(each => each instanceof WebAssembly.Memory)
    const pages = memory.grow(16)
    const start = pages * 65536
    const size = instance.exports.__write_profile(start, 16 * 65536)
    let text = ''
    for (const byte of new Uint8Array(memory.buffer, start, size))
        text += String.fromCharCode(byte)
    return btoa(text)
}

// The instance of the program, which is the first of a page.
function keepInstance() {
    const instantiate = WebAssembly.instantiate
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given)
        window.instance ??= made
        return made
    }
}

let number = 0
async function record(page, to, name) {
    await page.goto(to, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => !document.getElementById('start') && !document.getElementById('cover'), { timeout: 120_000 })
    await pause(1500)
    const { width, height, ...others } = page.viewport()
    for (const lower of [60, 0]) { // a phone's bar comes and goes
        await page.setViewport({ width, height: height - lower, ...others })
        await pause(300)
    }
    for (const state of ['hidden', 'visible']) {
        await page.evaluate(state => {
            Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
            document.dispatchEvent(new Event('visibilitychange'))
        }, state)
        await pause(300)
    }
    writeFileSync(join(profiles, `${name}-${number++}.profile`), Buffer.from(await page.evaluate(profile), 'base64'))
}

const launched = {
    chromium: (language, userDataDir) => puppeteer.launch({ executablePath: '/usr/bin/chromium', headless: true, userDataDir,
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-unsafe-swiftshader', `--lang=${language}`, `--accept-lang=${language}`] }),
    firefox: (language, userDataDir) => puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: false,
        userDataDir, extraPrefsFirefox: { 'intl.accept_languages': language, 'webgl.force-enabled': true } }),
}
// What Firefox cannot be asked for is as it is there.
async function prepare(page, browser, { size: [width, height], scheme, slower }) {
    if (browser === 'firefox')
        return page.setViewport({ width, height })
    await page.setViewport({ width, height, deviceScaleFactor: 1, isMobile: width < 1000, hasTouch: width < 1000 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.emulateCPUThrottling(slower)
}

// A first start, a later one, and one that has a match to show.
async function visit(name, start) {
    const place = mkdtempSync(join(tmpdir(), 'pegsheet-starts-'))
    const browser = await launched[name](start.language, place)
    const page = await browser.newPage()
    page.on('dialog', dialog => dialog.accept())
    await prepare(page, name, start)
    await page.evaluateOnNewDocument(keepInstance)
    await record(page, address, name)
    await record(page, address, name)
    await page.goto('about:blank')
    await page.goto(`${address}#${encodeURIComponent(code)}`)
    await page.waitForFunction(() => !document.getElementById('start'), { timeout: 120_000 })
    await pause(2000 * start.slower)
    await page.keyboard.press('Enter') // it is taken over
    await pause(1000 * start.slower)
    await page.waitForFunction(() => pegsheetPage.keeping === 0, { timeout: 120_000 })
    await page.screenshot({ path: join(profiles, `${name}-${number}.png`) })
    await record(page, address, name)
    await browser.close()
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}

mkdirSync(profiles, { recursive: true })
const root = fileURLToPath(new URL('..', import.meta.url))
const code = JSON.parse(readFileSync(join(root, 'tests/model/golden/codes.jsonl'), 'utf8').split('\n')[0]).text
const starts = {
    chromium: [
        { size: [360, 640], language: 'en', scheme: 'light', slower: 1 },
        { size: [360, 740], language: 'de', scheme: 'dark', slower: 4 },
        { size: [800, 1280], language: 'de', scheme: 'light', slower: 1 },
        { size: [1920, 1080], language: 'en', scheme: 'dark', slower: 1 },
    ],
    firefox: [{ size: [360, 640], language: 'en', slower: 1 }, { size: [1920, 1080], language: 'de', slower: 1 }],
}
for (const [name, each] of Object.entries(starts))
    for (const start of each)
        await visit(name, start)
server.close()
