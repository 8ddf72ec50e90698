#!/usr/bin/env bash
# react-router 8.4.0, the data of one route (`PATH.data?_routes=ID`).
#
# Seen: an id that is no route of the page answers 200 with an empty object, `[{}]`, not 404. A check that asks a loader
# alone and looks at the status goes on passing when its route is renamed. The data of the root is at `/_.data`;
# `/_root.data`, as the root of older versions was asked, answers 404.
#
# Output seen on 2026-11-27:
#   /a.data?_routes=a        200 [{"_1":2},"a",{"_3":4},"data",{"_5":1},"of"]
#   /a.data?_routes=renamed  200 [{}]
#   /_.data                  200
#   /_root.data              404
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error react-router@8.4.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >ask.mjs <<'EOF'
import { createRequestHandler } from 'react-router'

const route = (id, path, parentId) => ({
  id,
  path,
  parentId,
  module: { loader: () => ({ of: id }), default: () => null },
})
const routes = { root: route('root', ''), a: route('a', 'a', 'root') }
const entryOf = ({ id, path, parentId }) => ({
  id,
  path,
  parentId,
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  module: `/${id}.js`,
})
const assets = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: [] },
  routes: Object.fromEntries(Object.values(routes).map((one) => [one.id, entryOf(one)])),
}
const handle = createRequestHandler(
  {
    routes,
    assets,
    entry: { module: { default: () => new Response('page'), handleError: () => undefined } },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  },
  'production',
)
const ask = async (path) => {
  const response = await handle(new Request(`http://localhost${path}`))
  const body = (await response.text()).trim()
  console.log(path, response.status, body.split('\n')[0].slice(0, 80))
  return [response.status, body]
}
const known = await ask('/a.data?_routes=a')
const renamed = await ask('/a.data?_routes=renamed')
const root = await ask('/_.data')
const olderRoot = await ask('/_root.data')
const isAsSeen =
  known[0] === 200 &&
  known[1].includes('"of"') &&
  renamed[0] === 200 &&
  renamed[1] === '[{}]' &&
  root[0] === 200 &&
  olderRoot[0] === 404
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node ask.mjs
