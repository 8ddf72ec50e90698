import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { listNames, type ListName, type RouteLists } from '../../src/server/http/route-lists.ts'

type Route = {
  id: string
  parentId?: string
  path?: string
  imports?: string[]
  css?: string[]
  [more: string]: unknown
}
type Manifest = { routes: Record<string, Route>; [more: string]: unknown }

const opening = 'window.__reactRouterManifest='
/** The name of each route stands once in the list: 200 bytes of every visit. */
const namingRoutes = 'list=>{for(let id in list.routes)list.routes[id].id=id;return list}'
/** The pages of which a link loads the scripts before it is pressed. Elsewhere nobody reads a route's imports. */
const loadedAhead: readonly string[] = ['favorite-companies']

/**
 * Writes a list of routes for each area beside the router's own list of all. A browser needs the routes of the area it
 * is in: all others cost a student's phone twelve kilobytes. An address that a list does not know is the server's.
 */
export function writeRouteLists(folder: string) {
  const manifest = readManifest(folder)
  const write = (name: ListName) => {
    const routes = routesOf(name, manifest)
    const list = { ...manifest, routes }
    const hash = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
    const url = `/assets/routes-${name}-${hash}.js`
    // Drawn anew in the browser, the page names its list once more.
    writeFileSync(`${folder}${url}`, `${opening}(${namingRoutes})(${JSON.stringify({ ...list, url })})`)
    return [name, { url, ids: Object.keys(routes) }] as const
  }
  return Object.fromEntries(listNames.map(write)) as RouteLists
}

/** The paths of all pages, and of those with an action. */
export function listPaths(folder: string) {
  const { routes } = readManifest(folder)
  const pathOf = (route: Route) => {
    const parts = chainOf(route, routes).flatMap(({ path }) => path || [])
    return `/${parts.toReversed().join('/')}`
  }
  const all = Object.values(routes)
  return {
    pages: [...new Set(all.map(pathOf))].filter((path) => !path.includes('*')),
    acting: all.filter(({ hasAction }) => hasAction).map(pathOf),
  }
}

function readManifest(folder: string) {
  const files = globSync(`${folder}/assets/manifest-*.js`).map((file) => readFileSync(file, 'utf8'))
  const whole = files.find((text) => text.startsWith(opening))
  if (!whole) throw new Error('the router wrote no list of routes')
  return JSON.parse(whole.slice(opening.length).replace(/;\s*$/, '')) as Manifest
}

function routesOf(name: ListName, { routes }: Manifest) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const ids = new Set<string>()
  for (const leaf of Object.values(routes).filter(({ id }) => !parents.has(id))) {
    const own = listOf(leaf, routes)
    if (own === null || own === name) for (const { id } of chainOf(leaf, routes)) ids.add(id)
  }
  return Object.fromEntries([...ids].map((id) => [id, slim(routes[id] as Route, routes)]))
}

function chainOf(leaf: Route, routes: Manifest['routes']) {
  const chain: Route[] = []
  for (let route: Route | undefined = leaf; route; route = routes[route.parentId ?? '']) chain.push(route)
  return chain
}

/** null for what belongs to no area, as policy, api and not found: every list has it. */
function listOf(leaf: Route, routes: Manifest['routes']): ListName | null {
  const chain = chainOf(leaf, routes)
  const [path = ''] = chain.flatMap((route) => route.path || []).toReversed()
  const [first] = path.split('/')
  const named = listNames.find((name) => name === first)
  return named ?? (chain.some(({ id }) => id === 'pages/candidate/layout') ? 'candidate' : null)
}

/** A part that a route lacks is left out, and a stylesheet that a route around it names: 60 bytes of every visit. */
function slim(whole: Route, routes: Manifest['routes']) {
  const { id, imports, css = [], ...route } = whole
  const [, ...around] = chainOf(whole, routes)
  const ownStyles = css.filter((style) => !around.some((other) => other.css?.includes(style)))
  return {
    ...Object.fromEntries(
      Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
    ),
    ...(ownStyles.length > 0 && { css: ownStyles }),
    ...(loadedAhead.includes(id) && { imports }),
  }
}
