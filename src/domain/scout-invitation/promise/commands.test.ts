import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aMessage, anInvited, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import type { PromiseKind } from './rules.ts'

const app = ownApp()

const send = async (sender: Sender, candidateId: string, promises: readonly string[], sendAt?: Date) => {
  const { data, errors } = await app.as(sender.viewer).ask(
    `mutation ($jobId: ID!, $invitations: [ScoutInvitationInput!]!, $message: String!, $promises: [ScoutPromiseKind!], $sendAt: DateTime) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, invitations: $invitations,
        promises: $promises, sendAt: $sendAt) { sentIds } }`,
    {
      jobId: sender.job.id,
      message: aMessage,
      invitations: [{ candidateId, reason: aReason }],
      promises,
      sendAt: sendAt?.toISOString(),
    },
  )
  return { id: data?.sendScoutInvitations?.sentIds[0] as string, errors }
}
const change = async (viewer: Viewer, id: string, promises: readonly string[]) =>
  (
    await app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $promises: [ScoutPromiseKind!]!) { updateScoutPromises(scoutInvitationId: $id, promises: $promises) }',
        { id, promises },
      )
  ).errors[0]?.code ?? 'done'

const fields = `promises { promise { kind label sentence } answer } arePromisesAsked canAnswerPromises promisesChangeableUntil`
const read = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask(`query ($id: ID!) { scoutInvitation(id: $id) { ${fields} } }`, { id })).data.scoutInvitation
const kindsRead = async (viewer: Viewer, id: string) =>
  ((await read(viewer, id)).promises as { promise: { kind: string } }[]).map(({ promise }) => promise.kind)
const answersRead = async (viewer: Viewer, id: string) =>
  ((await read(viewer, id)).promises as { answer: string | null }[]).map(({ answer }) => answer)
const answer = async (viewer: Viewer | null, id: string, answers: Record<string, string>) =>
  (
    await app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $answers: [PromiseAnswerInput!]!) { answerPromises(scoutInvitationId: $id, answers: $answers) { id } }',
        { id, answers: Object.entries(answers).map(([kind, said]) => ({ kind, answer: said })) },
      )
  ).errors[0]?.code ?? 'done'

/** A student whose relation has ended by 見送り, with two promises. */
async function promised(sender: Sender, columns: Parameters<typeof anInvited>[2] = {}) {
  const ended = { status: 'ACCEPTED', answeredAt: inHours(-200), outcome: 'NOT_SELECTED' } as const
  const telling = { outcomeToldAt: inHours(-1), outcomeMessage: 'ありがとうございました。' }
  const noOutcome = columns.outcome === null ? { outcomeToldAt: null, outcomeMessage: '' } : {}
  const invited = await anInvited(app.db, sender, { ...ended, ...telling, ...columns, ...noOutcome })
  const of = { companyId: sender.company.id, scoutInvitationId: invited.invitation.id }
  await app.db
    .insertInto('scoutPromise')
    .values(
      (['TRAVEL_PAID', 'ONLINE_POSSIBLE'] satisfies PromiseKind[]).map((kind) => ({
        ...of,
        candidateId: invited.candidate.id,
        kind,
      })),
    )
    .execute()
  return { viewer: invited.viewer, id: invited.invitation.id, student: invited.candidate.id }
}

describe('what a scout promises', () => {
  test('the student reads it in the order of the list, the company beside the scout', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db)
    const { id } = await send(sender, student.id, ['ONLINE_POSSIBLE', 'DOCUMENTS_WAIVED'])
    expect(await read(student.viewer, id)).toMatchObject({
      promises: [
        { promise: { kind: 'DOCUMENTS_WAIVED', label: '書類選考なし' }, answer: null },
        { promise: { kind: 'ONLINE_POSSIBLE' }, answer: null },
      ],
      arePromisesAsked: false,
      canAnswerPromises: false,
    })
    const { data } = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { promises { label } } } }', {
        id: student.id,
      })
    expect(data.searchCandidate.scoutInvitations).toEqual([
      { promises: [{ label: '書類選考なし' }, { label: 'オンライン可' }] },
    ])
  })

  test('six, and one twice, are refused with the whole sending', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db)
    const six = ['DOCUMENTS_WAIVED', 'FIRST_INTERVIEW_WAIVED', 'EMPLOYEE_CHOSEN', 'TRAVEL_PAID', 'ONLINE_POSSIBLE']
    for (const promises of [
      [...six, 'REASON_TOLD'],
      ['TRAVEL_PAID', 'TRAVEL_PAID'],
    ]) {
      const { errors } = await send(sender, student.id, promises)
      expect(errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'promises' }] }])
    }
  })

  test('of a planned scout it may be changed, and is unseen until it leaves; of one that left never', async () => {
    const sender = await aSender(app.db)
    const [planned, sent] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { id } = await send(sender, planned.id, ['TRAVEL_PAID'])
    await app.db
      .updateTable('scoutInvitation')
      .set({ status: 'SCHEDULED', sentAt: inHours(20) })
      .where('id', '=', id)
      .execute()
    expect(await change(sender.viewer, id, ['ONLINE_POSSIBLE', 'REASON_TOLD'])).toBe('done')
    expect(await change(sender.viewer, id, ['ONLINE_POSSIBLE', 'ONLINE_POSSIBLE'])).toBe('invalid_input')
    const other = await aSender(app.db)
    expect(await change(other.viewer, id, [])).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await change(reader.viewer, id, [])).toBe('forbidden')
    await app.db.updateTable('scoutInvitation').set({ status: 'PENDING' }).where('id', '=', id).execute()
    expect(await kindsRead(planned.viewer, id)).toEqual(['ONLINE_POSSIBLE', 'REASON_TOLD'])
    const { id: left } = await send(sender, sent.id, ['TRAVEL_PAID'])
    expect(await change(sender.viewer, left, [])).toBe('scout_already_sent')
    expect(await kindsRead(sent.viewer, left)).toEqual(['TRAVEL_PAID'])
  })

  test('changed twice at once it is one of both', async () => {
    const sender = await aSender(app.db)
    const { viewer, id } = await promised(sender, { status: 'SCHEDULED', answeredAt: null, outcome: null })
    const choices = [['REASON_TOLD', 'EVENING_POSSIBLE'], ['FIRST_INTERVIEW_WAIVED']]
    expect(await Promise.all(choices.map((kinds) => change(sender.viewer, id, kinds)))).toEqual(['done', 'done'])
    await app.db.updateTable('scoutInvitation').set({ status: 'PENDING' }).where('id', '=', id).execute()
    expect([['EVENING_POSSIBLE', 'REASON_TOLD'], ['FIRST_INTERVIEW_WAIVED']]).toContainEqual(
      await kindsRead(viewer, id),
    )
  })
})

