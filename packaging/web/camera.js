// SPDX-License-Identifier: Apache-2.0
// Codes: the libraries that write and read them, and the camera that shows them.
'use strict'

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
