// SPDX-License-Identifier: Apache-2.0
// node webseal.mjs FOLDER: notes in the page of that folder what belongs together, so that no mixture of two versions is ever started:
// in index.html the hash of every script and how large the parts of the program are, in worker.js the hash of every file that it keeps, and a name
// for all of it that changes with any of it. What index.html needs before anything else has come is put into it. To be run again after
// any change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
const bytes = name => readFileSync(join(folder, name))
const text = name => bytes(name).toString()
const hash = (content, as) => createHash('sha256').update(content).digest(as)

const programs = ['pegsheet.wasm', 'pegsheet-rest.wasm'].filter(name => existsSync(join(folder, name)))
const sizes = programs.flatMap(name => {
    const sent = ['.br', '.gz', ''].map(ending => join(folder, name + ending)).find(existsSync)
    return [join(folder, name), sent].map(file => statSync(file).size)
})
let page = text('index.html')
    .replace('<link rel="stylesheet" href="page.css">', () => `<style>\n${text('page.css')}</style>`)
    .replace('<script src="begin.js"></script>', () => `<script>\n${text('begin.js')}</script>`)
    .replace(/(name="pegsheet-sizes" content=)"[^"]*"/, `$1"${[...sizes, 0, 0].slice(0, 4).join(' ')}"`)
const inside = /<script>([^]*?)<\/script>/.exec(page)[1]
page = page.replace(/script-src 'self'( 'sha256-[^']*')?/, `script-src 'self' 'sha256-${hash(inside, 'base64')}'`)
const scripts = []
page = page.replace(/<script src="([^"]+)"[^>]*>/g, (tag, name) => {
    scripts.push(name)
    return `<script src="${name}" integrity="sha256-${hash(bytes(name), 'base64')}">`
})
writeFileSync(join(folder, 'index.html'), page)

const kept = ['index.html', ...scripts, ...programs, 'codes.js', 'codes.wasm', 'reader.js', 'reader.wasm',
    'letters.ttf', 'letters-bold.ttf', 'icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon-touch-180.png',
    'manifest.webmanifest', 'manifest.de.webmanifest', 'GPL-3.0.txt', 'Apache-2.0.txt']
const hashes = kept.map(name => [name, hash(bytes(name), 'hex')])
const files = JSON.stringify(Object.fromEntries([['./', hashes[0][1]], ...hashes])) // the folder is its index.html
writeFileSync(join(folder, 'worker.js'), text('worker.js')
    .replace(/^const version = .*/m, `const version = '${hash(files, 'hex').slice(0, 16)}'`)
    .replace(/^const files = .*/m, `const files = ${files}`))
