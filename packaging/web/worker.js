// SPDX-License-Identifier: Apache-2.0
// Keeps the program with the browser, whole or not at all, so that it starts without a network. A newer version is fetched beside
// the one that runs and takes its place once no page of that one is open. packaging/web.sh writes the two constants.
'use strict'

const version = '@VERSION@'
const files = ['@FILES@']
const cacheName = `pegsheet ${version}`

self.addEventListener('install', event => {
    // Past the browser's own cache, where an older file may lie.
    const requests = files.map(file => new Request(file, { cache: 'no-cache' }))
    event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(requests)))
})

self.addEventListener('activate', event => {
    event.waitUntil(caches.keys().then(names =>
        Promise.all(names.filter(name => name.startsWith('pegsheet ') && name !== cacheName).map(name => caches.delete(name)))))
})

self.addEventListener('fetch', event => {
    if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin)
        return
    event.respondWith(caches.open(cacheName)
        .then(cache => cache.match(event.request, { ignoreSearch: true }))
        .then(kept => kept ?? fetch(event.request)))
})
