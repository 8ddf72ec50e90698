#!/usr/bin/env bash
# react-router 8.4.0 with react and react-dom 19.3.1 on Node.
#
# Seen: in framework mode the server's work for a page grows with the number of all routes, not with the few that match.
# For each document the routes of the whole manifest are made anew as elements and data routes, and the branches of all
# are tried from the most specific on, several times. A page of one line costs with 400 routes beside it many times what
# it costs with 10. Request handlers that are each given the routes of one part of an application do not pay for the rest.
#
# Output seen on 2026-11-29 (milliseconds differ by machine; the ratio is what is checked):
#   10 routes beside it: 0.48 ms; 400: 2.18 ms, 4.5 times
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error react@19.3.1 react-dom@19.3.1 react-router@8.4.0 >/dev/null
cat >look.mjs <<'EOF'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, Outlet, RouterContextProvider, ServerRouter } from 'react-router'

const entry = {
  default: (request, status, headers, context) => {
    const html = renderToString(h(ServerRouter, { context, url: request.url }))
    return new Response(html, { status, headers })
  },
}

function buildOf(count) {
  const routes = { root: { id: 'root', path: '', module: { default: () => h(Outlet) } } }
  for (let at = 0; at < count; at += 1)
    routes[`page${at}`] = { id: `page${at}`, parentId: 'root', path: `part/page-${at}/:id`, module: { default: () => h('p') } }
  routes.wanted = { id: 'wanted', parentId: 'root', path: 'wanted', module: { default: () => h('p', null, 'here') } }
  const inManifest = Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [route.id, { ...route, module: '/x.js', imports: [], css: [] }]),
  )
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { module: '/x.js', imports: [], css: [] }, routes: inManifest, url: '/manifest.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'x',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

async function millisecondsOf(count) {
  const handle = createRequestHandler(buildOf(count), 'production')
  const once = async () => {
    const response = await handle(new Request('http://localhost/wanted'), new RouterContextProvider())
    const html = await response.text()
    if (response.status !== 200 || !html.includes('here')) throw new Error(`${response.status}: ${html}`)
  }
  for (let n = 0; n < 300; n += 1) await once()
  const begun = performance.now()
  for (let n = 0; n < 300; n += 1) await once()
  return (performance.now() - begun) / 300
}

const [few, many] = [await millisecondsOf(10), await millisecondsOf(400)]
console.log(`10 routes beside it: ${few.toFixed(2)} ms; 400: ${many.toFixed(2)} ms, ${(many / few).toFixed(1)} times`)
process.exit(many > 3 * few ? 0 : 1)
EOF
node look.mjs
