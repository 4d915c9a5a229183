// SPDX-License-Identifier: Apache-2.0
// What the program asks of its page, linked into it (--js-library). `Module.page` is what packaging/web/page.js gave it.
mergeInto(LibraryManager.library, {
    pegsheet_encodeQr: (text, length, modules, room) => {
        const bytes = HEAPU8.subarray(text, text + length)
        const code = Module['page'].encodeQr(String.fromCharCode(...bytes))
        if (!code || code.length > room)
            return 0
        HEAPU8.set(code, modules)
        return Math.round(Math.sqrt(code.length))
    },
    pegsheet_decodeQr: (pixels, width, height, isLong, text, room) => {
        const found = Module['page'].decodeQr(HEAPU8.subarray(pixels, pixels + width * height), width, height, Boolean(isLong))
        return found ? stringToUTF8(found, text, room) : 0
    },
    pegsheet_decodeQr__deps: ['$stringToUTF8'],
    pegsheet_openCamera: camera => Module['page'].openCamera(camera, {
        opened: (names, at, hasTorch) => {
            const text = stringToNewUTF8(names.join('\n'))
            _pegsheet_cameraOpened(text, at, hasTorch)
            _free(text)
        },
        failed: problem => _pegsheet_cameraFailed(problem),
        show: picture => {
            const room = _pegsheet_cameraRoom(picture.width, picture.height)
            if (room) {
                HEAPU8.set(picture.data, room)
                _pegsheet_cameraFrame()
            }
        },
    }),
    pegsheet_openCamera__deps: ['$stringToNewUTF8', 'free'],
    pegsheet_closeCamera: () => Module['page'].closeCamera(),
    pegsheet_lightCamera: on => Module['page'].lightCamera(Boolean(on)),
    pegsheet_readClipboard: () => {
        const answer = (bytes, isPicture) => {
            const place = _malloc(bytes.length)
            HEAPU8.set(bytes, place)
            _pegsheet_copied(place, bytes.length, isPicture)
            _free(place)
        }
        Module['page'].readClipboard().then(copied => answer(copied.bytes, copied.isPicture), () => answer(new Uint8Array(), false))
    },
    pegsheet_readClipboard__deps: ['malloc', 'free'],
    // A file that is chosen takes the place of the one before.
    pegsheet_pickFile: () => Module['page'].pickFile(file => {
        const folder = '/chosen'
        if (!FS.analyzePath(folder).exists)
            FS.mkdir(folder)
        const path = `${folder}/${file?.name}`
        if (file) {
            FS.readdir(folder).filter(name => !name.startsWith('.')).forEach(name => FS.unlink(`${folder}/${name}`))
            FS.writeFile(path, file.bytes, { canOwn: true })
        }
        const text = stringToNewUTF8(file ? path : '')
        _pegsheet_picked(text)
        _free(text)
    }),
    pegsheet_pickFile__deps: ['$FS', '$stringToNewUTF8', 'free'],
    pegsheet_keepAwake: awake => Module['page'].keepAwake(awake),
    pegsheet_watchMotion: () => Module['page'].watchMotion(less => _pegsheet_lessMotion(less)),
    pegsheet_watchKeeping: () => Module['page'].watchKeeping(keeping => _pegsheet_keeping(keeping)),
    pegsheet_keepingProblem: (text, room) => { stringToUTF8(Module['page'].keepingProblem, text, room) },
    pegsheet_keepingProblem__deps: ['$stringToUTF8'],
    pegsheet_keep: () => Module['pegsheetFiles'].keep(),
    pegsheet_watchForgetting: () => Module['page'].watchForgetting(mayForget => _pegsheet_mayForget(mayForget)),
    pegsheet_watchVersions: () => Module['page'].watchVersions(waits => _pegsheet_newerWaits(waits)),
    pegsheet_watchLetters: () => Module['page'].watchLetters(font => {
        const place = _malloc(font.length)
        HEAPU8.set(font, place)
        _pegsheet_addLetters(place, font.length)
        _free(place)
    }),
    pegsheet_watchLetters__deps: ['malloc', 'free'],
    pegsheet_sources: (text, room) => { stringToUTF8(Module['page'].sources(), text, room) },
    pegsheet_sources__deps: ['$stringToUTF8'],
    pegsheet_handOut: path => {
        const file = UTF8ToString(path)
        Module['page'].handOut(file.slice(file.lastIndexOf('/') + 1), FS.readFile(file))
        FS.unlink(file)
    },
    pegsheet_handOut__deps: ['$UTF8ToString', '$FS'],
    pegsheet_play: (samples, bytes, samplesASecond) => {
        const sound = Float32Array.from(HEAP16.subarray(samples >> 1, (samples + bytes) >> 1), sample => sample / 32768)
        Module['page'].play(sound, samplesASecond)
    },
})
