// SPDX-License-Identifier: Apache-2.0
// Starts the program in its page and gives it what only a page can do.
'use strict'

const words = document.getElementById('words')

// What is said before the program runs, and where it does not.
const sentences = (navigator.language ?? 'en').startsWith('de') ? {
    otherTab: 'Pegsheet ist in einem anderen Tab offen. Schließt es dort und ladet diese Seite dann neu.',
    ended: 'Pegsheet wurde beendet.',
    fails: problem => `Pegsheet startet hier nicht: ${problem}`,
} : {
    otherTab: 'Pegsheet is open in another tab. Close it there, then load this page again.',
    ended: 'Pegsheet has ended.',
    fails: problem => `Pegsheet does not start here: ${problem}`,
}

// A browser has one file system for all its tabs, and each tab would write it as if it were alone.
function onlyTab() {
    if (!navigator.locks)
        return Promise.resolve(true)
    return new Promise(answer => {
        navigator.locks.request('pegsheet', { ifAvailable: true }, lock => {
            answer(lock !== null)
            return lock && new Promise(() => {}) // until the page ends
        })
    })
}

// The library that writes codes, a program of its own; null until it is there.
let codes = null

function loadCodes() {
    const script = document.createElement('script')
    script.src = 'codes.js'
    script.onload = async () => {
        codes = await ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => 'codes.wasm' }, fireImmediately: true })
    }
    document.head.append(script)
}

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

// What app/platform/browser/library.js and files.js call.
const page = {
    // 0: the browser keeps all that was written; 1: it does not yet; 2: it refuses, keepingProblem says why.
    keeping: 0,
    keepingProblem: '',
    tellKeeping: () => {},
    // The content of a file below the program's folder, as the program has it.
    read: () => new Uint8Array(),

    // A byte a module, 1 for a dark one; null where there is no such code.
    encodeQr: text => {
        const options = { format: 'QRCode', options: 'ecLevel=M', scale: 0, rotate: 0, invert: false, addHRT: false, addQuietZones: false }
        const written = codes?.writeBarcodeFromText(text, options)
        return written && !written.error ? written.symbol.data.map(light => light ? 0 : 1) : null
    },
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
    setKeeping: keeping => {
        page.keeping = keeping
        page.tellKeeping(keeping)
    },
}

// Whoever leaves before all is kept is asked.
window.addEventListener('beforeunload', event => {
    if (page.keeping !== 0)
        event.preventDefault()
})

// A link with a code: the text behind the # is seen by no server. It is looked at once.
function offered() {
    const text = decodeURIComponent(location.hash.slice(1))
    history.replaceState(null, '', location.pathname + location.search)
    return text ? [text] : []
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

async function start() {
    if (!await onlyTab()) {
        words.textContent = sentences.otherTab
        return
    }
    loadCodes()
    const program = await qtLoad({
        page,
        arguments: offered(),
        qt: {
            containerElements: [document.getElementById('window')],
            entryFunction: window.pegsheet_entry,
            onLoaded: () => { words.textContent = '' },
            onExit: end => { words.textContent = end.text ? `${sentences.ended} (${end.text})` : sentences.ended },
        },
    })
    page.read = program.pegsheetFiles.read
    followBack()
    navigator.storage?.persist?.().catch(() => {})
    // Qt's own button, seen by screen readers only, is the one button of the page.
    window.addEventListener('click', event => {
        if (event.composedPath()[0].tagName === 'BUTTON')
            program._pegsheet_listen()
    }, { capture: true })
}

// Without a network the program starts from what the service worker keeps. Where there is none, it starts over the line as ever.
navigator.serviceWorker?.register('worker.js').catch(problem => console.warn('Not kept for a start without a network:', problem))

window.pegsheetPage = page
start().catch(problem => {
    console.error(problem)
    words.textContent = sentences.fails(problem.message ?? problem)
})
