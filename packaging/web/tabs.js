// SPDX-License-Identifier: Apache-2.0
// One tab plays.
'use strict'

// A browser has one file system for all its tabs, and each tab would write it as if it were alone.
function onlyTab() {
    if (!navigator.locks)
        return onlyTabByMark()
    return new Promise(answer => {
        navigator.locks.request(`pegsheet ${pegsheet.place}`, { ifAvailable: true }, lock => {
            answer(lock !== null)
            return lock && new Promise(() => {}) // until the page ends
        }).catch(() => answer(onlyTabByMark()))
    })
}

// Where a browser gives no locks, as without https, the tab that plays notes every second that it is there. One that slept for so long
// that another took its place has ended, and writes nothing any more.
const tabMark = `pegsheet tab ${pegsheet.place}`
const tab = `${Date.now()} ${Math.random()}`
const tabPause = 1000 // milliseconds between two notes
let playsAlone = () => true

const pauseFor = milliseconds => new Promise(done => setTimeout(done, milliseconds))

async function onlyTabByMark() {
    const noted = () => JSON.parse(localStorage.getItem(tabMark))
    const note = () => localStorage.setItem(tabMark, JSON.stringify({ tab, time: Date.now() }))
    const isOwn = () => (noted() ?? { tab }).tab === tab
    const isOtherThere = () => !isOwn() && Math.abs(Date.now() - noted().time) < 2.5 * tabPause
    try {
        // One that ended without a word is noted for so long.
        for (let looks = 0; looks < 3 && isOtherThere(); ++looks)
            await pauseFor(tabPause)
        if (isOtherThere())
            return false
        note()
        await pauseFor(tabPause / 10) // another one may look in this moment
        if (!isOwn())
            return false
    } catch (refused) {
        return true // a browser that notes nothing keeps nothing either
    }
    let isFirst = true
    playsAlone = () => isFirst = isFirst && isOwn()
    setInterval(() => playsAlone() ? note() : pegsheet.end(pegsheet.sentences.otherTab, [pegsheet.again()]), tabPause)
    window.addEventListener('pagehide', () => playsAlone() && localStorage.removeItem(tabMark))
    return true
}
