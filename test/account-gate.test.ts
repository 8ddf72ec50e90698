import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { candidateStatuses, type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { findViewer } from '#domain/session/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { schema } from '#door/schema.ts'
import { askedMutations, askedQueries } from './asked-mutation.ts'
import { testApp, type TestApp } from './client.ts'
import { aCandidate } from './factories.ts'

let app: TestApp
let complete: Viewer

beforeAll(async () => {
  app = await testApp()
  complete = (await aCandidate(app.db)).viewer
})
afterAll(() => app.close())

const codeOf = async (query: string, viewer: Viewer | null) => (await app.as(viewer).ask(query)).errors[0]?.code

const viewerIn = async (status: CandidateStatus) => {
  const { id } = await aCandidate(app.db, { status })
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: id }, 'test'))
  return findViewer(app.db, 'candidate', token, '127.0.0.1')
}

// Operations of the account itself: the settings of its notifications, and leaving.
const ofTheAccount = [
  'addPasskey',
  'candidateNotificationSettings',
  'removePasskey',
  'renamePasskey',
  'signInWays',
  'startPasskeyRegistration',
  'unlinkIdentity',
  'updateCandidateNotificationSettings',
]
const leave = 'mutation { withdrawCandidate(confirmation: "退会する") }'
const operations = [...askedQueries(schema), ...askedMutations(schema)]

describe('§6 a student whose account is not complete', () => {
  test.each(candidateStatuses)('%s', async (status) => {
    const viewer = await viewerIn(status)
    if (status === 'WITHDRAWN' || status === 'PURGED') return expect(viewer.kind).toBe('guest')
    const isOpen = status === 'ACTIVE' || status === 'HIDDEN'
    const answered: string[] = []
    for (const [name, query] of operations) {
      const isForGuests = (await codeOf(query, null)) !== 'unauthenticated'
      const isForStudents = (await codeOf(query, complete)) !== 'forbidden'
      if (isForGuests || !isForStudents) continue
      if ((await codeOf(query, viewer)) !== 'account_incomplete') answered.push(name)
    }
    if (status !== 'ACTION_REQUIRED' && !isOpen) expect(answered).toEqual([])
    else if (isOpen)
      expect(answered).toEqual(expect.arrayContaining(['scoutInvitations', 'ownProfile', ...ofTheAccount]))
    else expect(answered.filter((name) => name !== 'withdrawCandidate').toSorted()).toEqual(ofTheAccount)
    // The student’s name is personal too: no page is drawn around it.
    expect(await codeOf('{ viewer { __typename } }', viewer)).toBe(isOpen ? undefined : 'account_incomplete')
  })

  test('may leave while something required is missing', async () => {
    const viewer = await viewerIn('ACTION_REQUIRED')
    expect(await codeOf(leave, viewer)).not.toBe('account_incomplete')
  })
})
