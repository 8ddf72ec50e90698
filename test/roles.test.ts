import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer.ts'
import { adminSchema } from '#graphql/admin-schema.ts'
import { schema } from '#graphql/schema.ts'
import { askedMutations } from './asked-mutation.ts'
import { testApp, type TestApp } from './client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from './factories.ts'
import { anAdmin } from './factories/admin.ts'

let app: TestApp
let reader: Viewer
let recruiter: Viewer
let student: Viewer
let admin: Viewer

beforeAll(async () => {
  app = await testApp()
  const { company } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  reader = (await aCompanyUser(app.db, company.id, { role: 'VIEWER' })).viewer
  recruiter = (await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })).viewer
  student = (await aCandidate(app.db)).viewer
  admin = (await anAdmin(app.db)).viewer
})
afterAll(() => app.close())

// Who may ask, where it is not the company's people who may change things.
const open = ['createPreRegistration']
// What somebody looked at, and what they themselves are told.
const reading = ['updateScoutNotificationSettings', 'updateSearchCandidateLastSeenAt']
/** Everybody's own. */
const own = ['readNotifications']
const ofStudent = [
  'acceptScoutInvitation',
  'cancelBooking',
  'chooseSchedulingDate',
  'declineScoutInvitation',
  'postponeScoutInvitation',
  'readScoutInvitation',
  'registerCandidateFcmToken',
  'requestSchedulingDate',
  'updateCandidateNotificationSettings',
  'updateCandidateVisibility',
  'withdrawCandidate',
]
const ofAdministrator = [
  'createAccessToken',
  'disableCompanyUser',
  'inviteCompanyUser',
  'resendCompanyUserInvitation',
  'revokeAccessToken',
  'updateAllowedNetworks',
  'updateCompanyUserRole',
]
const mutations = askedMutations(schema).filter(([name]) => !open.includes(name))
const except = (...lists: string[][]) => mutations.filter(([name]) => !lists.flat().includes(name))
const codeOf = async (query: string, viewer: Viewer | null) => (await app.as(viewer).ask(query)).errors[0]?.code

async function counts() {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('rate_limit') order by relname`.execute(
    app.db,
  )
  return rows
}

describe('§6 who may change what', () => {
  test('nothing is changed by who may not', async () => {
    const before = await counts()
    for (const [, query] of mutations) await app.as(null).ask(query)
    for (const [, query] of except(ofStudent, own)) await app.as(student).ask(query)
    for (const [, query] of except(reading, own)) await app.as(reader).ask(query)
    expect(await counts()).toEqual(before)
  })

  test.each(mutations)('%s is closed to guests', async (_, query) =>
    expect(await codeOf(query, null)).toBe('unauthenticated'),
  )
  test.each(except(ofStudent, own))('%s is closed to students', async (_, query) =>
    expect(await codeOf(query, student)).toBe('forbidden'),
  )
  test.each(except(reading, own))('%s is closed to company users who only read', async (_, query) =>
    expect(await codeOf(query, reader)).toBe('forbidden'),
  )
  test.each(mutations.filter(([name]) => ofAdministrator.includes(name)))(
    '%s is closed to a recruiter',
    async (_, query) => expect(await codeOf(query, recruiter)).toBe('forbidden'),
  )
  test.each(except(own))('%s is closed to the operator', async (_, query) =>
    expect(await codeOf(query, admin)).toBe('forbidden'),
  )
})

describe('§6 the operator’s own', () => {
  test.each(askedMutations(adminSchema))('%s is closed to everybody else', async (_, query) => {
    const code = async (viewer: Viewer | null) => (await app.asAdmin(viewer).ask(query)).errors[0]?.code
    expect(await Promise.all([null, student, reader, recruiter].map(code))).toEqual([
      'unauthenticated',
      'forbidden',
      'forbidden',
      'forbidden',
    ])
  })
})
