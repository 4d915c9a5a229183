// SPDX-License-Identifier: Apache-2.0
// Starts the program in its page and gives it what only a page can do.
'use strict'

const words = document.getElementById('words')

const isGerman = (navigator.language ?? 'en').startsWith('de')
if (isGerman) {
    document.documentElement.lang = 'de'
    document.querySelector('link[rel=manifest]').href = 'manifest.de.webmanifest'
}

// What is said before the program runs, and where it does not.
const sentences = isGerman ? {
    otherTab: 'Pegsheet ist in einem anderen Tab offen. Schließt es dort und ladet diese Seite dann neu.',
    ended: 'Pegsheet wurde beendet.',
    lost: (time, problem, copyTime) => `Dieser Browser hat eure Partien aufgehoben, zuletzt am ${time}. Jetzt gibt er sie nicht mehr her `
        + `(${problem}). Ladet diese Seite noch einmal oder startet den Browser neu. Hilft das nicht, dann `
        + (copyTime ? `geht es mit einer zweiten Kopie weiter: So stand alles am ${copyTime}.` : 'beginnt neu und holt eine Kopie zurück.'),
    copy: time => 'Dieser Browser hat verloren, was er von euren Partien aufgehoben hatte. Eine zweite Kopie ist da: So stand '
        + `alles am ${time}. Was danach noch kam, fehlt.`,
    goOn: 'Damit weiter',
    again: 'Noch einmal laden',
    anew: 'Ohne sie neu beginnen',
    fails: problem => `Pegsheet startet hier nicht: ${problem}`,
} : {
    otherTab: 'Pegsheet is open in another tab. Close it there, then load this page again.',
    ended: 'Pegsheet has ended.',
    lost: (time, problem, copyTime) => `This browser kept your matches, last on ${time}. Now it does not hand them out any more `
        + `(${problem}). Load this page again, or restart the browser. If that does not help, `
        + (copyTime ? `go on with a second copy: this is how everything stood on ${copyTime}.` : 'begin anew and bring back a copy.'),
    copy: time => 'This browser has lost what it kept of your matches. A second copy is there: this is how everything stood on '
        + `${time}. What came after that is missing.`,
    goOn: 'Go on with it',
    again: 'Load again',
    anew: 'Begin anew without them',
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

// The libraries that write and read codes, programs of their own; null until they are there.
let codes = null
let reader = null
let readerOptions = null

function loadScript(source) {
    return new Promise((done, failed) => {
        const script = document.createElement('script')
        script.src = source
        script.onload = done
        script.onerror = () => failed(new Error(source))
        document.head.append(script)
    })
}

// One after the other: both scripts make themselves known under the same name.
async function loadCodes() {
    await loadScript('codes.js')
    codes = await ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => 'codes.wasm' }, fireImmediately: true })
    await loadScript('reader.js')
    reader = await ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => 'reader.wasm' }, fireImmediately: true })
    // As app/platform/codelibrary_zxing.cpp has them.
    readerOptions = {
        ...ZXingWASM.defaultReaderOptions, formats: ZXingWASM.encodeFormats(['QRCode']), tryRotate: false, maxNumberOfSymbols: 1,
        binarizer: ZXingWASM.binarizers.indexOf('LocalAverage'), eanAddOnSymbol: ZXingWASM.eanAddOnSymbols.indexOf('Ignore'),
        textMode: ZXingWASM.textModes.indexOf('Plain'), characterSet: ZXingWASM.characterSets.indexOf('Unknown'),
    }
}

