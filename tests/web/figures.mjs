// SPDX-License-Identifier: Apache-2.0
// Figures of the page, each beside what the same browser needs for nothing but that: how long a visit takes until its first frame,
// how long a change until the browser keeps it, and the memory after a match of touches.
//   node figures.mjs [visits] [seconds of touches]
import { readFileSync } from 'node:fs'
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

const first = []
const later = []
const offline = []
const empty = []
const drawn = []
for (let time = 0; time < visits; ++time) {
    const tablet = await new Tablet().start()
    empty.push(await emptyPage(tablet))
    drawn.push(await drawnPage(tablet))
    first.push(await tablet.open())
    await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    later.push(await tablet.open())
    await tablet.page.setOfflineMode(true)
    offline.push(await tablet.open())
    await tablet.end()
}
console.log(`an empty page        ${spread(empty)}`)
console.log(`a triangle by WebGL  ${spread(drawn)}`)
console.log(`first visit          ${spread(first)}`)
console.log(`later visit          ${spread(later)}`)
console.log(`without a network    ${spread(offline)}`)

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
