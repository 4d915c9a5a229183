// SPDX-License-Identifier: Apache-2.0
// A copy of what packaging/web.sh left, served by itself: a test changes it as a newer version would.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png',
    '.webmanifest': 'application/manifest+json', '.txt': 'text/plain' }

export class Copy {
    constructor(folder) {
        this.folder = mkdtempSync(join(tmpdir(), 'pegsheet-page-'))
        cpSync(folder, this.folder, { recursive: true, filter: file => !/\.(gz|br)$/.test(file) })
        this.server = createServer((request, response) => {
            const path = normalize(new URL(request.url, 'http://localhost').pathname)
            try {
                const content = readFileSync(join(this.folder, path.endsWith('/') ? `${path}index.html` : path))
                response.writeHead(200, { 'Content-Type': types[extname(path) || '.html'] ?? 'application/octet-stream' }).end(content)
            } catch (missing) {
                response.writeHead(404).end()
            }
        })
    }
    // Returns the address.
    async start() {
        await new Promise(done => this.server.listen(0, '127.0.0.1', done))
        return `http://127.0.0.1:${this.server.address().port}/`
    }
    // `change` is given the text of the file and returns another.
    edit(name, change) {
        const file = join(this.folder, name)
        writeFileSync(file, change(readFileSync(file, 'utf8')))
    }
    end() {
        this.server.closeAllConnections()
        this.server.close()
        rmSync(this.folder, { recursive: true, force: true })
    }
}
