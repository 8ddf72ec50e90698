import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { deliverScoutInvitations } from '../delivery/commands.ts'
import { sendingWeek } from '../delivery/moment.ts'

const app = ownApp({ scoutHours: 'daytime' })
let sender: Sender
const wednesday = ordinaryWednesday
const at = (days: number, clock: string) => tokyoMoment(addDays(wednesday, days), clock)
const [chosen, later] = [at(1, '10:00'), at(2, '15:30')]

beforeEach(async () => {
  sender = await aSender(app.db, { planKey: 'PREMIUM' })
  itIsOn(wednesday, '09:00')
})
afterEach(itIsNow)

type Viewer = Parameters<TestApp['as']>[0]

/** Scouts of one text to new students, for Thursday at ten. */
async function scheduled(count: number, by: Sender = sender) {
  const students: OfRow<'candidate'>[] = []
  for (let made = 0; made < count; made += 1) students.push((await aCandidate(app.db)).id)
  const { data, errors } = await sendingOf(app).send(by, students, chosen)
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds as string[]
}
const reschedule = (viewer: Viewer, ids: readonly string[], sendAt = later) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!, $at: DateTime!) { rescheduleScoutInvitations(ids: $ids, sendAt: $at) }', {
    ids,
    at: sendAt,
  })
