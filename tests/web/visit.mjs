// SPDX-License-Identifier: Apache-2.0
// What the tests of the page have in common: a visit is a test with a tablet of its own.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Tablet } from './tablet.mjs'

export const source = process.env.PEGSHEET_SOURCE
const pictures = process.env.PEGSHEET_PICTURES
const wanted = new RegExp(process.env.PEGSHEET_VISITS ?? '') // a part of the names of those that are wanted

// A match of the frozen format.
export async function code() {
    const lines = (await readFile(join(source, 'tests/model/golden/codes.jsonl'), 'utf8')).split('\n')
    return JSON.parse(lines[0]).text
}

export async function picture(tablet, name) {
    if (pictures)
        await tablet.page.screenshot({ path: join(pictures, `${name}.png`) })
}

export async function visit(name, options, steps) {
    if (!wanted.test(name))
        return
    const tablet = await new Tablet(options).start()
    try {
        await steps(tablet)
        assert.deepEqual(tablet.problems, [])
        console.log(`PASS ${name}`)
    } catch (error) {
        console.log(`FAIL ${name}: ${error.stack}`)
        await picture(tablet, `fail-${name.replace(/[^a-z0-9]+/gi, '-')}`)
        process.exitCode = 1
    } finally {
        await tablet.end()
    }
}
