import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { GraphQLAnswer } from '#web/carry/answer.ts'
import { ownApp } from '../client.ts'
import { aCandidate, aCompanyWithUser } from '../factories.ts'
import { aSender, aScoutInvitation, homeOf } from '../factories/scout-invitation.ts'
import { builtRoutes } from './built.ts'

type List = { viewer: Viewer; path: string; params?: Record<string, string>; query?: string }

const app = ownApp()
/** The lists with pages, by the route of their pages; each has one page here. */
let lists: Record<string, List>
beforeAll(async () => {
  const student = await aCandidate(app.db)
  await aScoutInvitation(app.db, { ...homeOf(await aSender(app.db)), candidateId: student.id })
  const company = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  lists = {
    '/candidate/favorite-companies/page/:page': {
      viewer: student.viewer,
      path: '/candidate/favorite-companies',
    },
    '/candidate/invitations/status/:status/page/:page': {
      viewer: student.viewer,
      path: '/candidate/invitations/status/pending',
      params: { status: 'pending' },
    },
    '/candidate/companies/page/:page': {
      viewer: student.viewer,
      path: '/candidate/companies',
      query: '?order=updated',
    },
    '/client/candidates/page/:page': {
      viewer: company.viewer,
      path: '/client/candidates',
      query: '?view=table&all=true',
    },
    '/client/whitepapers/page/:page': {
      viewer: company.viewer,
      path: '/client/whitepapers',
      query: `?tag=${encodeURIComponent('入門')}`,
    },
  }
})

const { routes, contexts } = await builtRoutes()
const paged = routes.map(({ path }) => path).filter((path) => path.includes(':page'))

/** The result or the error of the route's loader, asked through the real door. */
async function open(route: string, page: string) {
  const list = lists[route]
  const { loader } = routes.find(({ path }) => path === route)?.module ?? {}
  if (!list || !loader) throw new Error(`no list for ${route}`)
  const context = new RouterContextProvider()
  const url = new URL(`http://localhost${list.path}/page/${page}${list.query ?? ''}`)
  const request = new Request(url)
  context.set(contexts.heldSessionContext, () => true)
  context.set(
    contexts.carryContext,
    async (_, question) => (await app.door.ask(request, list.viewer, question as never)) as GraphQLAnswer,
  )
  return loader({ request, url, params: { ...list.params, page }, context }).then(
    () => 200,
    (thrown: unknown) => thrown,
  )
}
const statusOf = (thrown: unknown) => (thrown as { init?: { status?: number } }).init?.status

describe('§2 a page past the end', () => {
  test('every list with pages is looked at', () => expect(Object.keys(lists).toSorted()).toEqual(paged.toSorted()))
  test('there are some', () => expect(paged.length).toBeGreaterThan(1))

  test.each(paged)('of %s leads to the last one, with what was asked', async (route) => {
    const { path = '', query = '' } = lists[route] ?? {}
    for (const page of ['2', '99', '999999', '1000000000000000']) {
      const thrown = await open(route, page)
      expect(thrown, page).toBeInstanceOf(Response)
      expect((thrown as Response).status).toBe(302)
      expect((thrown as Response).headers.get('location')).toBe(`${path}${query}`)
    }
    expect(await open(route, '1')).toBe(200)
  })

  test.each(paged)('of %s is well whatever stands in the address', async (route) => {
    const list = lists[route]
    if (!list) throw new Error(`no list for ${route}`)
    const keys = [
      'q',
      'sn',
      'sd',
      'hn',
      'l',
      'id',
      'xid',
      'job',
      'preview',
      'filter',
      'ss',
      'y',
      'view',
      'company-name',
      'industry',
      'prefecture',
    ]
    for (const bad of ['%00', '%ED%A0%80', '%E2%80%AE', 'x'.repeat(3000)]) {
      lists[route] = { ...list, query: `?${keys.map((key) => `${key}=${bad}`).join('&')}` }
      const opened = await open(route, '1')
      expect([200, 302, 404], bad).toContain(opened instanceof Response ? opened.status : (statusOf(opened) ?? opened))
    }
    lists[route] = list
  })

  test.each(paged)('of %s is not found when it is no number', async (route) => {
    for (const page of ['0', '-1', '1.5', 'x', '', '１']) expect(statusOf(await open(route, page)), page).toBe(404)
  })
})
