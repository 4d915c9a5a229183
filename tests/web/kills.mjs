// SPDX-License-Identifier: Apache-2.0
// The browser is killed at random moments of a match: whatever the page said was kept is there afterwards, and the file is sound.
//   node kills.mjs [how often]
import { Tablet, pause } from './tablet.mjs'

const kills = Number(process.argv[2] ?? 300)
const tablet = new Tablet()
let promised = 0
let lost = 0
let told = 0
let damaged = 0
const times = []

async function look() {
    times.push(await tablet.kept())
    if (Math.random() < 0.3)
        promised = (await tablet.databaseNow()).moves
}

for (let kill = 0; kill <= kills; ++kill) {
    await tablet.start()
    await tablet.open()
    const isTold = await tablet.words() !== ''
    if (isTold)
        await tablet.decide()
    const found = kill === 0 ? { moves: 0, matches: 0, integrity: 'ok' } : await tablet.databaseKept()
    if (found.moves < promised || isTold) {
        ++lost
        told += isTold ? 1 : 0
        promised = found.moves
    }
    if (found.integrity !== 'ok' || (!isTold && found.matches !== Math.min(kill, 1)))
        ++damaged
    if (kill === kills)
        break
    if (found.matches === 0)
        await tablet.beginMatch()
    else
        await pause(500)
    // The match that was open is open again.
    const touching = tablet.touchAtRandom(performance.now() + 60_000, look).catch(() => {}) // it ends with the browser
    await pause(800 + Math.random() * 2500)
    await tablet.kill()
    await touching
    if (kill % 10 === 9)
        console.log(`${kill + 1} kills, ${found.moves} moves, ${lost} lost (${told} told), ${damaged} damaged`)
}
times.sort((a, b) => a - b)
const part = p => times[Math.min(times.length - 1, Math.floor(times.length * p))]?.toFixed(0)
console.log(`${kills} kills, ${promised} moves kept, ${lost} times something was lost (${told} times the page said so), `
    + `${damaged} damaged files`)
console.log(`from a touch to kept: median ${part(0.5)} ms, 99 % ${part(0.99)} ms, most ${part(1)} ms, of ${times.length}`)
console.log(tablet.problems.length ? tablet.problems.slice(0, 5) : 'no errors in the page')
await tablet.end()
process.exit(lost + damaged + tablet.problems.length === 0 ? 0 : 1)
