// SPDX-License-Identifier: Apache-2.0
// Keeps the program with the browser, whole or not at all, so that it starts without a network. A newer version is fetched beside
// the one that runs and takes its place once no page of that one is open. packaging/webseal.mjs writes the two constants.
'use strict'

const version = ''
const files = {} // the SHA-256 of each, by its name

// Another folder of the same address has versions of its own.
const place = new URL('./', location).pathname
const cacheName = `pegsheet ${place} ${version}`

async function digest(response) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
    return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

// Every file is the one that belongs to this version: in the middle of a server's change some are not.
async function keep(cache, name) {
    const request = new Request(name, { cache: 'no-cache' }) // past the browser's own cache, where an older file may lie
    const response = await fetch(request)
    if (!response.ok)
        throw new Error(`${name}: ${response.status}`)
    await cache.put(request, response.clone())
    if (await digest(response) !== files[name])
        throw new Error(`${name} is of another version`)
}

async function install() {
    const cache = await caches.open(cacheName)
    try {
        await Promise.all(Object.keys(files).map(name => keep(cache, name)))
    } catch (problem) {
        await caches.delete(cacheName)
        throw problem
    }
}

// Other versions of this folder; at first they had no folder in their name, and one is known by what is in it.
async function isOfThisPlace(name) {
    if (name.startsWith(`pegsheet ${place} `))
        return true
    if (!/^pegsheet [0-9a-f]+$/.test(name))
        return false
    const requests = await (await caches.open(name)).keys()
    return requests.some(request => new URL('./', request.url).pathname === place)
}

async function removeOthers() {
    for (const name of await caches.keys()) {
        if (name !== cacheName && await isOfThisPlace(name))
            await caches.delete(name)
    }
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(removeOthers()))

self.addEventListener('fetch', event => {
    if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin)
        return
    event.respondWith(caches.open(cacheName)
        .then(cache => cache.match(event.request, { ignoreSearch: true }))
        .then(kept => kept ?? fetch(event.request)))
})
