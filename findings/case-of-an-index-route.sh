#!/usr/bin/env bash
# react-router 8.4.0, a request handler of framework mode.
#
# Seen: `caseSensitive: true` holds for every route but an index route with a path of its own, such as `prefix('desk',
# [index(…)])` makes: the handler builds index routes without that field, and /DESK answers the page of /desk. matchRoutes
# itself keeps it, so a test of the table of routes is of no help. As a route without `index` it is kept.
#
# Output seen on 2026-11-28:
#   handler     index /desk 200, /DESK 200; route /list 200, /LIST 404
#   matchRoutes index /DESK 0 matches
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error react-router@8.4.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >ask.mjs <<'EOF'
import { createRequestHandler, matchRoutes } from 'react-router'

const route = (id, given) => ({ id, caseSensitive: true, module: { default: () => null }, ...given })
const routes = {
  root: route('root', { path: '' }),
  desk: route('desk', { path: 'desk', index: true, parentId: 'root' }),
  list: route('list', { path: 'list', parentId: 'root' }),
}
const entryOf = ({ module: _, ...given }) => ({
  ...given,
  hasLoader: false,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  module: `/${given.id}.js`,
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
    entry: {
      module: { default: (_, status) => new Response('page', { status }), handleError: () => undefined },
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  },
  'production',
)
const statusOf = async (path) => (await handle(new Request(`http://localhost${path}`))).status
const [desk, DESK, list, LIST] = await Promise.all(['/desk', '/DESK', '/list', '/LIST'].map(statusOf))
const matches = matchRoutes([{ path: 'desk', index: true, caseSensitive: true }], '/DESK')?.length ?? 0
console.log('handler    ', `index /desk ${desk}, /DESK ${DESK}; route /list ${list}, /LIST ${LIST}`)
console.log('matchRoutes', `index /DESK ${matches} matches`)
const isAsSeen = desk === 200 && DESK === 200 && list === 200 && LIST === 404 && matches === 0
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node ask.mjs
