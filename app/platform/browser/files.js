// SPDX-License-Identifier: Apache-2.0
// The files below /kept: in memory while the program runs, and in an IndexedDB of the page, which has them again at the next start.
// Linked into the program (--pre-js).
//
// What the program wrote goes there once it has returned to the browser, so never in the middle of what it does: all files as they
// stand at that one moment, in one transaction. What the browser has is therefore always a state that the files really had, and the
// states follow each other in their order, as on a disk. Only parts that changed are written.
//
// `files` has a record a path, {id, size, mode, time}; `parts` one for each piece of a file, under [id, number].
//
// A browser may throw an IndexedDB away and hand out an empty one. Chromium's is a log: a kill in the middle of a write tears its
// last record, the next start writes on behind it, and the one after that finds the log damaged and begins a new one. So each start
// makes it begin a new log first. What lies elsewhere survives such a loss, so a second copy of all files lies in the page's own
// folder (OPFS), made when nobody touches anything for a moment, and in localStorage a mark, {time, files, inCopy}: when IndexedDB
// was written last, and how many files there were. An empty IndexedDB with such a mark is never taken for a first start.
//
// Pages in several folders of one address share all of it, so everything is named by the page's folder. What was kept before names had
// a folder is where a page that has nothing of its own begins; it stays, for pages that still look there.
//
// A browser may also fail to open its IndexedDB, as where its files are damaged or the disk is full. Then the second copy can be
// gone on with, and is all that is written: the mark says `inCopy`, and a later start that finds IndexedDB again takes the copy.
Module['pegsheetFiles'] = (() => {
    const place = '/kept'
    const partSize = 16384
    const page = () => Module['page'] ?? {}
    const ofFolder = page().place ?? '/'
    // The copies are written in turns: while a browser replaces a file there may be none of that name.
    const own = {
        database: `pegsheet ${ofFolder}`, mark: `pegsheet kept ${ofFolder}`,
        copies: ['kept', 'kept too'].map(name => `${name} ${encodeURIComponent(ofFolder)}`),
    }
    const withoutFolder = { database: 'pegsheet', mark: 'pegsheet kept', copies: ['kept', 'kept too'] }
    const patience = 8000 // milliseconds; a browser that opens nothing until then has been seen never to do so
    const logSize = 6 << 20 // bytes; more than Chromium's log takes (4 MB) before it begins a new one
    // Milliseconds without a change until the second copy is made, and the most from the first change on that it does not have.
    // Whoever leaves the page before has it made at once.
    const copyAfter = 4000
    const copyWithin = 30_000
    const isTransient = path => path.endsWith('-shm') // what SQLite shares between connections; never read after a start

    let database = null
    let hasCopyOnly = false // the second copy is written, though there is no database
    let nextId = 1
    let written = new Map() // what IndexedDB has or is about to have: path -> its record as JSON
    let gone = new Set() // ids whose parts are to be removed
    let isWriting = false
    let isHeld = true // nothing is written before the first frame
    let isWaiting = false // a write is due once the program returns
    let isChanged = false
    let copyTimer = 0
    let uncopiedSince = null // when something changed first that the second copy does not have
    let isCopying = false
    let isCopyWanted = false // another one once that is made

    const dirty = new Map() // node -> numbers of its parts that changed

    function setMark(files, inCopy) {
        try {
            localStorage.setItem(own.mark, JSON.stringify({ time: Date.now(), files, inCopy }))
        } catch (refused) {
            console.warn('No mark that something is kept:', refused)
        }
    }

    // Null where nothing was kept, or where the browser gives no localStorage.
    function mark(names) {
        try {
            return JSON.parse(localStorage.getItem(names.mark))
        } catch (refused) {
            return null
        }
    }

    function touch(node, from, to) {
        let numbers = dirty.get(node)
        if (!numbers)
            dirty.set(node, numbers = new Set())
        for (let number = Math.floor(from / partSize); number * partSize < to; ++number)
            numbers.add(number)
        change()
    }

    function change() {
        if (hasCopyOnly)
            copyLater()
        if (!database)
            return
        if (!isChanged) {
            isChanged = true
            page().filesChanged?.()
        }
        if (isHeld || isWaiting || isWriting || page().playsAlone?.() === false)
            return
        isWaiting = true
        // Before the next frame, which may take longer than the browser does.
        queueMicrotask(() => {
            isWaiting = false
            write()
        })
    }

    // A file of the memory file system whose changes are seen.
    function watch(node, folderOps) {
        const setattr = (changed, attributes) => {
            const before = changed.usedBytes
            MEMFS.node_ops.setattr(changed, attributes)
            touch(changed, Math.min(before, changed.usedBytes), changed.usedBytes)
        }
        node.node_ops = Object.assign({}, node.node_ops, { setattr })
        if (FS.isDir(node.mode)) {
            Object.assign(node.node_ops, folderOps)
            return node
        }
        node.keptId = nextId++
        node.stream_ops = Object.assign({}, node.stream_ops, {
            write: (stream, buffer, offset, length, position, canOwn) => {
                const before = stream.node.usedBytes
                const count = MEMFS.stream_ops.write(stream, buffer, offset, length, position, canOwn)
                touch(stream.node, Math.min(before, position), position + count)
                return count
            },
            allocate: (stream, offset, length) => {
                const before = stream.node.usedBytes
                MEMFS.stream_ops.allocate(stream, offset, length)
                touch(stream.node, before, stream.node.usedBytes)
            },
            msync: (stream, buffer, offset, length, flags) => {
                const result = MEMFS.stream_ops.msync(stream, buffer, offset, length, flags)
                touch(stream.node, offset, offset + length)
                return result
            },
        })
        return node
    }

    function forget(node) {
        if (!FS.isFile(node.mode))
            return
        gone.add(node.keptId)
        dirty.delete(node)
    }

    const folderOps = {
        mknod: (parent, name, mode, device) => {
            const node = watch(MEMFS.node_ops.mknod(parent, name, mode, device), folderOps)
            change()
            return node
        },
        mkdir: (parent, name, mode) => {
            const node = watch(MEMFS.node_ops.mkdir(parent, name, mode), folderOps)
            change()
            return node
        },
        unlink: (parent, name) => {
            forget(FS.lookupNode(parent, name))
            MEMFS.node_ops.unlink(parent, name)
            change()
        },
        rmdir: (parent, name) => {
            MEMFS.node_ops.rmdir(parent, name)
            change()
        },
        rename: (node, folder, name) => {
            try {
                forget(FS.lookupNode(folder, name)) // what it takes the place of
            } catch (nothingThere) {
                // a new name
            }
            MEMFS.node_ops.rename(node, folder, name)
            change()
        },
    }

    const fileSystem = {
        mount: mount => watch(MEMFS.mount(mount), folderOps),
    }

    function listed() {
        const files = new Map()
        const visit = (folder, path) => {
            for (const [name, node] of Object.entries(folder.contents)) {
                const inside = `${path}/${name}`
                if (isTransient(inside))
                    continue
                files.set(inside, { node, record: { id: node.keptId ?? 0, size: node.usedBytes ?? 0, mode: node.mode, time: node.timestamp } })
                if (FS.isDir(node.mode))
                    visit(node, inside)
            }
        }
        visit(FS.lookupPath(place).node, '')
        return files
    }

    function write() {
        const now = listed()
        const transaction = database.transaction(['files', 'parts'], 'readwrite', { durability: 'strict' })
        const files = transaction.objectStore('files')
        const parts = transaction.objectStore('parts')
        const before = written
        const undone = new Map(dirty)
        const removed = gone
        written = new Map()
        gone = new Set()
        for (const [path, { node, record }] of now) {
            const text = JSON.stringify(record)
            written.set(path, text)
            if (before.get(path) !== text)
                files.put(record, path)
            for (const number of dirty.get(node) ?? []) {
                const from = number * partSize
                if (from < node.usedBytes)
                    parts.put(node.contents.slice(from, Math.min(from + partSize, node.usedBytes)), [record.id, number])
                else
                    parts.delete([record.id, number])
            }
        }
        for (const path of before.keys()) {
            if (!written.has(path))
                files.delete(path)
        }
        for (const id of removed)
            parts.delete(IDBKeyRange.bound([id, 0], [id, Infinity]))
        dirty.clear()
        isChanged = false
        isWriting = true
        transaction.oncomplete = () => {
            isWriting = false
            setMark(written.size, false)
            copyLater()
            if (isChanged)
                change()
            else
                page().filesKept?.()
        }
        transaction.onabort = () => {
            // All of it is still to be written, with the next change or a little later.
            isWriting = false
            written = before
            removed.forEach(id => gone.add(id))
            for (const [node, numbers] of undone) {
                const newer = dirty.get(node)
                newer ? numbers.forEach(number => newer.add(number)) : dirty.set(node, numbers)
            }
            isChanged = true
            page().filesFailed?.(transaction.error)
            setTimeout(change, 2000)
        }
        transaction.commit?.()
    }

    // A log that a kill has torn is written into the database's tables and gone once another one is begun. Both transactions are over
    // before the first one that keeps something, and leave nothing behind.
    function renewLog() {
        const piece = new Uint8Array(60_000) // larger values become files of their own
        const fill = database.transaction('parts', 'readwrite', { durability: 'strict' }).objectStore('parts')
        for (let number = 0; number * piece.length < logSize; ++number)
            fill.put(piece, [0, number])
        const empty = database.transaction('parts', 'readwrite', { durability: 'strict' }).objectStore('parts')
        empty.delete(IDBKeyRange.bound([0, 0], [0, Infinity]))
    }

    function copyLater() {
        uncopiedSince ??= performance.now()
        clearTimeout(copyTimer)
        if (document.visibilityState === 'hidden')
            copy()
        else
            copyTimer = setTimeout(copy, Math.min(copyAfter, uncopiedSince + copyWithin - performance.now()))
    }

    // Of a file that may not be there.
    const lastChange = async (folder, name) => {
        try {
            return (await (await folder.getFileHandle(name)).getFile()).lastModified
        } catch (nothingThere) {
            return 0
        }
    }

    // One file, put in the place of the older one as a whole: a line of JSON, {time, files: [path, record] each}, then the contents.
    // Where the browser refuses, it is asked again later.
    async function copy() {
        clearTimeout(copyTimer)
        isCopyWanted = isCopying
        if (isCopying || page().playsAlone?.() === false)
            return
        isCopying = true
        uncopiedSince = null
        try {
            const now = [...listed()]
            const head = JSON.stringify({ time: Date.now(), files: now.map(([path, { record }]) => [path, record]) })
            // An empty file and a folder have none.
            const contents = now.map(([, { node, record }]) => record.size > 0 ? node.contents.slice(0, record.size) : '')
            const all = new Blob([head, '\n', ...contents])
            const folder = await navigator.storage.getDirectory()
            const [one, other] = await Promise.all(own.copies.map(name => lastChange(folder, name)))
            const writing = await (await folder.getFileHandle(own.copies[one <= other ? 0 : 1], { create: true })).createWritable()
            await writing.write(all)
            await writing.close()
            if (hasCopyOnly)
                setMark(now.length, true)
        } catch (refused) {
            console.warn('No second copy of what is kept:', refused)
            uncopiedSince ??= performance.now()
            copyTimer = setTimeout(copy, copyWithin)
        }
        isCopying = false
        if (isCopyWanted)
            copy()
    }

    // {time, files: [path, record, content] each}; null where there is no such copy.
    async function copyIn(name) {
        try {
            const folder = await navigator.storage.getDirectory()
            const bytes = new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer())
            let from = bytes.indexOf(10) + 1
            const { time, files } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, from)))
            return { time, files: files.map(([path, record]) => [path, record, bytes.slice(from, from += record.size)]) }
        } catch (nothingThere) {
            return null
        }
    }
    // The newest copy, or null.
    async function copied(names) {
        const found = await Promise.all(names.copies.map(copyIn))
        return found.reduce((newest, each) => (each?.time ?? 0) > (newest?.time ?? 0) ? each : newest, null)
    }

    // Null where there is no such database and none is to be made.
    function opened(name, makes) {
        return new Promise((done, failed) => {
            const request = indexedDB.open(name, 1)
            const late = setTimeout(() => failed(new DOMException('The browser opens nothing of what was kept.', 'TimeoutError')), patience)
            request.onupgradeneeded = () => {
                if (!makes)
                    return request.transaction.abort()
                request.result.createObjectStore('files')
                request.result.createObjectStore('parts')
            }
            request.onsuccess = () => {
                clearTimeout(late)
                done(request.result)
            }
            request.onerror = event => {
                clearTimeout(late)
                if (makes || request.error?.name !== 'AbortError')
                    return failed(request.error)
                event.preventDefault() // it is no error of the page
                done(null)
            }
        })
    }

    function answer(request) {
        return new Promise((done, failed) => {
            request.onsuccess = () => done(request.result)
            request.onerror = () => failed(request.error)
        })
    }

    // A file or a folder as it was; the folder it is in comes before it.
    function bringBack(path, record, content) {
        if (FS.isDir(record.mode))
            FS.mkdir(place + path, record.mode)
        else
            FS.writeFile(place + path, content, { canOwn: true })
        const node = FS.lookupPath(place + path).node
        node.mode = record.mode
        node.timestamp = record.time
        return node
    }

    // All files of a database, [path, record, content] each, in the order of their paths.
    async function filesIn(from) {
        const transaction = from.transaction(['files', 'parts'])
        const files = transaction.objectStore('files')
        const parts = transaction.objectStore('parts')
        const [paths, records, keys, pieces] = await Promise.all([files.getAllKeys(), files.getAll(), parts.getAllKeys(), parts.getAll()].map(answer))
        const contents = new Map(records.map(record => [record.id, new Uint8Array(record.size)]))
        keys.forEach(([id, number], index) => {
            const content = contents.get(id)
            const from = number * partSize
            if (content && from < content.length)
                content.set(pieces[index].subarray(0, content.length - from), from)
        })
        const greatestId = Math.max(0, ...records.map(record => record.id), ...keys.map(key => key[0]))
        return { files: paths.map((path, index) => [path, records[index], contents.get(records[index].id)]), greatestId }
    }

    // What a page without a folder in its names kept, as a copy is; null where it kept nothing.
    async function keptWithoutFolder() {
        const kept = mark(withoutFolder)
        const found = await opened(withoutFolder.database, false)
        const files = found ? (await filesIn(found)).files : []
        found?.close()
        const second = files.length === 0 || kept?.inCopy ? await copied(withoutFolder) : null
        if (!second && files.length === 0 && kept?.files > 0)
            throw new DOMException('The browser has nothing of what was kept.', 'NotFoundError')
        return second ?? (files.length > 0 ? { files } : null)
    }

    async function load() {
        const found = await opened(own.database, true)
        const { files, greatestId } = await filesIn(found)
        nextId = 1 + Math.max(nextId, greatestId)
        const isEmpty = files.length === 0
        const kept = mark(own)
        let other = isEmpty || kept?.inCopy ? await copied(own) : null
        if (!other && isEmpty && kept?.files > 0)
            throw new DOMException('The browser has nothing of what was kept.', 'NotFoundError')
        if (other && !kept?.inCopy)
            await page().filesFromCopy?.(new Date(other.time))
        if (!other && isEmpty)
            other = await keptWithoutFolder()
        if (isEmpty || other) {
            // What comes from elsewhere takes the place of what is there.
            files.forEach(([path, record]) => {
                written.set(path, '')
                gone.add(record.id)
            })
            other?.files.forEach(file => bringBack(...file))
            database = found
            if (dirty.size > 0)
                change()
            release(!isEmpty)
            return
        }
        files.forEach(([path, record, content]) => {
            const node = bringBack(path, record, content)
            node.keptId = record.id || node.keptId
            written.set(path, JSON.stringify(record))
        })
        dirty.clear()
        isChanged = false
        database = found
        release(true)
    }

    // Both transactions of renewLog are queued before the first one that keeps something.
    async function release(renews) {
        await page().shown
        isHeld = false
        if (renews)
            renewLog()
        if (isChanged)
            change()
        if (renews)
            copyLater()
    }

    // The content of a file as the program has it now, kept or not.
    const read = path => FS.readFile(`${place}/${path}`)

    // Goes on from what there is where the browser does not hand out what was kept, if somebody says so: the program would begin empty,
    // as if nothing had ever been there.
    async function doWithout(problem) {
        const kept = mark(own) ?? mark(withoutFolder)
        if (!(kept?.files > 0))
            return page().filesRefused?.(problem)
        const second = await copied(own) ?? await copied(withoutFolder)
        const forget = () => [own, withoutFolder].forEach(names => localStorage.removeItem(names.mark))
        await page().filesLost?.(new Date(kept.time), problem, second && new Date(second.time), forget)
        second?.files.forEach(file => bringBack(...file))
    }

    // Brings back what is kept, then `start` goes on.
    async function begin(start) {
        try {
            await load()
        } catch (problem) {
            await doWithout(problem)
            hasCopyOnly = true
            page().filesFailed?.(problem)
        }
        start()
    }

    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden' && uncopiedSince !== null)
            copy()
    })

    return { place, fileSystem, begin, keep: change, read }
})()

Module['preRun'] = [].concat(Module['preRun'] ?? [], () => {
    const files = Module['pegsheetFiles']
    addRunDependency('files')
    FS.mkdir(files.place)
    FS.mount(files.fileSystem, {}, files.place)
    files.begin(() => removeRunDependency('files'))
})
