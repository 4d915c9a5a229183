// SPDX-License-Identifier: Apache-2.0
// Starts the program in its page and gives it what only a page can do.
'use strict'

const { sentences, place } = pegsheet

// The screen stays on while `awake`; a browser lets it go whenever the page is not seen.
let isAwake = false
let wakeLock = null
let audio = null

async function holdScreen() {
    if (!isAwake || wakeLock || document.visibilityState !== 'visible')
        return
    try {
        wakeLock = await navigator.wakeLock?.request('screen') ?? null
        wakeLock?.addEventListener('release', () => { wakeLock = null })
    } catch (refused) {
        wakeLock = null // the battery is low, or the browser does not want to
    }
}
document.addEventListener('visibilitychange', holdScreen)

const types = { png: 'image/png', pdf: 'application/pdf', json: 'application/json', csv: 'text/csv' }

function download(file) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

// What was copied: a picture before a text.
async function readClipboard() {
    const items = await navigator.clipboard.read()
    for (const wanted of ['image/', 'text/plain']) {
        for (const item of items) {
            const type = item.types.find(each => each.startsWith(wanted))
            if (type && wanted === 'image/')
                await codesThere
            if (type)
                return { bytes: new Uint8Array(await (await item.getType(type)).arrayBuffer()), isPicture: wanted === 'image/' }
        }
    }
    return { bytes: new Uint8Array(), isPicture: false }
}

// A file of the user's choice, or null.
function pickFile(chosen) {
    const input = Object.assign(document.createElement('input'), { type: 'file' })
    input.addEventListener('change', async () => {
        const [file] = input.files
        await codesThere
        chosen(file ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : null)
    })
    input.addEventListener('cancel', () => chosen(null))
    input.click()
}

// What need not be there before the first frame waits for it: it would take its time.
let show
const shown = new Promise(done => { show = done })

// What may be a picture of a code is handed over only then.
const codesThere = shown.then(loadCodes).catch(problem => console.error('No codes can be written or read:', problem))

// How the program starts after such a question is seldom, and may need any of it.
function askWhole(text, goOn, others) {
    pegsheet.hurryRest()
    return pegsheet.ask(text, goOn, others).then(() => completed)
}

const day = when => when.toLocaleString(pegsheet.language)