describe('whether promises were kept', () => {
  test('is asked at the end alone', async () => {
    const sender = await aSender(app.db)
    const isAsked = async (columns: Parameters<typeof anInvited>[2]) => {
      const { viewer, id } = await promised(sender, columns)
      const { arePromisesAsked } = await read(viewer, id)
      expect(await answer(viewer, id, { TRAVEL_PAID: 'KEPT' })).toBe(
        arePromisesAsked ? 'done' : 'promise_answer_closed',
      )
      return arePromisesAsked as boolean
    }
    expect(await isAsked({})).toBe(true)
    expect(await isAsked({ status: 'HIRED', outcome: null, endedAt: inHours(-1) })).toBe(true)
    expect(await isAsked({ status: 'DECLINED', outcome: null, endedAt: inHours(-1) })).toBe(true)
    expect(await isAsked({ status: 'EXPIRED', outcome: null, endedAt: inHours(-1) })).toBe(true)
    expect(await isAsked({ outcome: 'NEXT_STEP' })).toBe(false)
    expect(await isAsked({ outcome: null })).toBe(false)
    expect(await isAsked({ status: 'PENDING', answeredAt: null, outcome: null })).toBe(false)
    const at = inHours(-1)
    expect(await isAsked({ status: 'DECLINED', answeredAt: at, endedAt: at, outcome: null })).toBe(false)
    expect(await isAsked({ status: 'EXPIRED', answeredAt: null, endedAt: at, outcome: null })).toBe(false)
  })

  test('may be changed for 14 days from the first answer; “not yet” alone begins no time', async () => {
    const { viewer, id } = await promised(await aSender(app.db))
    expect(await answer(viewer, id, { ONLINE_POSSIBLE: 'UNKNOWN' })).toBe('done')
    expect(await read(viewer, id)).toMatchObject({ promisesChangeableUntil: null, canAnswerPromises: true })
    expect(await answer(viewer, id, { TRAVEL_PAID: 'BROKEN' })).toBe('done')
    expect(await answersRead(viewer, id)).toEqual(['BROKEN', 'UNKNOWN'])
    try {
      itIs('12:00', 13)
      expect(await answer(viewer, id, { ONLINE_POSSIBLE: 'KEPT', TRAVEL_PAID: 'KEPT' })).toBe('done')
      itIs('12:00', 16)
      expect(await read(viewer, id)).toMatchObject({ arePromisesAsked: true, canAnswerPromises: false })
      expect(await answer(viewer, id, { TRAVEL_PAID: 'BROKEN' })).toBe('promise_answer_closed')
    } finally {
      itIsNow()
    }
    expect(await answersRead(viewer, id)).toEqual(['KEPT', 'KEPT'])
  })

  test('is answered by the student alone, for what was promised alone; twice at once is once', async () => {
    const sender = await aSender(app.db)
    const { viewer, id } = await promised(sender)
    const { viewer: other } = await aCandidate(app.db)
    expect(await answer(other, id, { TRAVEL_PAID: 'KEPT' })).toBe('not_found')
    expect(await answer(sender.viewer, id, { TRAVEL_PAID: 'KEPT' })).toBe('forbidden')
    expect(await answer(null, id, { TRAVEL_PAID: 'KEPT' })).toBe('unauthenticated')
    expect(await answer(viewer, id, { REASON_TOLD: 'BROKEN' })).toBe('not_found')
    const both = await Promise.all(['KEPT', 'BROKEN'].map((said) => answer(viewer, id, { TRAVEL_PAID: said })))
    expect(both).toEqual(['done', 'done'])
    const rows = await app.db.selectFrom('scoutPromise').selectAll().where('scoutInvitationId', '=', id).execute()
    expect(new Set(rows.map(({ answeredAt }) => answeredAt?.getTime())).size).toBe(1)
  })

  test('no company reads it: no field, and nothing in its log', async () => {
    const sender = await aSender(app.db)
    const { viewer, id, student } = await promised(sender)
    await answer(viewer, id, { TRAVEL_PAID: 'BROKEN' })
    const { errors } = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { promises { answer } } } }', {
        id: student,
      })
    expect(errors[0]?.code).toBe('invalid_query')
    const rows = await app.db.selectFrom('audit').selectAll().where('action', '=', 'answerPromises').execute()
    const own = rows.filter(({ subjectId }) => subjectId === id)
    expect(own).toMatchObject([{ companyId: null, candidateId: student, fromStatus: null, toStatus: null }])
  })
})
