import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import type { FairModeScope } from './rules.ts'

const app = ownApp()

const update = (viewer: Viewer | null, scope: FairModeScope) =>
  app.as(viewer).ask('mutation ($scope: FairModeScope!) { updateFairMode(scope: $scope) { scope } }', { scope })
const list = (viewer: Viewer | null, id: string, isListed: boolean) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $isListed: Boolean!) { updateFairModeUser(id: $id, isListed: $isListed) { scope } }', {
      id,
      isListed,
    })
const codeOf = async (answer: ReturnType<typeof update>) => (await answer).errors[0]?.code ?? 'done'
const own = async (viewer: Viewer) => (await app.as(viewer).ask('{ isFairModeOn }')).data.isFairModeOn
const listed = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ fairMode { users { companyUser { id } isListed } } }')).data.fairMode.users
    .filter(({ isListed }: { isListed: boolean }) => isListed)
    .map(({ companyUser }: { companyUser: { id: string } }) => companyUser.id)
const lines = async (companyId: OfRow<'company'>, action = 'updateFairMode') =>
  (
    await app.db
      .selectFrom('audit')
      .select('toStatus')
      .where('action', '=', action)
      .where('companyId', '=', companyId)
      .orderBy('insertedAt')
      .execute()
  ).map(({ toStatus }) => toStatus)

describe('§6 fair mode of a company', () => {
  test('off at first; an administrator turns it on and off, no other company’s with it', async () => {
    const [home, other] = [await aCompanyWithUser(app.db), await aCompanyWithUser(app.db)]
    expect(await own(home.viewer)).toBe(false)
    expect(await codeOf(update(home.viewer, 'EVERY_JOB'))).toBe('done')
    expect([await own(home.viewer), await own(other.viewer)]).toEqual([true, false])
    expect(await codeOf(update(home.viewer, 'NONE'))).toBe('done')
    expect(await own(home.viewer)).toBe(false)
    expect(await lines(home.company.id)).toEqual(['EVERY_JOB', 'NONE'])
  })

  test('twice at once, and again: one line of the record', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const both = await Promise.all([codeOf(update(viewer, 'EVERY_JOB')), codeOf(update(viewer, 'EVERY_JOB'))])
    expect(both).toEqual(['done', 'done'])
    expect(await codeOf(update(viewer, 'EVERY_JOB'))).toBe('done')
    expect(await lines(company.id)).toEqual(['EVERY_JOB'])
  })

  test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads it and may not turn it', async (role) => {
    const { company, user } = await aCompanyWithUser(app.db)
    const { viewer } = await aCompanyUser(app.db, company.id, { role })
    expect(await codeOf(update(viewer, 'EVERY_JOB'))).toBe('forbidden')
    expect(await codeOf(list(viewer, user.id, true))).toBe('forbidden')
    expect(await own(viewer)).toBe(false)
  })

  test('a guest and a student are refused', async () => {
    const { viewer } = await aCandidate(app.db)
    const { user } = await aCompanyWithUser(app.db)
    expect(await codeOf(update(null, 'EVERY_JOB'))).toBe('unauthenticated')
    expect(await codeOf(update(viewer, 'EVERY_JOB'))).toBe('forbidden')
    expect(await codeOf(list(null, user.id, true))).toBe('unauthenticated')
  })
})

describe('§6 the users who choose for the jobs in fair mode', () => {
  test('with chosen jobs it hides from them alone, and from a token of anybody', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const token = { ...colleague.viewer, token: { accessTokenId: crypto.randomUUID(), scopes: ['READ_CANDIDATES'] } }
    await update(viewer, 'CHOSEN_JOBS')
    expect(await codeOf(list(viewer, user.id, true))).toBe('done')
    expect(await listed(colleague.viewer)).toEqual([user.id])
    expect([await own(viewer), await own(colleague.viewer)]).toEqual([true, false])
    expect((await app.as(token).ask('{ isFairModeOn }')).data.isFairModeOn).toBe(true)
    await update(viewer, 'NONE')
    expect([await own(viewer), await own(colleague.viewer)]).toEqual([false, false])
  })

  test('twice at once and again: one line each way', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const turn = (isListed: boolean) => codeOf(list(viewer, user.id, isListed))
    expect(await Promise.all([turn(true), turn(true)])).toEqual(['done', 'done'])
    expect(await Promise.all([turn(false), turn(false)])).toEqual(['done', 'done'])
    expect(await lines(company.id, 'updateFairModeUser')).toEqual(['ON', 'OFF'])
    expect(await listed(viewer)).toEqual([])
  })

  test('an interviewer, a user who left, and a user of another company are not found', async () => {
    const [{ viewer, company }, other] = [await aCompanyWithUser(app.db), await aCompanyWithUser(app.db)]
    const interviewer = await aCompanyUser(app.db, company.id, { role: 'INTERVIEWER' })
    const left = await aCompanyUser(app.db, company.id, { status: 'DISABLED' })
    for (const id of [interviewer.id, left.id, other.user.id, 'nobody'])
      expect(await codeOf(list(viewer, id, true))).toBe('not_found')
  })

  test('who becomes an interviewer or leaves is named no more, and reads hidden again after the return', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    await update(viewer, 'CHOSEN_JOBS')
    await list(viewer, colleague.id, true)
    const is = (change: { role?: 'INTERVIEWER' | 'RECRUITER'; status?: 'DISABLED' | 'ACTIVE' }) =>
      app.db.updateTable('companyUser').set(change).where('id', '=', colleague.id).execute()
    for (const [gone, back] of [
      [{ role: 'INTERVIEWER' }, { role: 'RECRUITER' }],
      [{ status: 'DISABLED' }, { status: 'ACTIVE' }],
    ] as const) {
      await is(gone)
      expect(await listed(viewer)).toEqual([])
      await is(back)
      expect(await listed(viewer)).toEqual([colleague.id])
    }
    expect(await own(colleague.viewer)).toBe(true)
  })
})
