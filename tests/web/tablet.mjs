// SPDX-License-Identifier: Apache-2.0
// A tablet: Chromium with a profile of its own, and the page in it, touched as a finger does. PEGSHEET_FIREFOX names a Firefox to be
// taken in its place, which draws with WebGL on a display only, and cannot be asked for a camera, a slow line or downloads.
import puppeteer from 'puppeteer-core'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const address = process.env.PEGSHEET_WEB_ADDRESS ?? 'http://127.0.0.1:8000/'
const chromium = process.env.PEGSHEET_CHROMIUM ?? '/usr/bin/chromium'
export const firefox = process.env.PEGSHEET_FIREFOX

export const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds))

export class Tablet {
    // `size` in pixels; `language` as browsers write it; `camera` is a film that the camera shows, without one there is no camera.
    constructor({ size = [360, 640], language = 'en', camera } = {}) {
        this.address = address
        this.size = size
        this.language = language
        this.camera = camera
        this.profile = mkdtempSync(join(tmpdir(), 'pegsheet-web-'))
        this.problems = []
        this.warnings = []
    }

    async start() {
        this.browser = await puppeteer.launch(firefox ? {
            browser: 'firefox', executablePath: firefox, headless: !process.env.DISPLAY, protocolTimeout: 300_000, userDataDir: this.profile,
            extraPrefsFirefox: { 'intl.accept_languages': this.language, 'network.dns.localDomains': 'pegsheet.test', 'webgl.force-enabled': true },
        } : {
            executablePath: chromium, headless: true, protocolTimeout: 300_000,
            args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-unsafe-swiftshader', '--host-resolver-rules=MAP pegsheet.test 127.0.0.1',
                `--lang=${this.language}`, `--accept-lang=${this.language}`, `--user-data-dir=${this.profile}`,
                ...this.camera ? ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream',
                    `--use-file-for-fake-video-capture=${this.camera}`] : []],
        })
        this.page = await this.newPage()
        return this
    }
    async newPage() {
        const page = await this.browser.newPage()
        const [width, height] = this.size
        await page.setViewport(firefox ? { width, height } : { width, height, deviceScaleFactor: 1, isMobile: true, hasTouch: true })
        page.on('dialog', dialog => dialog.accept()) // whether to leave before all is kept
        page.on('pageerror', error => this.problems.push(error.message))
        page.on('console', said => ['warn', 'error'].includes(said.type()) && this.warnings.push(said.text()))
        return page
    }
    // Opens the page and waits until it can be touched; returns the milliseconds from the request to the first frame.
    async open(page = this.page, to = address) {
        const before = performance.now()
        await page.goto(to, { waitUntil: 'domcontentloaded' })
        await this.gives(page, 'start')
        const drawn = performance.now() - before
        await this.started(page)
        return drawn
    }
    // Until that element of the page is gone, or the page says something in its place: `start` goes with the first frame, `cover` once
    // all of the program is there.
    async gives(page, id) {
        const isGone = id => document.getElementById('words') && (!document.getElementById(id) || document.getElementById('words').textContent)
        await page.waitForFunction(isGone, { timeout: 240_000, polling: 20 }, id)
    }
    async started(page = this.page) {
        await this.gives(page, 'start')
        await this.gives(page, 'cover')
    }
    // Where the page says that what was kept is gone: the last choice it gives, from the copy or without, until the program runs.
    async decide() {
        await this.goOn()
        await this.kept()
    }
    async goOn() {
        if (!await this.page.$('#words button'))
            throw new Error(`the page says: ${await this.words()} ${this.warnings.at(-1) ?? ''}`)
        await this.page.click('#words button:last-child')
        const isRunning = () => document.getElementById('words')?.textContent === '' && !document.getElementById('start')
        await this.page.waitForFunction(isRunning, { timeout: 240_000, polling: 20 })
    }
    // Until all that is kept is in the second copy too.
    async copied() {
        await this.kept()
        const keptTime = () => this.page.evaluate(() => JSON.parse(localStorage.getItem('pegsheet kept /')).time)
        for (let end = performance.now() + 60_000; await this.copyTime() < await keptTime(); await pause(200)) {
            if (performance.now() > end)
                throw new Error(`the second copy is of ${await this.copyTime()}, what is kept of ${await keptTime()}: ${this.warnings}`)
        }
    }
    // When the newest of the second copies was made; 0 where there is none. One that is replaced in this moment cannot be read.
    copyTime() {
        return this.page.evaluate(async () => {
            const times = [0]
            for await (const file of (await navigator.storage.getDirectory()).values()) {
                try {
                    const text = await (await file.getFile()).text()
                    times.push(JSON.parse(text.split('\n', 1)[0]).time)
                } catch (replaced) {
                    // the other one is there
                }
            }
            return Math.max(...times)
        })
    }
    // As if another tab or the home screen were looked at.
    async hide() {
        await this.page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
            document.dispatchEvent(new Event('visibilitychange'))
        })
    }
    // Throws away what the browser keeps, the second copy too if `withCopy`.
    async throwAway(withCopy) {
        await this.page.goto(this.address + 'icon.svg') // the page itself has it open
        await this.page.evaluate(async withCopy => {
            await new Promise((done, failed) => {
                const request = indexedDB.deleteDatabase('pegsheet /')
                request.onsuccess = done
                request.onerror = request.onblocked = failed
            })
            const folder = await navigator.storage.getDirectory()
            for await (const name of withCopy ? folder.keys() : [])
                await folder.removeEntry(name)
        }, withCopy)
    }
    words(page = this.page) { return page.evaluate(() => document.getElementById('words').textContent) }

    async touch(x, y) { await (firefox ? this.page.mouse.click(x, y) : this.page.touchscreen.tap(x, y)) }
    // Until what `act` does is seen and nothing moves any more. Where nothing is seen of it for five seconds the page was not ready for
    // it, and it is done again.
    async see(act) {
        const look = () => this.page.screenshot({ encoding: 'base64' })
        const before = await this.still()
        for (let times = 0; times < 6; ++times) {
            await act()
            for (const end = performance.now() + 5000; performance.now() < end; await pause(50)) {
                if (await look() !== before) {
                    await this.still()
                    return
                }
            }
        }
        throw new Error(`nothing changes on the page by ${act}`)
    }
    // Until nothing moves on the page; returns how it looks then.
    async still() {
        for (let shown = '', end = performance.now() + 30_000; performance.now() < end; await pause(150)) {
            const before = shown
            shown = await this.page.screenshot({ encoding: 'base64' })
            if (shown === before)
                return shown
        }
        throw new Error('the page does not come to rest')
    }
    // From the start page to the first turn of the Bronze Age.
    async beginMatch() {
        const [width, height] = this.size
        await this.see(() => this.touch(width / 4, 264))
        for (const [y, name] of [[130, 'Ada'], [182, 'Ben']]) {
            await this.see(() => this.touch(width / 2, y))
            await this.see(() => this.type(name))
        }
        await this.see(() => this.touch(width / 2, height - 36))
        await this.holds(now => now.matches > 0)
    }
    // Touches a match of the Bronze Age: dice, the main button, the one beside it. Wherever it stands, something happens. After every
    // other touch `look` is waited for.
    async touchAtRandom(end, look = () => this.kept()) {
        const places = [[62, 290], [179, 290], [296, 290], [62, 362], [296, 362], [230, 604], [278, 604], [278, 604], [278, 604]]
        while (performance.now() < end) {
            await this.touch(...places[Math.floor(Math.random() * places.length)])
            if (Math.random() < 0.5)
                await look()
            else
                await pause(Math.random() * 60)
        }
    }
    async type(text) { await this.page.keyboard.type(text) }
    // Until the page says that the browser keeps all that was written; returns the milliseconds.
    async kept() {
        const before = performance.now()
        await this.page.waitForFunction(() => window.pegsheetPage.keeping === 0, { timeout: 30_000, polling: 5 })
        return performance.now() - before
    }

    // The database, once all of it is kept and it is as `wanted` says.
    async holds(wanted) {
        for (let end = performance.now() + 30_000; ; await pause(100)) {
            await this.kept()
            const now = await this.databaseNow()
            if (wanted(now))
                return now
            if (performance.now() > end)
                throw new Error(`the database has ${JSON.stringify(now)}, not ${wanted}`)
        }
    }

    // What a screen reader finds: the names of the buttons that can be pressed.
    async listen() {
        await this.page.evaluate(() => {
            const button = node => node.tagName === 'BUTTON' ? node
                : [...node.shadowRoot?.children ?? [], ...node.children].map(button).find(found => found)
            button(document.getElementById('window')).click()
        })
        await this.page.waitForFunction(() => window.pegsheetButtons?.().length > 1, { timeout: 20_000 })
    }
    async helpListening() {
        await this.page.evaluate(() => {
            window.pegsheetButtons = () => {
                const found = []
                const visit = node => {
                    if (node.tagName === 'BUTTON' && node.getAttribute('aria-hidden') !== 'true')
                        found.push(node)
                    for (const child of [...node.shadowRoot?.children ?? [], ...node.children])
                        visit(child)
                }
                visit(document.getElementById('window'))
                return found
            }
        })
    }
    names() { return this.page.evaluate(() => window.pegsheetButtons().map(button => button.innerText)) }
    // The whole name of the button whose name begins so, once it is there.
    async beginning(words) {
        const there = start => window.pegsheetButtons().some(each => each.innerText.startsWith(start))
        await this.page.waitForFunction(there, { timeout: 30_000 }, words).catch(async () => {
            throw new Error(`no button begins with "${words}": ${await this.names()}`)
        })
        return (await this.names()).find(name => name.startsWith(words))
    }
    // Until no button has that name.
    async gone(name) {
        const isGone = gone => !window.pegsheetButtons().some(each => each.innerText === gone)
        await this.page.waitForFunction(isGone, { timeout: 30_000, polling: 100 }, name)
    }
    async pressBeginning(words) { await this.press(await this.beginning(words)) }
    // All that is said on the page.
    spoken() {
        return this.page.evaluate(() => {
            const words = []
            const visit = node => {
                if (node.getAttribute('aria-hidden') !== 'true')
                    words.push(node.getAttribute('aria-label') ?? '', node.children.length ? '' : node.textContent)
                for (const child of [...node.shadowRoot?.children ?? [], ...node.children])
                    visit(child)
            }
            visit(document.getElementById('window'))
            return words.join('\n')
        })
    }
    // Until something is said that the pattern fits.
    async says(pattern) {
        for (let end = performance.now() + 30_000, said; !pattern.test(said = await this.spoken()); await pause(100)) {
            if (performance.now() > end)
                throw new Error(`nothing like ${pattern} is said: ${said}`)
        }
    }
    async press(name) {
        await this.page.waitForFunction(wanted => {
            const button = window.pegsheetButtons().find(each => each.innerText === wanted)
            button?.click()
            return button !== undefined
        }, { timeout: 30_000, polling: 100 }, name).catch(async () => {
            throw new Error(`there is no button "${name}": ${await this.names()}`)
        })
    }

    // The database as the program has it, or as the browser keeps it: how many moves it holds, and what SQLite says of it.
    async databaseNow() {
        return judged(await this.page.evaluate(() => ['', '-wal'].map(suffix => {
            const bytes = window.pegsheetPage.read('matches.db' + suffix)
            let text = ''
            for (let from = 0; from < bytes.length; from += 32768)
                text += String.fromCharCode(...bytes.subarray(from, from + 32768))
            return btoa(text)
        })))
    }
    async databaseKept() { return judged(await this.page.evaluate(keptFiles)) }

    async kill() {
        const ended = new Promise(done => this.browser.process().once('exit', done))
        this.browser.process().kill('SIGKILL')
        await ended
        await pause(300)
    }
    async end() {
        await this.browser?.close().catch(() => {})
        rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
    }
}