// What app/platform/browser/library.js and files.js call.
const page = {
    shown,
    // The folder of the page, whose files are this program's.
    place,
    // Whether what is written may be kept: no other tab took the place of this one.
    playsAlone: () => playsAlone(),
    // 0: the browser keeps all that was written; 1: it does not yet; 2: it refuses, keepingProblem says why.
    keeping: 0,
    keepingProblem: '',
    tellKeeping: () => {},
    // Whether the browser may throw away all of it by itself: it did not promise anything else.
    mayForget: false,
    tellForgetting: () => {},
    // Whether a newer version was fetched and waits for the next start.
    newerWaits: false,
    tellVersions: () => {},
    // The content of a file below the program's folder, as the program has it.
    read: () => new Uint8Array(),

    // A byte a module, 1 for a dark one; null where there is no such code.
    encodeQr: text => {
        const options = { format: 'QRCode', options: 'ecLevel=M', scale: 0, rotate: 0, invert: false, addHRT: false, addQuietZones: false }
        const written = codes?.writeBarcodeFromText(text, options)
        return written && !written.error ? written.symbol.data.map(light => light ? 0 : 1) : null
    },
    decodeQr,
    openCamera,
    closeCamera,
    // Where the browser refuses it, the light stays as it is.
    lightCamera: on => { camera.stream?.getVideoTracks()[0].applyConstraints({ advanced: [{ torch: on }] }).catch(() => {}) },
    readClipboard,
    pickFile,
    keepAwake: awake => {
        isAwake = Boolean(awake)
        if (isAwake)
            holdScreen()
        else
            wakeLock?.release()
    },
    watchMotion: tell => {
        const asked = matchMedia('(prefers-reduced-motion: reduce)')
        asked.addEventListener('change', () => tell(asked.matches))
        tell(asked.matches)
    },
    play: (samples, samplesASecond) => {
        audio ??= new AudioContext()
        const sound = audio.createBuffer(1, samples.length, samplesASecond)
        sound.copyToChannel(samples, 0)
        const source = audio.createBufferSource()
        source.buffer = sound
        source.connect(audio.destination)
        source.start()
    },
    // By the phone's own share dialog where there is one, else as a download.
    handOut: (name, bytes) => {
        const file = new File([bytes], name, { type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream' })
        if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.({ files: [file] }))
            return download(file)
        navigator.share({ files: [file] }).catch(refused => {
            if (refused.name !== 'AbortError')
                download(file)
        })
    },
    watchKeeping: tell => {
        page.tellKeeping = tell
        tell(page.keeping)
    },
    filesChanged: () => {
        if (page.keeping === 0)
            page.setKeeping(1)
    },
    filesKept: () => page.setKeeping(0),
    filesFailed: problem => {
        console.error('What was written is not kept:', problem)
        page.keepingProblem = `${problem?.name ?? problem}`
        page.setKeeping(2)
    },
    // The program does not start without what was kept; whoever reads this decides. It goes on from the second copy, of `copyTime`,
    // where there is one; without one this never ends.
    filesLost: (time, problem, copyTime, forget) => {
        console.error('What was kept is not there:', problem)
        const anew = () => {
            forget()
            location.reload()
        }
        const text = sentences.lost(day(time), problem.name, copyTime && day(copyTime))
        if (copyTime)
            return askWhole(text, sentences.goOn, [pegsheet.again()])
        pegsheet.say(text, [pegsheet.again(), pegsheet.button(sentences.anew, anew)])
        return new Promise(() => {})
    },
    // It starts from the second copy once that is read.
    filesFromCopy: time => askWhole(sentences.copy(day(time)), sentences.goOn),
    // Nothing was kept, and nothing will be.
    filesRefused: problem => askWhole(sentences.refused(problem.name), sentences.goOnAnyway, [pegsheet.again()]),
    setKeeping: keeping => {
        page.keeping = keeping
        page.tellKeeping(keeping)
    },
    watchForgetting: tell => {
        page.tellForgetting = tell
        tell(page.mayForget)
    },
    watchVersions: tell => {
        page.tellVersions = tell
        tell(page.newerWaits)
    },
    // Fonts with the letters that few names have: of other scripts than Latin, Greek and Cyrillic.
    watchLetters: tell => shown.then(async () => {
        for (const name of ['letters.ttf', 'letters-bold.ttf'])
            tell(new Uint8Array(await (await fetch(name)).arrayBuffer()))
    }).catch(problem => console.warn('Some letters did not come:', problem)),
    // The address of the sources, as packaging/web.sh was given it.
    sources: () => document.querySelector('meta[name=pegsheet-sources]').content,
}

// Whoever leaves before all is kept is asked.
window.addEventListener('beforeunload', event => {
    if (page.keeping !== 0 && !pegsheet.isOver())
        event.preventDefault()
})

// Asks the browser to keep what the page has until somebody deletes it.
async function askToKeep() {
    let isPromised = false
    try {
        isPromised = await navigator.storage.persist()
    } catch (unknown) {
        // a browser that promises nothing to anybody, or to no page without https
    }
    page.mayForget = !isPromised
    page.tellForgetting(page.mayForget)
}
// Some promise it to what is installed only.
window.addEventListener('appinstalled', askToKeep)

// Without a network the program starts from what the service worker keeps. Where there is none, it starts over the line as ever.
async function keepProgram() {
    const registration = await navigator.serviceWorker?.register('worker.js')
    if (!registration)
        return
    const look = () => {
        page.newerWaits = registration.waiting !== null && registration.active !== null
        page.tellVersions(page.newerWaits)
    }
    const follow = () => registration.installing?.addEventListener('statechange', look)
    registration.addEventListener('updatefound', follow)
    follow()
    look()
}

// Two fingers on the screen or the touchpad are the program's.
for (const gesture of ['gesturestart', 'gesturechange']) {
    document.addEventListener(gesture, event => {
        if (!pegsheet.isSaying())
            event.preventDefault()
    })
}
window.addEventListener('wheel', event => {
    if (event.ctrlKey && !pegsheet.isSaying())
        event.preventDefault()
}, { passive: false, capture: true })

// The program gets what the phone's keyboard leaves. Where the browser makes the whole page smaller by itself, nothing is covered.
function leaveRoomForKeyboard() {
    const seen = window.visualViewport
    const covered = seen.scale === 1 ? Math.round(document.documentElement.clientHeight - seen.height) : 0
    document.getElementById('window').style.bottom = covered > 0 ? `${covered}px` : ''
    if (covered > 0 && seen.offsetTop > 0)
        window.scrollTo(0, 0) // Safari pushes the page up by as much
}
window.visualViewport?.addEventListener('resize', leaveRoomForKeyboard)
window.visualViewport?.addEventListener('scroll', leaveRoomForKeyboard)

// What of a text is written as an address has it; a percent sign that was cut off, or was never one of an address, stays.
function decoded(text) {
    try {
        return decodeURIComponent(text)
    } catch (broken) {
        const pieces = text.match(/(%[0-9a-f]{2})+|[^]/gi)
        return pieces.length > 1 ? pieces.map(decoded).join('') : text
    }
}

// A link with a code: the text behind the # is seen by no server. It is looked at once, and nothing else is taken from there.
function offered() {
    const hash = location.hash.slice(1)
    history.replaceState(null, '', place)
    const text = decoded(hash)
    return /^PEGSHEET:/i.test(text) ? ['--', text] : []
}

// What people try first, the address of a computer of their own, has no https. It is said once a visit.
async function tellPlain() {
    const mark = `pegsheet plain ${place}`
    try {
        if (isSecureContext || sessionStorage.getItem(mark))
            return
        sessionStorage.setItem(mark, 'told')
    } catch (refused) {
        // said each time
    }
    await pegsheet.ask(sentences.plain, sentences.goOnAnyway)
}

// The gesture and the key that lead back do what Esc does; the page itself is not left by them.
function followBack() {
    const press = type => new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true })
    const canvas = () => document.getElementById('qt-shadow-container')?.shadowRoot?.querySelector('canvas')
    history.pushState(null, '')
    window.addEventListener('popstate', () => {
        history.pushState(null, '')
        canvas()?.dispatchEvent(press('keydown'))
        canvas()?.dispatchEvent(press('keyup'))
    })
}

