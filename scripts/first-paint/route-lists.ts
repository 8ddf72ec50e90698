import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { listNames, type ListName, type RouteLists } from '../../src/server/http/route-lists.ts'

type Route = { id: string; parentId?: string; path?: string; imports?: string[]; [more: string]: unknown }
type Manifest = { routes: Record<string, Route>; [more: string]: unknown }

const opening = 'window.__reactRouterManifest='
/** The pages of which a link loads the scripts before it is pressed. Elsewhere nobody reads a route's imports. */
const loadedAhead: readonly string[] = ['favorite-companies']

/**
 * Writes a list of routes for each area beside the router's own list of all. A browser needs the routes of the area it
 * is in: all others cost a student's phone twelve kilobytes. An address that a list does not know is the server's.
 */
export function writeRouteLists(folder: string) {
  const manifest = readManifest(folder)
  const write = (name: ListName) => {
    const list = { ...manifest, routes: routesOf(name, manifest) }
    const hash = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
    const url = `/assets/routes-${name}-${hash}.js`
    // Drawn anew in the browser, the page names its list once more.
    writeFileSync(`${folder}${url}`, `${opening}${JSON.stringify({ ...list, url })}`)
    return [name, url] as const
  }
  return Object.fromEntries(listNames.map(write)) as RouteLists
}

/** The paths of the pages with an action. */
export function listActionPaths(folder: string) {
  const { routes } = readManifest(folder)
  const pathOf = (route: Route) => chainOf(route, routes).flatMap(({ path }) => path || [])
  const acting = Object.values(routes).filter(({ hasAction }) => hasAction)
  return acting.map((route) => `/${pathOf(route).toReversed().join('/')}`)
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
  return Object.fromEntries([...ids].map((id) => [id, slim(routes[id] as Route)]))
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

/** A part that a route lacks is left out. */
const slim = ({ imports, ...route }: Route) => ({
  ...Object.fromEntries(
    Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
  ),
  ...(loadedAhead.includes(route.id) && { imports }),
})
