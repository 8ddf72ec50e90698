import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { SessionOwner } from '#domain/session/sign-in/queries.ts'
import type { Area } from '#ground/area.ts'
import { pageViewerField, pageViewerHeader } from '#ground/page-viewer.ts'
import { mutations } from '#test/acts/document.ts'
import { watchRows } from '#test/changed-rows.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { site, testHttp, type TestHttp } from '#test/http.ts'
import { notePageViewer } from './question.ts'

let app: TestApp
let http: TestHttp
let written: Awaited<ReturnType<typeof watchRows>>
beforeAll(async () => {
  app = await testApp()
  http = testHttp(app)
  written = await watchRows(app.db)
})
afterAll(() => app.close())

/** The headers of a browser in which this person is signed in. */
async function browserOf(area: Area, owner: SessionOwner) {
  const token = await app.db.transaction().execute((tx) => openSession(tx, area, owner))
  return { cookie: `${sessionCookies[area]}=${token}`, origin: site, 'x-area': area }
}

/** Two people of an area: the one for whom the page was drawn, and the browser of the one who signed in since. */
const pairs = {
  async candidate() {
    const [{ id: drawnFor }, { id: candidateId }] = [await aCandidate(app.db), await aCandidate(app.db)]
    return { drawnFor, own: candidateId, headers: await browserOf('candidate', { candidateId }) }
  },
  async client() {
    const [{ viewer: one }, { viewer: other }] = [await aCompanyWithUser(app.db), await aCompanyWithUser(app.db)]
    const { companyId, companyUserId } = other
    const headers = await browserOf('client', { companyId, companyUserId })
    return { drawnFor: one.companyUserId, own: companyUserId, headers }
  },
  async admin() {
    const [{ viewer: one }, { viewer: other }] = [await anAdmin(app.db), await anAdmin(app.db)]
    const headers = await browserOf('admin', { adminAccountId: other.adminAccountId })
    return { drawnFor: one.adminAccountId, own: other.adminAccountId, headers }
  },
} satisfies Record<Area, () => Promise<unknown>>

const paths = { candidate: '/graphql', client: '/graphql', admin: '/admin/graphql' }
const adminMutations = buildSchema(readFileSync('schema.admin.graphql', 'utf8')).getMutationType()?.getFields() ?? {}
const who = 'query { viewer { __typename } }'

describe.each(['candidate', 'client', 'admin'] as const)(
  '§6 a page of %s that somebody else has signed in behind',
  (area) => {
    test('asks for nothing, while the page of whoever is signed in does', async () => {
      const { drawnFor, own, headers } = await pairs[area]()
      const from = (viewer: string) =>
        http.send(who, { path: paths[area], headers: { ...headers, [pageViewerHeader]: viewer } })
      const answer = await from(drawnFor)
      expect([answer.status, answer.code, answer.data]).toEqual([409, 'other_viewer', undefined])
      expect(answer.message).toContain('別のアカウントでログインしています')
      expect((await from(own)).data.viewer).not.toBeNull()
      expect((await http.send(who, { path: paths[area], headers })).data.viewer).not.toBeNull()
    })

    test('acts for nobody: no mutation is as much as read', async () => {
      const { drawnFor, headers } = await pairs[area]()
      await written()
      for (const name of Object.keys(area === 'admin' ? adminMutations : mutations)) {
        const sent = { path: paths[area], headers: { ...headers, [pageViewerHeader]: drawnFor } }
        const { status, code } = await http.send(`mutation { ${name} }`, sent)
        expect([name, status, code]).toEqual([name, 409, 'other_viewer'])
      }
      expect(await written()).toEqual([])
    })
  },
)

test('§6 a form without scripts, a socket and the address of a file name their viewer as a header does', async () => {
  const { drawnFor, own, headers } = await pairs.candidate()
  const viewerOf = (request: Request) => app.door.viewerOf(request, 'candidate')
  const noted = (viewerId: string) => {
    const request = new Request(site, { method: 'POST', headers })
    notePageViewer(request, viewerId)
    return request
  }
  const file = (viewerId: string) => new Request(`${site}/file?${pageViewerField}=${viewerId}`, { headers })
  const refused = { kind: 'guest', refusedFor: 'other_viewer' }
  expect(await viewerOf(noted(drawnFor))).toEqual(refused)
  expect(await viewerOf(file(drawnFor))).toEqual(refused)
  expect(await viewerOf(noted(own))).toMatchObject({ kind: 'candidate', candidateId: own })
  expect(await viewerOf(file(own))).toMatchObject({ kind: 'candidate', candidateId: own })
  const [ofSocket] = await app.door.viewersOf([{ request: noted(drawnFor), area: 'candidate' }])
  expect(ofSocket).toEqual(refused)
})