// Elements for a screen reader have their order and their places once all of a page has come; those whose item is gone stay, and are
// hidden here.
let elements = null
function listen(program) {
    program._pegsheet_listen()
    if (elements)
        return
    const pages = document.getElementById('qt-shadow-container').shadowRoot
    let timer = 0
    const tellAnew = container => {
        const focused = pages.activeElement
        for (const each of container.children)
            each.ariaHidden = 'true'
        program._pegsheet_tellAnew()
        if (focused && focused !== pages.activeElement)
            focused.focus()
        elements.takeRecords()
    }
    elements = new MutationObserver(changes => {
        const change = changes.find(each => [...each.addedNodes].some(node => ['BUTTON', 'INPUT', 'TEXTAREA'].includes(node.tagName)))
        if (!change)
            return
        clearTimeout(timer)
        timer = setTimeout(() => tellAnew(change.target), 300)
    })
    elements.observe(pages, { childList: true, subtree: true })
}

// A phone may take from a page what it draws with, as while it is not seen. Qt does not begin to draw again, but the page, loaded
// again, goes on where it was. Where that was just done it would be for nothing.
function followGraphics() {
    document.getElementById('qt-shadow-container').shadowRoot.addEventListener('webglcontextlost', () => {
        if (performance.now() > 10_000)
            location.reload()
        else
            pegsheet.end(sentences.graphics)
    }, { capture: true })
}

// A page that nobody sees has no frames.
function nextFrame() {
    return new Promise(done => {
        requestAnimationFrame(() => setTimeout(done))
        setTimeout(done, 1000)
    })
}

async function start() {
    if (!await onlyTab()) {
        pegsheet.end(sentences.otherTab, [pegsheet.again()])
        return
    }
    await tellPlain()
    const program = await qtLoad({
        page,
        arguments: offered(),
        instantiateWasm,
        qt: {
            containerElements: [document.getElementById('window')],
            entryFunction: window.pegsheet_entry,
            onLoaded: () => nextFrame().then(pegsheet.started),
            onExit: end => pegsheet.end(sentences.ended(end.text), [pegsheet.again()]),
        },
    })
    page.read = program.pegsheetFiles.read
    followGraphics()
    askToKeep()
    // Qt's own button, seen by screen readers only, is the one button of the page.
    window.addEventListener('click', event => {
        if (event.composedPath()[0].tagName === 'BUTTON')
            listen(program)
    }, { capture: true })
    await Promise.all([nextFrame(), completed])
    followBack()
    show()
}

shown.then(keepProgram).catch(problem => console.warn('Not kept for a start without a network:', problem))

window.pegsheetPage = page
if (pegsheet.compiling)
    start().catch(pegsheet.fail)
