// SPDX-License-Identifier: Apache-2.0
// Looks whether this browser can run the program, loads it, and says how far that is or what is missing. Older browsers read this as
// well, so it is written as they know it (ECMAScript 5).
'use strict'

var pegsheet = (function () {
    var language = navigator.language || 'en'
    var isGerman = language.slice(0, 2) === 'de'
    var element = function (id) { return document.getElementById(id) }
    var meta = function (name) { return document.querySelector('meta[name=' + name + ']') }

    // What is said before the program runs, and where it does not.
    var sentences = isGerman ? {
        about: 'Die Bögen, Tafeln und Leisten eures Spiels auf diesem Bildschirm. Gespielt wird mit euren eigenen Würfeln und Karten.',
        games: ['Die Bronzezeit', 'Nations: Das Würfelspiel', "Empire's End", 'Tapestry'],
        loading: function (loaded, all) { return 'Wird einmal geladen: ' + loaded + ' von ' + all + ' MB' },
        rest: function (loaded, all) { return 'Der Rest wird einmal geladen: ' + loaded + ' von ' + all + ' MB. Dann kann es losgehen.' },
        starting: 'Wird gestartet …',
        otherTab: 'Pegsheet ist in einem anderen Tab offen. Schließt es dort und ladet diese Seite dann neu.',
        ended: function (problem) { return 'Pegsheet wurde beendet.' + (problem ? ' (' + problem + ')' : '') },
        lost: function (time, problem, copyTime) {
            return 'Dieser Browser hat eure Partien aufgehoben, zuletzt am ' + time + '. Jetzt gibt er sie nicht mehr her (' + problem
                + '). Ladet diese Seite noch einmal oder startet den Browser neu. Hilft das nicht, dann '
                + (copyTime ? 'geht es mit einer zweiten Kopie weiter: So stand alles am ' + copyTime + '.' : 'beginnt neu und holt eine Kopie zurück.')
        },
        copy: function (time) {
            return 'Dieser Browser hatte verloren, was er von euren Partien aufgehoben hatte. Eine zweite Kopie ist da: So stand alles am '
                + time + '. Was danach noch kam, fehlt.'
        },
        refused: function (problem) {
            return 'Dieser Browser hebt für diese Seite nichts auf (' + problem + '). In einem privaten Fenster ist das so, oder seine '
                + 'Einstellungen verbieten es. Was ihr jetzt spielt, kann mit der Seite verschwinden; in einem gewöhnlichen Fenster bleibt es.'
        },
        plain: 'Diese Seite kam ohne https. So hebt der Browser Partien weniger sicher auf, liest keine Codes mit der Kamera und startet '
            + 'Pegsheet nicht ohne Netz. Mit https oder auf 127.0.0.1 geht alles.',
        goOn: 'Damit weiter',
        goOnAnyway: 'Trotzdem weiter',
        again: 'Noch einmal laden',
        anew: 'Ohne sie neu beginnen',
        old: 'Dieser Browser ist zu alt für Pegsheet. Es läuft ab Chrome 95, Edge 95, Firefox 100 und Safari 15.2.',
        file: 'Diese Datei läuft nicht von selbst: Ein Webserver muss sie ausgeben. In ihrem Ordner tut das „python3 -m http.server“.',
        assembly: 'Dieser Browser führt kein WebAssembly aus, das Pegsheet braucht. Im Blockierungsmodus eines iPhones oder durch eine '
            + 'Einstellung ist es abgeschaltet: Nehmt diese Seite davon aus oder öffnet sie in einem anderen Browser.',
        graphics: 'Dieser Browser zeichnet nicht mit WebGL, das Pegsheet braucht. Schaltet in seinen Einstellungen die '
            + 'Hardwarebeschleunigung ein oder öffnet die Seite in einem anderen Browser.',
        missing: function (status) {
            return 'Das Programm liegt nicht auf diesem Server (' + status + '). Wer die Seite dort abgelegt hat, muss alle ihre Dateien ablegen.'
        },
        broken: 'Pegsheet kam nicht ganz an: Die Verbindung ist abgebrochen. Ladet noch einmal.',
        mixed: 'Auf diesem Server liegen gerade zwei Versionen durcheinander, oder etwas auf dem Weg verändert die Dateien. Ladet in ein '
            + 'paar Minuten noch einmal.',
        slow: 'Der Browser antwortet nicht, obwohl alles geladen ist. Wartet noch, oder ladet noch einmal. Hilft das nicht, dann öffnet '
            + 'die Seite in einem anderen Browser.',
        fails: function (problem) { return 'Pegsheet startet hier nicht: ' + problem },
    } : {
        about: 'The sheets, boards and tracks of your game on this screen. You play with your own dice and cards.',
        games: ['The Bronze Age', 'Nations: The Dice Game', "Empire's End", 'Tapestry'],
        loading: function (loaded, all) { return 'Loading, this once: ' + loaded + ' of ' + all + ' MB' },
        rest: function (loaded, all) { return 'The rest is loaded once: ' + loaded + ' of ' + all + ' MB. You can begin then.' },
        starting: 'Starting …',
        otherTab: 'Pegsheet is open in another tab. Close it there, then load this page again.',
        ended: function (problem) { return 'Pegsheet has ended.' + (problem ? ' (' + problem + ')' : '') },
        lost: function (time, problem, copyTime) {
            return 'This browser kept your matches, last on ' + time + '. Now it does not hand them out any more (' + problem
                + '). Load this page again, or restart the browser. If that does not help, '
                + (copyTime ? 'go on with a second copy: this is how everything stood on ' + copyTime + '.' : 'begin anew and bring back a copy.')
        },
        copy: function (time) {
            return 'This browser has lost what it kept of your matches. A second copy is there: this is how everything stood on ' + time
                + '. What came after that is missing.'
        },
        refused: function (problem) {
            return 'This browser keeps nothing for this page (' + problem + '). A private window does so, or its settings forbid it. What '
                + 'you play now may be gone with the page; in an ordinary window it stays.'
        },
        plain: 'This page came without https. That way the browser keeps matches less safely, reads no codes by the camera, and does not '
            + 'start Pegsheet without a network. With https, or on 127.0.0.1, all of it works.',
        goOn: 'Go on with it',
        goOnAnyway: 'Go on anyway',
        again: 'Load again',
        anew: 'Begin anew without them',
        old: 'This browser is too old for Pegsheet. It takes Chrome 95, Edge 95, Firefox 100, Safari 15.2 or newer.',
        file: 'This file does not run by itself: a web server has to hand it out. In its folder “python3 -m http.server” does.',
        assembly: 'This browser does not run WebAssembly, which Pegsheet needs. Lockdown Mode of an iPhone or a setting turns it off: '
            + 'exclude this page from it, or open it in another browser.',
        graphics: 'This browser does not draw with WebGL, which Pegsheet needs. Turn on hardware acceleration in its settings, or open '
            + 'this page in another browser.',
        missing: function (status) {
            return 'The program is not on this server (' + status + '). Whoever put the page there has to put all of its files there.'
        },
        broken: 'Pegsheet did not come as a whole: the line broke off. Load it again.',
        mixed: 'Two versions are mixed on this server at the moment, or something on the way changes its files. Load it again in a few '
            + 'minutes.',
        slow: 'The browser does not answer, though everything is loaded. Wait, or load again. If that does not help, open this page in '
            + 'another browser.',
        fails: function (problem) { return 'Pegsheet does not start here: ' + problem },
    }

    function button(text, press) {
        var made = document.createElement('button')
        made.textContent = text
        made.onclick = press
        return made
    }
    // From the home screen a page cannot be loaded again otherwise.
    function again() {
        return button(sentences.again, function () { location.reload() })
    }

    // Over all else, and as large as the reader's fingers make it.
    var isOver = false
    var loading = window.AbortController ? new AbortController() : null
    var viewport = meta('viewport').content
    function say(text, buttons) {
        var words = element('words')
        var paragraph = document.createElement('p')
        paragraph.textContent = text
        words.textContent = ''
        document.documentElement.className = 'saying'
        words.appendChild(paragraph)
        for (var number = 0; number < (buttons || []).length; ++number)
            words.appendChild(buttons[number])
        meta('viewport').content = 'width=device-width, initial-scale=1'
    }
    function unsay() {
        element('words').textContent = ''
        document.documentElement.className = ''
        meta('viewport').content = viewport
    }
    // The last that is said: nothing goes on after it, and nothing more is loaded.
    function end(text, buttons) {
        if (isOver)
            return
        isOver = true
        if (loading)
            loading.abort()
        say(text, buttons)
    }
    // `goOn` is the text of the button by which the reader goes on; nothing goes on before.
    function ask(text, goOn, others) {
        return new Promise(function (done) {
            say(text, (others || []).concat(button(goOn, function () {
                unsay()
                done()
            })))
        })
    }

    // Something that every browser without it is too old for: exceptions of WebAssembly, by a module that has the section for them.
    var newest = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0]
    // What this browser lacks, as a sentence; empty where the program may run.
    function lack() {
        if (location.protocol === 'file:')
            return sentences.file
        if (!window.Promise || !window.fetch || !window.Uint8Array)
            return sentences.old
        if (!window.WebAssembly)
            return sentences.assembly
        return WebAssembly.validate(new Uint8Array(newest)) ? '' : sentences.old
    }
    function hasGraphics() {
        var canvas = document.createElement('canvas')
        var context = canvas.getContext('webgl2') || canvas.getContext('webgl')
        var loss = context && context.getExtension('WEBGL_lose_context')
        if (loss)
            loss.loseContext()
        return context !== null
    }

    // Evaluating text as a program is forbidden where the browser knows compiling WebAssembly as something else. All that know it have
    // `showPicker`.
    function forbidEvaluating() {
        if (!('showPicker' in HTMLInputElement.prototype))
            return
        var policy = document.createElement('meta')
        policy.httpEquiv = 'Content-Security-Policy'
        policy.content = "script-src 'self' 'wasm-unsafe-eval'"
        document.head.appendChild(policy)
    }

    // An error whose message is for the reader.
    function failure(sentence, buttons) {
        var made = new Error(sentence)
        made.isSentence = true
        made.buttons = buttons
        return made
    }

    // What runs until the start page is drawn, and the rest of the program; it may be all in the first.
    var sizes = meta('pegsheet-sizes').content.split(' ').map(Number)
    var first = { name: 'pegsheet.wasm', size: sizes[0], sent: sizes[1], received: 0 }
    var rest = { name: 'pegsheet-rest.wasm', size: sizes[2], sent: sizes[3], received: 0 }
    // What a link asks for may need any of it, and so may a start without https or one that met something that had not come.
    var isWhole = location.hash.length > 1 || !window.isSecureContext || /[?&]whole$/.test(location.search)
    var isCompressed = false
    // What the worker hands out is whole, and there at once.
    var isKept = navigator.serviceWorker && navigator.serviceWorker.controller
    var takeTurn = function () {}
    function show() {
        var inMegabytes = function (bytes) {
            return (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
        }
        var isStarting = element('start') !== null
        var awaited = !isStarting ? [rest] : isWhole ? [first, rest] : [first]
        var sum = function (what) { return awaited.reduce(function (all, part) { return all + part[what] }, 0) }
        var done = Math.min(1, sum('received') / Math.max(1, sum('size')))
        var all = sum(isCompressed ? 'sent' : 'size')
        var say = isStarting ? sentences.loading : sentences.rest
        element('part').style.transform = 'scaleX(' + done + ')'
        element('loaded').textContent = done < 1 ? say(inMegabytes(done * all), inMegabytes(all)) : sentences.starting
    }
    // Beside compiling, which goes on while it comes, and which the browser remembers only of a response that is left as it is.
    function count(part, response) {
        isCompressed = Boolean(response.headers.get('Content-Encoding'))
        var reader = response.body.getReader()
        var tell = function () {
            if (element('loading'))
                show()
        }
        tell()
        return reader.read().then(function next(piece) {
            if (piece.done)
                return
            part.received += piece.value.length
            tell()
            return reader.read().then(next)
        })
    }
    function compile(part, response) {
        if (!response.ok)
            throw failure(sentences.missing(response.status))
        var counted = response.body && !isKept ? count(part, response.clone()) : Promise.resolve()
        // A server may not know what a .wasm is, and then it is compiled once it is there.
        var isKnown = /^application\/wasm$/i.test(response.headers.get('Content-Type') || '')
        var compiled = isKnown && WebAssembly.compileStreaming && part === first ? WebAssembly.compileStreaming(response)
            : response.arrayBuffer().then(function (bytes) {
                return part.turn.then(function () { return WebAssembly.compile(bytes) })
            })
        return Promise.all([compiled, counted]).then(function (both) {
            if (part.size > 0 && part.received > 0 && part.received !== part.size)
                throw failure(sentences.mixed, [again()])
            return both[0]
        }, function (problem) {
            console.error(problem)
            return counted.then(function () { throw failure(sentences.mixed, [again()]) }, function () {
                throw failure(sentences.broken, [again()])
            })
        })
    }
    function load(part) {
        var asked = fetch(part.name, loading ? { signal: loading.signal } : {})
        return asked.then(function (response) { return compile(part, response) }, function (problem) {
            console.error(problem)
            throw failure(sentences.broken, [again()])
        })
    }

    // Once everything is there, ten seconds are more than any device takes.
    function watchStart() {
        setTimeout(function () {
            if (element('start') && !element('words').textContent)
                say(sentences.slow, [again()])
        }, 10000)
    }

    var made = {
        // The folder of the page. A browser keeps what belongs to several of them under one address.
        place: location.pathname.replace(/[^/]*$/, ''),
        language: language,
        sentences: sentences,
        again: again,
        button: button,
        say: say,
        ask: ask,
        end: end,
        isSaying: function () { return Boolean(element('words').textContent) },
        // Whether nothing runs before all of the program is there.
        isWhole: isWhole,
        // Begins once more, with all of the program.
        beginWhole: function () {
            if (isOver)
                return
            isOver = true
            location.replace(made.place + '?whole')
        },
        // The rest of the program is read at once, before the first frame.
        hurryRest: function () { takeTurn() },
        isOver: function () { return isOver },
        // What went wrong, for whoever reads it.
        fail: function (problem) {
            console.error(problem)
            if (problem.isSentence)
                end(problem.message, problem.buttons)
            else
                end(sentences.fails(problem.message || problem), [again()])
        },
        // The program is drawn. What is touched waits for all of it, below how far that is.
        started: function () {
            var start = element('start')
            var cover = element('cover')
            if (cover)
                cover.appendChild(element('loading'))
            start.parentNode.removeChild(start)
            takeTurn()
            if (cover)
                show()
            if (!isOver)
                unsay()
        },
        // All of the program is there.
        completed: function () {
            var cover = element('cover')
            cover.parentNode.removeChild(cover)
        },
    }

    if (isGerman) {
        document.documentElement.lang = 'de'
        document.querySelector('link[rel=manifest]').href = 'manifest.de.webmanifest'
    }
    element('about').textContent = sentences.about
    for (var number = 0; number < sentences.games.length; ++number)
        element('games').appendChild(document.createElement('li')).textContent = sentences.games[number]
    // A script that did not come, or another one than belongs to this page.
    window.addEventListener('error', function (event) {
        if (event.target.tagName === 'SCRIPT')
            end(sentences.mixed, [again()])
    }, true)
    var lacking = lack()
    if (lacking) {
        end(lacking)
        return made
    }
    forbidEvaluating()
    // Compiling the rest would take the processor from what draws the first frame, and so would reading what the worker keeps.
    first.turn = Promise.resolve()
    rest.turn = isWhole ? first.turn : new Promise(function (done) { takeTurn = done })
    made.compiling = load(first)
    made.rest = made.compiling.then(function () { return isKept && rest.turn }).then(function () { return rest.size > 0 ? load(rest) : null })
    made.rest.then(null, made.fail)
    if (isWhole)
        made.rest.then(watchStart, made.fail)
    else
        made.compiling.then(watchStart, made.fail)
    setTimeout(function () {
        if (!hasGraphics())
            end(sentences.graphics)
    })
    return made
})()