// Runs in the page.
async function keptFiles() {
    const answer = request => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = () => failed(request.error) })
    const database = await answer(indexedDB.open('pegsheet /'))
    const transaction = database.transaction(['files', 'parts'])
    const contents = []
    for (const path of ['/matches.db', '/matches.db-wal']) {
        const record = await answer(transaction.objectStore('files').get(path))
        const content = new Uint8Array(record?.size ?? 0)
        const ofFile = IDBKeyRange.bound([record?.id ?? 0, 0], [record?.id ?? 0, Infinity])
        const parts = record ? await answer(transaction.objectStore('parts').getAllKeys(ofFile)) : []
        for (const key of parts) {
            const part = await answer(transaction.objectStore('parts').get(key))
            const from = key[1] * 16384
            if (from < content.length) // as the page reads it
                content.set(part.subarray(0, content.length - from), from)
        }
        let text = ''
        for (let from = 0; from < content.length; from += 32768)
            text += String.fromCharCode(...content.subarray(from, from + 32768))
        contents.push(btoa(text))
    }
    database.close()
    return contents
}

// How many moves and matches a database and its write-ahead log hold, in base64, and what SQLite says of them.
export function judged([file, log]) {
    const folder = mkdtempSync(join(tmpdir(), 'pegsheet-web-'))
    writeFileSync(join(folder, 'a.db'), Buffer.from(file, 'base64'))
    writeFileSync(join(folder, 'a.db-wal'), Buffer.from(log, 'base64'))
    const script = 'import sqlite3,sys,json\nd=sqlite3.connect(sys.argv[1])\n'
        + 'print(json.dumps([d.execute("SELECT count(*) FROM move").fetchone()[0],d.execute("SELECT count(*) FROM match").fetchone()[0],'
        + 'd.execute("PRAGMA integrity_check").fetchone()[0]]))'
    const [moves, matches, integrity] = JSON.parse(execFileSync('python3', ['-c', script, join(folder, 'a.db')]).toString())
    rmSync(folder, { recursive: true })
    return { moves, matches, integrity }
}
