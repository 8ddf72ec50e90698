import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { areaOfPath, type Area } from '#ground/area.ts'
import { aCandidate, aCompany, aCompanyUser } from '../factories.ts'
import { openApp, type App } from './app.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'
import { visit, type Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

type RouteEntry = { path?: string; index?: boolean; children?: RouteEntry[] }
const pathsOf = (entries: readonly RouteEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [...pathsOf(children, own), ...(path || index ? [own || '/'] : [])]
  })

const values: Record<string, string> = {
  step: 'step1',
  page: '1',
  test: 'personality',
  form: 'picture',
  provider: 'none',
  hash: 'none',
}
const statuses: Record<Area, string> = { candidate: 'pending', client: 'active', admin: 'active' }
const filled = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'status' ? statuses[areaOfPath(path)] : (values[name] ?? crypto.randomUUID()),
  )

/** Pages that everybody may open: the ways in and out, and what is said before and after an account. */
const openToAll: readonly string[] = [
  '/candidate/login',
  '/candidate/logout',
  '/candidate/registration',
  '/candidate/registration/callback',
  '/candidate/password-reset',
  '/candidate/password-reset/request',
  '/candidate/password-reset/request/confirm',
  '/candidate/contact-us',
  '/candidate/contact-us/complete',
  '/candidate/settings/unsubscribe/complete',
  '/candidate/unsubscribe-mail',
  '/client',
  '/client/login',
  '/client/logout',
  '/client/sso/login',
  '/client/pre-registration/complete',
  '/client/registration',
  '/client/password-reset',
  '/client/password-reset/request',
  '/client/password-reset/request/confirm',
  '/client/contract/expired',
  '/client/contact-us',
  '/client/contact-us/complete',
  '/client/whitepapers/download/:hash',
  '/admin/login',
  '/admin/logout',
  '/admin/registration',
]
const guarded = [...new Set(pathsOf(routes as RouteEntry[]))].filter(
  (path) => /^\/(?:candidate|client|admin)(?:\/|$)/.test(path) && !openToAll.includes(path),
)

/** The pages that a visitor is shown; all others lead elsewhere, or do not exist for the visitor. */
async function shownTo(visitor: Visitor, area: Area) {
  const shown: string[] = []
  for (const path of guarded.filter((one) => areaOfPath(one) === area)) {
    const response = await visitor.ask(filled(path))
    await response.arrayBuffer()
    if (response.status !== 302 && response.status !== 404) shown.push(`${path} ${response.status}`)
  }
  return shown
}

describe.each(['candidate', 'client', 'admin'] as const)('§2 §6 every page of %s has its guard', (area) => {
  test('against a guest', async () => {
    expect(guarded.filter((path) => areaOfPath(path) === area).length).toBeGreaterThan(20)
    expect(await shownTo(visit(app), area)).toEqual([])
  })

  test('against the sessions of other areas', async () => {
    const { viewer } = await aCandidate(app.db)
    const visitor = area === 'candidate' ? await visitAs(app, 'recruiter') : await visitAsViewer(app, viewer)
    expect(await shownTo(visitor, area)).toEqual([])
  })
})

test('§4 contractExpired: every page of a company against its ended contract', async () => {
  const { id: companyId } = await aCompany(app.db)
  const { viewer } = await aCompanyUser(app.db, companyId, { role: 'ADMIN' })
  await app.db.updateTable('contract').set({ status: 'EXPIRED' }).where('companyId', '=', companyId).execute()
  expect(await shownTo(await visitAsViewer(app, viewer), 'client')).toEqual([])
})
