// SPDX-License-Identifier: Apache-2.0
// Figures of the page, each beside what the same browser needs for nothing but that: how long a visit takes until its first frame,
// how long a change until the browser keeps it, and the memory after a match of touches.
// Pages in other folders are visited in turn with it.
//   node figures.mjs [visits] [seconds of touches] [folder of another page ...]
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { served } from './server.mjs'
import { Tablet, pause } from './tablet.mjs'

const visits = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 90)

const sorted = times => [...times].sort((a, b) => a - b)
const part = (times, p) => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * p))]
const spread = times => `median ${part(times, 0.5).toFixed(1)} ms, 99 % ${part(times, 0.99).toFixed(1)} ms, of ${times.length}`

// An empty page of the same browser.
async function emptyPage(tablet) {
    const before = performance.now()
    await tablet.page.goto('about:blank')
    await tablet.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    return performance.now() - before
}

// A page of the same browser that draws one triangle by WebGL, in the same size.
async function drawnPage(tablet) {
    const before = performance.now()
    await tablet.page.goto(`${tablet.address}icon.svg`)
    await tablet.page.evaluate(async () => {
        const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas')
        Object.assign(canvas, { width: 360, height: 640 })
        const inside = document.documentElement.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject'))
        inside.append(canvas)
        const gl = canvas.getContext('webgl2')
        const program = gl.createProgram()
        for (const [type, text] of [[gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(gl_VertexID % 2, gl_VertexID / 2, 0, 1); }'],
            [gl.FRAGMENT_SHADER, 'precision mediump float; out vec4 colour; void main() { colour = vec4(1); }']]) {
            const shader = gl.createShader(type)
            gl.shaderSource(shader, `#version 300 es\n${text}`)
            gl.compileShader(shader)
            gl.attachShader(program, shader)
        }
        gl.linkProgram(program)
        gl.useProgram(program)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    return performance.now() - before
}

const perSecond = megabits => megabits * 1e6 / 8
// As a line of that many Mbit/s, and a processor that is slower that many times.
async function slowed(page, { megabits, latency, slower }) {
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: perSecond(megabits), uploadThroughput: perSecond(megabits) })
    await page.emulateCPUThrottling(slower)
}
// When the page first said how far it is.
function noteWords() {
    const look = () => {
        if (/\d/.test(document.getElementById('loaded')?.textContent))
            window.pegsheetSaid = performance.now()
        else
            requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}

class Page {
    constructor(folder) {
        this.folder = folder
        this.times = { first: [], later: [], offline: [], anew: [] }
        this.lines = []
    }
    async visit() {
        await served({ from: this.folder, isCompressed: true }, async (copy, address) => {
            const tablet = await new Tablet().start()
            tablet.address = address
            empty.push(await emptyPage(tablet))
            drawn.push(await drawnPage(tablet))
            copy.sent = 0
            await tablet.page.goto('about:blank')
            this.times.first.push(await tablet.open(tablet.page, address))
            await tablet.page.evaluate(() => navigator.serviceWorker.ready)
            this.all = copy.sent
            this.times.later.push(await tablet.open(tablet.page, address))
            await tablet.browser.close()
            await tablet.start()
            this.times.anew.push(await tablet.open(tablet.page, address))
            await copy.die()
            this.times.offline.push(await tablet.open(tablet.page, address))
            await tablet.end()
        })
    }
    async slowVisit(line) {
        await served({ from: this.folder, isCompressed: true }, async (copy, address) => {
            const tablet = await new Tablet().start()
            await slowed(tablet.page, line)
            await tablet.page.evaluateOnNewDocument(noteWords)
            const begun = performance.now()
            const drawn = await tablet.open(tablet.page, address)
            const whole = performance.now() - begun
            const said = await tablet.page.evaluate(() => window.pegsheetSaid)
            this.lines.push(`${line.megabits} Mbit/s, ${line.latency} ms, processor ${line.slower} times slower: says how far it is after ${said.toFixed(0)} ms, `
                + `drawn after ${(drawn / 1000).toFixed(1)} s, can be touched after ${(whole / 1000).toFixed(1)} s`)
            await tablet.end()
        })
    }
    print() {
        console.log(this.folder)
        for (const [name, label] of [['first', 'first visit'], ['later', 'later visit'], ['anew', 'browser begun anew'], ['offline', 'server dead']])
            console.log(`  ${label.padEnd(19)}${spread(this.times[name])}`)
        const size = name => existsSync(join(this.folder, name)) ? statSync(join(this.folder, name)).size : 0
        console.log(`  program until the first frame ${(size('pegsheet.wasm.br') / 1e6).toFixed(2)} MB, `
            + `all of a first visit ${(this.all / 1e6).toFixed(2)} MB over the line`)
        for (const line of this.lines)
            console.log(`  ${line}`)
    }
}

const empty = []
const drawn = []
const pages = [join(process.env.PEGSHEET_SOURCE, 'build/web'), ...process.argv.slice(4)].map(folder => new Page(folder))
for (let time = 0; time < visits; ++time)
    for (const page of pages)
        await page.visit()
for (const line of [{ megabits: 1.5, latency: 150, slower: 1 }, { megabits: 9, latency: 85, slower: 4 }])
    for (const page of pages)
        await page.slowVisit(line)
console.log(`an empty page        ${spread(empty)}`)
console.log(`a triangle by WebGL  ${spread(drawn)}`)
for (const page of pages)
    page.print()

const tablet = await new Tablet().start()
await tablet.open()
await tablet.beginMatch()
await tablet.page.evaluate(() => {
    const page = window.pegsheetPage
    const { filesChanged, filesKept } = page
    let since = null
    page.times = []
    page.filesChanged = () => {
        since ??= performance.now()
        filesChanged()
    }
    page.filesKept = () => {
        if (since !== null)
            page.times.push(performance.now() - since)
        since = null
        filesKept()
    }
})
await tablet.touchAtRandom(performance.now() + 1000 * seconds)
await pause(1000)
console.log(`a change until kept  ${spread(await tablet.page.evaluate(() => window.pegsheetPage.times))}`)
const bare = await tablet.page.evaluate(async () => {
    const request = indexedDB.open('yardstick', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('parts')
    await new Promise(done => { request.onsuccess = done })
    const times = []
    for (let time = 0; time < 200; ++time) {
        const before = performance.now()
        const transaction = request.result.transaction('parts', 'readwrite', { durability: 'strict' })
        transaction.objectStore('parts').put(new Uint8Array(16384).fill(time), time % 4)
        await new Promise(done => { transaction.oncomplete = done })
        times.push(performance.now() - before)
        await new Promise(done => { setTimeout(done, 20) })
    }
    return times
})
console.log(`one part alone       ${spread(bare)}`)
const session = await tablet.browser.target().createCDPSession()
const { processInfo } = await session.send('SystemInfo.getProcessInfo')
const memory = processInfo.filter(each => each.type === 'renderer')
    .map(each => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${each.id}/status`, 'utf8'))?.[1] ?? 0) / 1024)
console.log(`memory of the page   ${Math.max(...memory).toFixed(0)} MB after ${(await tablet.databaseNow()).moves} moves`)
await tablet.end()
