import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let first: AdminViewer
let second: AdminViewer
let student: Awaited<ReturnType<typeof aCandidate>>
beforeAll(async () => {
  first = (await anAdmin(app.db)).viewer
  second = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  student = await aCandidate(app.db)
  await lookedUp(student.id)
})

/** A look-up of the first operator that is open. */
const lookedUp = (candidateId: typeof student.id, expiresAt = inHours(1)) =>
  app.db
    .insertInto('candidateLookup')
    .values({
      candidateId,
      adminAccountId: first.adminAccountId,
      askedBy: 'ID',
      reasonKind: 'MISUSE',
      reason: '通報を受けた調査のため',
      expiresAt,
    })
    .execute()

const reason = 'ほかの方になりすました登録であることを確認したため'
const request = (changes: Record<string, unknown> = {}, viewer = first) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation R($id: ID!, $kind: CandidateStopKind!, $reason: String!) { stop: requestCandidateStop(candidateId: $id, kind: $kind, reason: $reason) { id status } }',
      { id: student.id, kind: 'SUSPENSION', reason, ...changes },
    )
const act = (name: string, id: string, viewer: AdminViewer) =>
  app.asAdmin(viewer).ask(`mutation A($id: ID!) { stop: ${name}(id: $id) { status liftedAt } }`, { id })
const codeOf = async (answer: ReturnType<typeof request>) => (await answer).errors[0]?.code
const requested = async (kind = 'SUSPENSION') => (await request({ kind })).data.stop.id as string
const statusOf = async (id = student.id) => {
  const { status } = await app.db
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}
const acts = () =>
  app.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'fromStatus', 'toStatus'])
    .where('candidateId', '=', student.id)
    .where('action', '!=', 'lookUpCandidate')
    .orderBy('id')
    .execute()

describe('§6 two operators suspend a student', () => {
  test('the first asks, the second confirms, either lifts it: the account is what it was', async () => {
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute()
    const id = await requested()
    expect(await statusOf()).toBe('HIDDEN')
    expect(await codeOf(act('confirmCandidateStop', id, first))).toBe('two_people_required')
    expect((await act('confirmCandidateStop', id, second)).data.stop).toEqual({ status: 'CONFIRMED', liftedAt: null })
    expect(await statusOf()).toBe('SUSPENDED')
    const { data } = await app
      .as({ ...student.viewer, pending: 'SUSPENDED' })
      .ask('{ candidateSuspension { reason suspendedAt } }')
    expect(data.candidateSuspension).toEqual({ reason, suspendedAt: expect.any(String) })
    expect((await act('liftCandidateSuspension', id, first)).errors).toEqual([])
    expect(await statusOf()).toBe('HIDDEN')
    expect((await app.as(student.viewer).ask('{ candidateSuspension { reason } }')).data.candidateSuspension).toBeNull()
    expect((await acts()).map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ['requestCandidateStop', null, 'REQUESTED'],
      ['suspendCandidate', 'HIDDEN', 'SUSPENDED'],
      ['confirmCandidateStop', 'REQUESTED', 'CONFIRMED'],
      ['liftSuspension', 'SUSPENDED', 'HIDDEN'],
    ])
  })

  test('without a look-up that is open there is no such student', async () => {
    await app.db.deleteFrom('candidateLookup').where('candidateId', '=', student.id).execute()
    expect(await codeOf(request())).toBe('not_found')
    await lookedUp(student.id, inHours(-1))
    expect(await codeOf(request())).toBe('not_found')
    await lookedUp(student.id)
    expect(await codeOf(request({}, second))).toBe('not_found')
    expect(await codeOf(request())).toBeUndefined()
  })

  test('a reason is asked for, and one request at a time', async () => {
    expect((await request({ reason: '短い' })).errors[0]?.fields).toMatchObject([{ path: 'reason' }])
    const codes = (await Promise.all([request(), request()])).map(({ errors }) => errors[0]?.code)
    expect(codes.toSorted()).toEqual(['suspension_already_requested', undefined])
  })

  test('confirmed twice at once it is carried out once; what was taken back is not confirmed', async () => {
    const third = (await anAdmin(app.db)).viewer
    const id = await requested()
    const answers = await Promise.all([second, third].map((viewer) => codeOf(act('confirmCandidateStop', id, viewer))))
    expect(answers.filter((code) => code === undefined)).toHaveLength(1)
    expect((await acts()).filter(({ action }) => action === 'suspendCandidate')).toHaveLength(1)
    await act('liftCandidateSuspension', id, second)
    expect(await codeOf(act('liftCandidateSuspension', id, second))).toBe('account_not_changeable')
    const other = await requested()
    expect(await codeOf(act('takeBackCandidateStop', other, first))).toBeUndefined()
    expect(await codeOf(act('confirmCandidateStop', other, second))).toBe('already_decided')
    expect(await statusOf()).toBe('ACTIVE')
  })

  test('a student who has left meanwhile is not suspended, and a suspended one may leave', async () => {
    const id = await requested()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', student.id).execute()
    expect(await codeOf(act('confirmCandidateStop', id, second))).toBe('account_not_changeable')
    expect(await codeOf(request())).toBe('account_not_changeable')
  })

  test('nobody may who only reads', async () => {
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    const id = await requested()
    expect(await codeOf(act('confirmCandidateStop', id, reader))).toBe('forbidden')
    expect((await app.asAdmin(reader).ask('{ candidateStops { id } }')).errors[0]?.code).toBe('forbidden')
    const { data } = await app.asAdmin(second).ask('{ candidateStops { id candidateId requestedByName } }')
    expect(data.candidateStops).toContainEqual(expect.objectContaining({ id, candidateId: student.id }))
  })
})

describe('§6 two operators end the account of a student who asked', () => {
  test('it is left like any other, and nothing brings it back', async () => {
    const id = await requested('WITHDRAWAL')
    expect((await act('confirmCandidateStop', id, second)).errors).toEqual([])
    expect(await statusOf()).toBe('WITHDRAWN')
    const withdrawal = await app.db
      .selectFrom('candidateWithdrawal')
      .select(['reason', 'reasonKind'])
      .where('candidateId', '=', student.id)
      .executeTakeFirstOrThrow()
    expect(withdrawal).toEqual({ reason: '', reasonKind: null })
    expect((await acts()).map(({ action, actorId }) => [action, actorId])).toContainEqual([
      'withdrawForCandidate',
      second.adminAccountId,
    ])
    expect(await codeOf(act('liftCandidateSuspension', id, second))).toBe('account_not_changeable')
  })
})
