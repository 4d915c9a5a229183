// SPDX-License-Identifier: Apache-2.0
// A copy of what packaging/web.sh left, served by itself: a test changes it as a newer version would, or as a bad server does.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'

const source = process.env.PEGSHEET_SOURCE
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
    '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain' }

export class Copy {
    // One copy in each of these folders of the address. `wasmType` is what the server says that the program is; `from` is another
    // page that was built. With `isCompressed` files are sent as their .br, and only where the browser does not have them.
    constructor({ folders = [''], wasmType = types['.wasm'], from = join(source, 'build/web'), isCompressed = false } = {}) {
        this.root = mkdtempSync(join(tmpdir(), 'pegsheet-page-'))
        for (const folder of folders)
            cpSync(from, join(this.root, folder), { recursive: true, filter: file => !/\.gz$/.test(file) && (isCompressed || !/\.br$/.test(file)) })
        this.sent = 0 // bytes of all files
        this.asked = [] // the paths, in their order
        this.cut = {} // how many bytes of a file are sent before the line breaks off
        this.held = {} // the promise that a file waits for
        this.server = createServer(async (request, response) => {
            const path = normalize(new URL(request.url, 'http://localhost').pathname)
            this.asked.push(path)
            await this.held[path.slice(1)]
            try {
                const name = path.endsWith('/') ? `${path}index.html` : path
                const isBr = existsSync(join(this.root, `${name}.br`))
                const content = readFileSync(join(this.root, isBr ? `${name}.br` : name))
                const type = extname(name) === '.wasm' ? wasmType : types[extname(name)]
                const tag = isCompressed ? { ETag: `"${createHash('sha256').update(content).digest('hex')}"` } : {}
                if (isCompressed && request.headers['if-none-match'] === tag.ETag) {
                    response.writeHead(304, tag).end()
                    return
                }
                this.sent += content.length
                response.writeHead(200, { 'Content-Type': type ?? 'application/octet-stream', 'Content-Length': content.length, ...tag,
                    ...isBr ? { 'Content-Encoding': 'br' } : {} })
                const sent = this.cut[name.slice(1)]
                if (sent === undefined)
                    response.end(content)
                else
                    response.write(content.subarray(0, sent), () => setTimeout(() => response.destroy(), 200))
            } catch (missing) {
                response.writeHead(404).end()
            }
        })
    }
    // Returns the address.
    async start() {
        await new Promise(done => this.server.listen(this.port ?? 0, '127.0.0.1', done))
        this.port = this.server.address().port
        return `http://127.0.0.1:${this.port}/`
    }
    // The same, by a name that a browser does not take for its own machine's.
    elsewhere() { return `http://pegsheet.test:${this.port}/` }
    // `change` is given the text of the file and returns another.
    edit(name, change) {
        const file = join(this.root, name)
        writeFileSync(file, change(readFileSync(file, 'utf8')))
    }
    remove(name) { rmSync(join(this.root, name)) }
    // What was changed is a version of its own.
    seal() { execFileSync('node', [join(source, 'packaging/webseal.mjs'), this.root]) }
    // The server dies, and the copy stays.
    async die() {
        this.server.closeAllConnections()
        await new Promise(done => this.server.close(done))
    }
    end() {
        this.server.closeAllConnections()
        this.server.close()
        rmSync(this.root, { recursive: true, force: true })
    }
}

// Serves such a copy while `steps` go on.
export async function served(options, steps) {
    const copy = new Copy(options)
    try {
        await steps(copy, await copy.start())
    } finally {
        copy.end()
    }
}
