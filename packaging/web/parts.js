// SPDX-License-Identifier: Apache-2.0
// The program comes in two parts (packaging/web.sh): what runs until the start page is drawn, and the rest, which then takes its
// places in the table of the first. Until it is there nothing that is touched or typed reaches the program.
'use strict'

let complete
const completed = new Promise(done => { complete = done })

const typed = ['keydown', 'keyup', 'keypress', 'beforeinput', 'wheel', 'paste', 'drop']
const withhold = event => event.stopImmediatePropagation()
typed.forEach(type => window.addEventListener(type, withhold, { capture: true }))
completed.then(() => {
    typed.forEach(type => window.removeEventListener(type, withhold, { capture: true }))
    pegsheet.completed()
})

// Stands for all that has not come. Nothing was touched yet, so nothing is lost.
function missing() {
    pegsheet.beginWhole()
    throw new Error('The program called what had not come yet')
}

async function instantiate(imports) {
    const instance = await WebAssembly.instantiate(await pegsheet.compiling, { ...imports, placeholder: new Proxy({}, { get: () => missing }) })
    const joined = pegsheet.rest.then(rest => rest && WebAssembly.instantiate(rest, { primary: instance.exports }))
    joined.then(complete, pegsheet.fail)
    if (pegsheet.isWhole)
        await joined
    return instance
}

// As Emscripten calls it.
function instantiateWasm(imports, done) {
    instantiate(imports).then(async instance => done(instance, await pegsheet.compiling)).catch(pegsheet.fail)
    return {}
}