const cancel = (viewer: Viewer, ids: readonly string[]) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!) { cancelScheduledScoutInvitations(ids: $ids) }', { ids })
const letter = { subject: '新しい件名です', message: aMessage, reason: aReason }
const rewrite = (viewer: Viewer, id: string, change: Partial<typeof letter & { revision: string }> = {}) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {
      updateScheduledScoutInvitation(id: $id, subject: $subject, message: $message, reason: $reason, revision: $revision) }`,
    { id, ...letter, ...change },
  )
const list = async (viewer: Viewer) =>
  (
    await app.as(viewer).ask(
      `{ scheduledScoutInvitations { totalCount nodes {
        scoutInvitationId obstacle scheduledFor subject reason revision canRewrite job { id } companyUser { id } candidate { id } } } }`,
    )
  ).data.scheduledScoutInvitations
const codeOf = async (answer: ReturnType<typeof cancel>) => (await answer).errors[0]?.code ?? 'done'
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const rowOf = (id: string) =>
  app.db
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory as letter', 'letter.id', 'scoutInvitation.templateMessageHistoryId')
    .select(['scoutInvitation.status', 'sentAt', 'reason', 'letter.subject', 'personalShare', 'letter.id'])
    .select(['letter.foundBy', 'reasonOpening', 'reasonLetters'])
    .where('scoutInvitation.id', '=', id)
    .executeTakeFirst()
const receivedIn = async (week: string) =>
  (
    await app.db
      .selectFrom('scoutReceivedInWeek')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('received'), eb.val(0)).as('received'))
      .where('week', '=', week)
      .executeTakeFirstOrThrow()
  ).received

describe('the scouts of a company that wait', () => {
  test('are listed in the order in which they leave, and leave the list then', async () => {
    const [first = '', second = ''] = await scheduled(2)
    await reschedule(sender.viewer, [first])
    const { totalCount, nodes } = await list(sender.viewer)
    expect(totalCount).toBe(2)
    expect(nodes.map((node: { scoutInvitationId: string }) => node.scoutInvitationId)).toEqual([second, first])
    expect(nodes[1]).toMatchObject({
      scheduledFor: later.toISOString(),
      canRewrite: true,
      job: { id: sender.job.id },
      companyUser: { id: sender.user.id },
    })
    itIsOn(addDays(wednesday, 1), '10:00')
    await deliver()
    expect((await list(sender.viewer)).totalCount).toBe(1)
  })

  test('a student who hides meanwhile is in no list; another company’s scouts are none of ours', async () => {
    const [id = ''] = await scheduled(1)
    expect((await list((await aSender(app.db)).viewer)).totalCount).toBe(0)
    const { candidateId } = await app.db
      .selectFrom('scoutInvitation')
      .select('candidateId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', candidateId).execute()
    expect(await list(sender.viewer)).toEqual({ totalCount: 0, nodes: [] })
  })

  test('another company’s are not found; who only reads may change none', async () => {
    const other = await aSender(app.db, { planKey: 'PREMIUM' })
    const ids = await scheduled(1)
    for (const act of [reschedule(other.viewer, ids), cancel(other.viewer, ids), rewrite(other.viewer, ids[0] ?? '')])
      expect(await codeOf(act)).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    for (const act of [
      reschedule(reader.viewer, ids),
      cancel(reader.viewer, ids),
      rewrite(reader.viewer, ids[0] ?? ''),
    ])
      expect(await codeOf(act)).toBe('forbidden')
    expect(await codeOf(cancel(null, ids))).toBe('unauthenticated')
  })
})

describe('a scout that waits for a job which cannot be sent', () => {
  test.each([
    ['JOB_ARCHIVED', { isArchived: true }],
    ['JOB_TAKEN_DOWN', { isArchived: true, isTakenDown: true }],
  ])('%s: the list says so, no other time is given, and it may be taken back', async (obstacle, job) => {
    const ids = await scheduled(1)
    expect((await list(sender.viewer)).nodes).toMatchObject([{ obstacle: null }])
    await app.db.updateTable('job').set(job).where('id', '=', sender.job.id).execute()
    expect((await list(sender.viewer)).nodes).toMatchObject([{ obstacle }])
    expect(await codeOf(reschedule(sender.viewer, ids))).toBe('job_not_sendable')
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ status: 'SCHEDULED', sentAt: chosen })
    expect(await codeOf(cancel(sender.viewer, ids))).toBe('done')
  })
})

describe('another time for scouts that wait', () => {
  test('several at once, with the days to answer, and their places in the week', async () => {
    const [week, nextWeek] = [sendingWeek(chosen), sendingWeek(at(7, '10:00'))]
    const [before, beforeNext] = [await receivedIn(week), await receivedIn(nextWeek)]
    const ids = await scheduled(2)
    const { data } = await reschedule(sender.viewer, ids, at(7, '10:00'))
    expect(data.rescheduleScoutInvitations.toSorted()).toEqual(ids.toSorted())
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ status: 'SCHEDULED', sentAt: at(7, '10:00') })
    expect([await receivedIn(week), await receivedIn(nextWeek)]).toEqual([before, beforeNext + 2])
  })

  test('is one at which scouts leave, and of a plan that has it', async () => {
    const ids = await scheduled(1)
    for (const wrong of [at(1, '21:00'), at(4, '10:00'), at(0, '08:00'), at(40, '10:00')])
      expect((await reschedule(sender.viewer, ids, wrong)).errors[0]).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'sendAt' }],
      })
    expect(await codeOf(reschedule(sender.viewer, []))).toBe('invalid_input')
    const light = await aSender(app.db, { planKey: 'FREE' })
    expect(await codeOf(reschedule(light.viewer, ids))).toBe('plan_restricted')
  })

  test('of one that has left meanwhile: it stays as it is, and the others move', async () => {
    const [gone = '', waits = ''] = await scheduled(2)
    await reschedule(sender.viewer, [waits])
    itIsOn(addDays(wednesday, 1), '10:00')
    await deliver()
    expect((await reschedule(sender.viewer, [gone, waits], at(5, '09:00'))).data.rescheduleScoutInvitations).toEqual([
      waits,
    ])
    expect(await rowOf(gone)).toMatchObject({ status: 'PENDING', sentAt: chosen })
    expect(await codeOf(reschedule(sender.viewer, [gone]))).toBe('scout_already_sent')
    expect(await codeOf(cancel(sender.viewer, [gone]))).toBe('scout_already_sent')
    expect(await codeOf(rewrite(sender.viewer, gone))).toBe('scout_already_sent')
  })

  test('in the moment in which it leaves: one of both', async () => {
    const [id = ''] = await scheduled(1)
    itIsOn(addDays(wednesday, 1), '10:00')
    const [code] = await Promise.all([codeOf(reschedule(sender.viewer, [id])), deliver()])
    await deliver()
    const row = await rowOf(id)
    expect(row?.status).toBe(code === 'done' ? 'SCHEDULED' : 'PENDING')
    expect(row?.sentAt).toEqual(code === 'done' ? later : chosen)
  })
})

describe('taking scouts back that wait', () => {
  test('several at once gives their places back; twice at once takes them back once', async () => {
    const ids = await scheduled(3)
    const codes = await Promise.all([codeOf(cancel(sender.viewer, ids)), codeOf(cancel(sender.viewer, ids))])
    expect(codes.toSorted()).toEqual(['done', 'not_found'])
    const { totalSent } = await app.db
      .selectFrom('job')
      .select('totalSent')
      .where('id', '=', sender.job.id)
      .executeTakeFirstOrThrow()
    expect(totalSent).toBe(0)
    expect((await list(sender.viewer)).totalCount).toBe(0)
  })
})

describe('a letter that waits', () => {
  test('is rewritten alone; the others of its bulk keep theirs, and it is judged anew', async () => {
    const [id = '', other = ''] = await scheduled(2)
    await app.db
      .updateTable('templateMessageHistory')
      .set({ foundBy: '東海の機械系' })
      .where('companyId', '=', sender.company.id)
      .execute()
    const before = await rowOf(id)
    expect(
      await codeOf(
        rewrite(sender.viewer, id, {
          reason: `プロフィールを読みました。${aReason}次は、現場で見せていただけますか。`,
        }),
      ),
    ).toBe('done')
    const after = await rowOf(id)
    expect(after).toMatchObject({ subject: '新しい件名です', status: 'SCHEDULED', sentAt: chosen })
    expect(after?.id).not.toBe(before?.id)
    expect(after?.personalShare).not.toBeNull()
    expect(after?.foundBy).toBe('東海の機械系')
    expect([before?.reasonOpening, after?.reasonOpening]).toEqual(['OTHER', 'STUDENT'])
    expect(after?.reasonLetters).toBeGreaterThan(before?.reasonLetters ?? 0)
    expect(await rowOf(other)).toMatchObject({ subject: before?.subject, reason: aReason })
    await rewrite(sender.viewer, other)
    const texts = app.db.selectFrom('templateMessageHistory').select('id').where('companyId', '=', sender.company.id)
    expect(await texts.execute()).toHaveLength(2)
  })

  test('keeps the rules of a sending', async () => {
    const [id = ''] = await scheduled(1)
    const { errors } = await rewrite(sender.viewer, id, {
      subject: '',
      message: `{氏名}様。${aMessage}`,
      reason: '短い',
    })
    expect(errors[0]).toMatchObject({ code: 'invalid_input' })
    expect(errors[0]?.fields?.map(({ path }: { path: string }) => path)).toEqual(['subject', 'message', 'reason'])
  })

  test('is its sender’s: a colleague may change the time, and not the words', async () => {
    const [id = ''] = await scheduled(1)
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    expect(await codeOf(rewrite(colleague.viewer, id))).toBe('scout_of_colleague')
    expect((await list(colleague.viewer)).nodes[0].canRewrite).toBe(false)
    expect(await codeOf(reschedule(colleague.viewer, [id]))).toBe('done')
    expect(await codeOf(cancel(colleague.viewer, [id]))).toBe('done')
  })

  test('twice at once: the second has not read the first', async () => {
    const [id = ''] = await scheduled(1)
    const { revision } = (await list(sender.viewer)).nodes[0]
    const codes = await Promise.all([
      codeOf(rewrite(sender.viewer, id, { revision })),
      codeOf(rewrite(sender.viewer, id, { subject: 'もう一つの件名', revision })),
    ])
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  test('to a student who blocked the company is kept from nobody’s eyes but changed by nobody', async () => {
    const [id = ''] = await scheduled(1)
    const { candidateId } = await app.db
      .selectFrom('scoutInvitation')
      .select('candidateId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.db.insertInto('blockedCompany').values({ candidateId, companyId: sender.company.id }).execute()
    expect(await codeOf(rewrite(sender.viewer, id))).toBe('candidate_unavailable')
  })
})
