// SPDX-License-Identifier: Apache-2.0
// The browser is killed at random moments of a match: whatever the page said was kept is there afterwards, and the file is sound.
// Each profile sees so many kills that its match is not over yet.
//   node kills.mjs [how often]
import { Tablet, pause } from './tablet.mjs'

const kills = Number(process.argv[2] ?? 300)
const killsAMatch = 25
const counts = { moves: 0, lost: 0, told: 0, damaged: 0, failedStarts: 0 }
const times = []
const problems = []

async function killOften(tablet, often) {
    let promised = 0
    const look = async () => {
        times.push(await tablet.kept())
        if (Math.random() < 0.3)
            promised = (await tablet.databaseNow()).moves
    }
    for (let kill = 0; kill <= often; ++kill) {
        await tablet.start()
        await tablet.open()
        // A start that fails says so; what is kept is there for the next one.
        for (; /does not start/.test(await tablet.words()) && counts.failedStarts < kills; ++counts.failedStarts) {
            problems.push(tablet.warnings.at(-1))
            await tablet.open()
        }
        const isTold = await tablet.words() !== ''
        if (isTold)
            await tablet.decide()
        const found = kill === 0 ? { moves: 0, matches: 0, integrity: 'ok' } : await tablet.databaseKept()
        if (found.moves < promised || isTold) {
            ++counts.lost
            counts.told += isTold ? 1 : 0
            promised = found.moves
        }
        if (found.integrity !== 'ok' || (!isTold && found.matches !== Math.min(kill, 1)))
            ++counts.damaged
        if (kill === often)
            return found.moves
        if (found.matches === 0)
            await tablet.beginMatch()
        else
            await pause(500)
        // The match that was open is open again.
        const touching = tablet.touchAtRandom(performance.now() + 60_000, look).catch(() => {}) // it ends with the browser
        await pause(800 + Math.random() * 2500)
        await tablet.kill()
        await touching
    }
}

for (let done = 0; done < kills; done += killsAMatch) {
    const tablet = new Tablet()
    counts.moves += await killOften(tablet, Math.min(killsAMatch, kills - done))
    problems.push(...tablet.problems)
    await tablet.end()
    console.log(`${Math.min(kills, done + killsAMatch)} kills, ${counts.moves} moves kept, ${counts.lost} times something was lost `
        + `(${counts.told} times the page said so), ${counts.damaged} damaged files, ${counts.failedStarts} starts that failed`)
}
times.sort((a, b) => a - b)
const part = p => times[Math.min(times.length - 1, Math.floor(times.length * p))]?.toFixed(0)
console.log(`from a touch to kept: median ${part(0.5)} ms, 99 % ${part(0.99)} ms, most ${part(1)} ms, of ${times.length}`)
console.log(problems.length ? problems.slice(0, 5) : 'no errors in the page')
process.exit(counts.lost + counts.damaged + problems.length === 0 ? 0 : 1)
