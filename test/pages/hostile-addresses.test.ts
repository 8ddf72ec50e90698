import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionKeys } from '#domain/candidate-search/rules/address.ts'
import { companyFilters, filterFields, nameKey, orderKey } from '#domain/company-search/condition/rules.ts'
import routes from '../../src/web/routes.ts'
import { demoSession } from '../demo-session.ts'
import { isFullRun, shareInTurn } from '../full-run.ts'
import { openApp, type App } from './app.ts'
import { visit, type Visitor } from './visitor.ts'

let app: App
let visitor: Visitor
beforeAll(async () => {
  app = await openApp()
  visitor = visit(app)
  // One browser that holds the demo's sessions of all three areas.
  for (const who of ['student', 'recruiter', 'operator'] as const) {
    const { name, value } = await demoSession(app, who)
    visitor.cookies.set(name, value)
  }
  needed['/client/candidates/scout'] = `ids=${await aStudentWithoutScout()}`
})
afterAll(() => app.close())

/** The query without which a page leads elsewhere and reads nothing else. */
const needed: Record<string, string> = {}

async function aStudentWithoutScout() {
  const { id } = await app.db
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('scoutInvitation').select('candidateId').where('candidateId', 'is not', null),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

type Page = { id: string; path: string; file: string }
const pagesOf = (entries: RouteConfigEntry[], parent = ''): Page[] =>
  entries.flatMap(({ id = '', path, file, children, index }) => {
    const own = path ? `${parent}/${path}` : parent
    return [
      ...(path !== undefined || index ? [{ id: id || file.replace(/\.tsx?$/, ''), path: own || '/', file }] : []),
      ...pagesOf(children ?? [], own),
    ]
  })
const pages = pagesOf(routes).filter(({ path }) => path !== '/*')

const companyKeys = [nameKey, orderKey, ...companyFilters.map((filter) => filterFields[filter].key)]

const hasLoader = ({ file }: Page) => /^export const loader\b/m.test(readFileSync(join('src/web', file), 'utf8'))

/** The query keys read by a page and by the folder beside it. */
function keysOf({ file }: Page): string[] {
  const page = join('src/web', file)
  const folder = page.replace(/\.tsx?$/, '')
  const files = [page, ...(existsSync(folder) ? globSync(`${folder}/**/*.{ts,tsx}`) : [])]
  const read = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, key = '']) => key),
  )
  const isSearch = dirname(file).endsWith('client/candidates')
  const isCompanySearch = file.endsWith('candidate/companies.tsx')
  return [...new Set([...read, ...(isSearch ? conditionKeys : []), ...(isCompanySearch ? companyKeys : [])])]
}

const moments = ['9999-12-15', '9999-12-31T23:59', '0000-00-00']
const hostile = ['', ...moments, '-1', '1e99', '%00', '%ED%A0%80', '日本', 'null', 'x'.repeat(300)]
const unknownId = '01890000-0000-7000-8000-000000000000'

const filled = (path: string, value: string) => path.replaceAll(/:\w+/g, encodeURI(value))

/** The address at which the router answers with what the page's own loader gives, and draws nothing. */
function loaderAt(address: string, { id, file }: Pick<Page, 'id' | 'file'>) {
  if (!file.endsWith('.tsx')) return address
  const [path = '', query = ''] = address.split('?')
  return `${path}${path.endsWith('/') ? '_' : ''}.data?${query}&_routes=${id}`
}

/** The addresses of a page, by what is hostile in them. */
function addressesOf(path: string, page: Page) {
  const params = path.includes(':') ? [...hostile.slice(1), unknownId].map((value) => filled(path, value)) : []
  const plain = filled(path, /status/.test(path) ? 'active' : unknownId)
  const keys = keysOf(page)
  const withKeys = (some: string[]) =>
    hostile.map((value) => `${plain}?${[needed[path] ?? [], some.map((key) => `${key}=${value}`)].flat().join('&')}`)
  // A search reads each filter independently, so one address tries all of them and saves requests.
  const apart = keys.length > 10 ? [keys] : keys.map((key) => [key])
  return {
    params,
    together: keys.length > 0 ? withKeys(keys) : [],
    apart: apart.map(withKeys),
    malformed: [`${plain}?=&&=x&%`],
  }
}

let turn = 0
/** One of the addresses, and another one the next time. */
function oneOf(addresses: string[]) {
  turn += 1
  return addresses.filter((_, at, { length }) => at === turn % length)
}

/**
 * The loader of a page is asked each value, in all its keys at once, and each key by itself. The server draws one
 * address of each kind. In a full run it draws every address, each key by itself.
 */
function requestsOf(path: string, page: Page) {
  const { params, together, apart, malformed } = addressesOf(path, page)
  if (isFullRun) return [params, ...apart, malformed].flat()
  const loaded = [params, together, ...apart.map(oneOf)].flat().map((address) => loaderAt(address, page))
  return [loaded, oneOf(params), oneOf(together), malformed].flat()
}

const pagesInTurn = shareInTurn(pages, 3)
test.each(pagesInTurn.map((page) => [page.path, page] as const))(
  '§2 no address ends %s in a failure',
  async (path, page) => {
    const failed: string[] = []
    for (const address of requestsOf(path, page)) {
      const response = await visitor.ask(address)
      // An answer of no loader: the name of the route is not the router's.
      if ((await response.text()) === '[{}]' && hasLoader(page)) failed.push(`nothing was asked at ${address}`)
      if (response.status >= 500) failed.push(`${response.status} ${address.slice(0, 120)}`)
    }
    expect(failed).toEqual([])
  },
)