// The text of the code in a grey picture, a byte a pixel; empty where there is none.
function decodeQr(pixels, width, height, isLong) {
    if (!reader)
        return ''
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`) // PGM
    const length = head.length + pixels.length
    const place = reader._malloc(length)
    try {
        reader.HEAPU8.set(head, place)
        reader.HEAPU8.set(pixels, place + head.length)
        const found = reader.readBarcodesFromImage(place, length, { ...readerOptions, tryHarder: isLong, tryInvert: isLong })
        const first = found.size() > 0 ? found.get(0) : null
        found.delete()
        return first?.isValid ? first.text : ''
    } finally {
        reader._free(place)
    }
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

// The camera that gives its picture, and what is told of it; null while none is wanted. Whoever was asked earlier and answers late
// is let go again.
const camera = { told: null, stream: null, video: null, devices: [], request: 0 }
const largestFrame = 1280 // pixels of its longer side
const framePause = 50 // milliseconds

async function openCamera(number, told) {
    closeCamera()
    camera.told = told
    const request = ++camera.request
    const wanted = camera.devices[number] ? { deviceId: { exact: camera.devices[number].deviceId } } : { facingMode: 'environment' }
    try {
        if (!navigator.mediaDevices)
            throw new DOMException('', 'NotFoundError')
        const stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, width: { ideal: 1280 }, height: { ideal: 720 } } })
        if (request !== camera.request)
            return stream.getTracks().forEach(track => track.stop())
        camera.stream = stream
        camera.video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true, playsInline: true })
        await camera.video.play()
        const devices = (await navigator.mediaDevices.enumerateDevices()).filter(device => device.kind === 'videoinput')
        if (request !== camera.request)
            return
        camera.devices = devices
        const [track] = stream.getVideoTracks()
        const at = devices.findIndex(device => device.deviceId === track.getSettings().deviceId)
        track.addEventListener('ended', () => request === camera.request && told.failed(3))
        told.opened(devices.map((device, place) => device.label || `${place + 1}`), Math.max(0, at), Boolean(track.getCapabilities?.().torch))
        showFrames(request)
    } catch (problem) {
        if (request === camera.request)
            told.failed({ NotFoundError: 1, OverconstrainedError: 1, NotAllowedError: 2, SecurityError: 2 }[problem.name] ?? 3)
    }
}

function showFrames(request) {
    const { video, told } = camera
    const canvas = document.createElement('canvas')
    const paper = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
    const show = () => {
        if (request !== camera.request)
            return
        const scale = Math.min(1, largestFrame / Math.max(video.videoWidth, video.videoHeight, 1))
        const width = Math.round(video.videoWidth * scale)
        const height = Math.round(video.videoHeight * scale)
        if (width > 0 && height > 0 && document.visibilityState === 'visible') {
            if (canvas.width !== width || canvas.height !== height)
                Object.assign(canvas, { width, height })
            paper.drawImage(video, 0, 0, width, height)
            told.show(paper.getImageData(0, 0, width, height))
        }
        setTimeout(show, framePause)
    }
    show()
}

function closeCamera() {
    ++camera.request
    camera.stream?.getTracks().forEach(track => track.stop())
    Object.assign(camera, { told: null, stream: null, video: null })
}

// What was copied: a picture before a text.
async function readClipboard() {
    const items = await navigator.clipboard.read()
    for (const wanted of ['image/', 'text/plain']) {
        for (const item of items) {
            const type = item.types.find(each => each.startsWith(wanted))
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
        chosen(file ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : null)
    })
    input.addEventListener('cancel', () => chosen(null))
    input.click()
}

function button(text, press) {
    const made = document.createElement('button')
    made.textContent = text
    made.onclick = press
    return made
}

const again = () => button(sentences.again, () => location.reload())

// From the home screen a page cannot be loaded again otherwise.
function sayEnd(text) {
    words.replaceChildren(text, again())
}

// What need not be there before the first frame waits for it: it would take its time.
let show
const shown = new Promise(done => { show = done })

// What app/platform/browser/library.js and files.js call.
const page = {
    shown,
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
    filesLost: (time, problem, copyTime, forget) => new Promise(read => {
        console.error('What was kept is not there:', problem)
        const day = when => when.toLocaleString(navigator.language)
        const anew = button(sentences.anew, () => {
            forget()
            location.reload()
        })
        const goOn = button(sentences.goOn, () => {
            words.textContent = 'Pegsheet …'
            read()
        })
        words.replaceChildren(sentences.lost(day(time), problem.name, copyTime && day(copyTime)), again(), copyTime ? goOn : anew)
    }),
    // It starts from the second copy once that is read.
    filesFromCopy: time => new Promise(read => {
        const goOn = button(sentences.goOn, () => {
            words.textContent = 'Pegsheet …'
            read()
        })
        words.replaceChildren(sentences.copy(time.toLocaleString(navigator.language)), goOn)
    }),
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
    // The address of the sources, as packaging/web.sh was given it.
    sources: () => document.querySelector('meta[name=pegsheet-sources]').content,
}

// Whoever leaves before all is kept is asked.
window.addEventListener('beforeunload', event => {
    if (page.keeping !== 0)
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
for (const gesture of ['gesturestart', 'gesturechange'])
    document.addEventListener(gesture, event => event.preventDefault())
window.addEventListener('wheel', event => {
    if (event.ctrlKey)
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
            sayEnd(sentences.fails('WebGL'))
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
        words.textContent = sentences.otherTab
        return
    }
    const program = await qtLoad({
        page,
        arguments: offered(),
        qt: {
            module: compiling,
            containerElements: [document.getElementById('window')],
            entryFunction: window.pegsheet_entry,
            onLoaded: () => { words.textContent = '' },
            onExit: end => sayEnd(end.text ? `${sentences.ended} (${end.text})` : sentences.ended),
        },
    })
    page.read = program.pegsheetFiles.read
    followBack()
    followGraphics()
    askToKeep()
    // Qt's own button, seen by screen readers only, is the one button of the page.
    window.addEventListener('click', event => {
        if (event.composedPath()[0].tagName === 'BUTTON')
            listen(program)
    }, { capture: true })
    await nextFrame()
    show()
}

shown.then(loadCodes).catch(problem => console.error('No codes can be written or read:', problem))
shown.then(keepProgram).catch(problem => console.warn('Not kept for a start without a network:', problem))

window.pegsheetPage = page
start().catch(problem => {
    console.error(problem)
    sayEnd(sentences.fails(problem.message ?? problem))
})
