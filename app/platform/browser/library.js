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
    pegsheet_keepAwake: awake => Module['page'].keepAwake(awake),
    pegsheet_watchMotion: () => Module['page'].watchMotion(less => _pegsheet_lessMotion(less)),
    pegsheet_watchKeeping: () => Module['page'].watchKeeping(keeping => _pegsheet_keeping(keeping)),
    pegsheet_keepingProblem: (text, room) => { stringToUTF8(Module['page'].keepingProblem, text, room) },
    pegsheet_keepingProblem__deps: ['$stringToUTF8'],
    pegsheet_keep: () => Module['pegsheetFiles'].keep(),
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
