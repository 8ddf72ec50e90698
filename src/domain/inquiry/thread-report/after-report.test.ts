import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { jobs } from '#domain/scout-invitation/jobs.ts'
import { followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { deliverFollowUps } from '#domain/scout-invitation/sent/follow-up/commands.ts'
import { classify } from '#domain/scout-invitation/sending/queries.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  askingForDates,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
type Home = Awaited<ReturnType<typeof aSchedulingSender>>
let home: Home
beforeEach(async () => {
  itIs('10:00')
  home = await aSchedulingSender(app.db)
})
afterEach(itIsNow)

const word = '夜に二人で会いませんか。返事を待っています。'
const ask = async (viewer: Viewer, field: string, id: string, more: Record<string, string> = {}) => {
  const names = Object.keys(more)
  const { errors } = await app
    .as(viewer)
    .ask(`mutation (${['id', ...names].map((name) => `$${name}: ${typeOf(name)}`).join(', ')}) { ${field} }`, {
      id,
      ...more,
    })
  return errors[0]?.code ?? 'done'
}
const typeOf = (name: string) => (name === 'id' || name === 'date' ? 'ID!' : 'String!')
const report = (viewer: Viewer, id: string) => ask(viewer, 'reportThread(scoutInvitationId: $id, reason: "")', id)
const tell = (id: string, outcome: string) =>
  ask(home.viewer, `tellOutcome(scoutInvitationId: $id, outcome: ${outcome}, message: $word)`, id, { word })

async function aReporter(columns: Parameters<typeof anInvited>[2] = acceptedForScheduling()) {
  const invited = await anInvited(app.db, home, columns)
  return { ...invited, id: invited.invitation.id }
}
/** All that the student reads of the company, in the thread, on the scout and in every notice. */
async function readBy({ viewer, id, candidate }: Awaited<ReturnType<typeof aReporter>>) {
  await work.run()
  const { data } = await app.as(viewer).ask(
    `query ($id: ID!) { scoutInvitation(id: $id) { outcome outcomeMessage chosenDate { startAt } followUp { text } }
      threadEvents(scoutInvitationId: $id) { kind text } }`,
    { id },
  )
  const notices = await app.db
    .selectFrom('candidateNotification')
    .select('title')
    .where('candidateId', '=', candidate.id)
    .execute()
  const { email } = await app.db
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirstOrThrow()
  const mails = work.mails.filter(({ to }) => to.includes(email)).map(({ subject, text }) => [subject, text])
  return { ...data, text: JSON.stringify([data, notices, mails]) }
}

describe('after a report no words of the company reach its student', () => {
  test('a date is neither booked nor moved for the student', async () => {
    const [first, second] = [await home.date(), await home.date({ startAt: inHours(300) })]
    const student = await aReporter()
    await aSeatFor(app.db, student.invitation, first)
    expect(await report(student.viewer, student.id)).toBe('done')
    const book = 'bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $word)'
    expect(await ask(home.viewer, book, student.id, { date: second.id, word })).toBe('thread_closed')
    const { scoutInvitation } = await readBy(student)
    expect(scoutInvitation.chosenDate.startAt).toBe(first.startAt.toISOString())
  })

  test('a date that is called off is told without the words, and the others read them', async () => {
    const date = await home.date({ capacity: 5 })
    const [student, other] = [await aReporter(), await aReporter()]
    for (const { invitation } of [student, other]) await aSeatFor(app.db, invitation, date)
    await report(student.viewer, student.id)
    expect(await ask(home.viewer, 'callOffSchedulingDate(id: $id, message: $word)', date.id, { word })).toBe('done')
    const seen = await readBy(student)
    expect(seen.threadEvents).toContainEqual({ kind: 'DATE_CALLED_OFF', text: '' })
    expect(seen.text).not.toContain(word)
    expect((await readBy(other)).threadEvents).toContainEqual({ kind: 'DATE_CALLED_OFF', text: word })
  })

  test('an outcome is told as a bare fact, and nobody is led on', async () => {
    const student = await aReporter({ status: 'ACCEPTED', answeredAt: new Date(Date.now() - 2 * dayMs) })
    await report(student.viewer, student.id)
    expect(await tell(student.id, 'NEXT_STEP')).toBe('thread_closed')
    expect(await tell(student.id, 'NOT_SELECTED')).toBe('done')
    const seen = await readBy(student)
    expect(seen.scoutInvitation).toMatchObject({ outcome: 'NOT_SELECTED', outcomeMessage: '' })
    expect(seen.text).not.toContain(word)
  })

  test.each([
    ['NOT_SELECTED', 'NOT_SELECTED'],
    ['NEXT_STEP', null],
  ])('a word %s that waits for the morning loses its words', async (outcome, seenAs) => {
    itIs('22:30')
    const student = await aReporter({ status: 'ACCEPTED', answeredAt: new Date(Date.now() - 2 * dayMs) })
    expect(await tell(student.id, outcome)).toBe('done')
    await report(student.viewer, student.id)
    await app.db
      .updateTable('scoutOutcome')
      .set({ tellsAt: new Date(Date.now() - dayMs) })
      .where('scoutInvitationId', '=', student.id)
      .execute()
    await jobs.tell_held_outcomes({}, { db: app.db, inTransaction: (act) => app.db.transaction().execute(act) })
    const seen = await readBy(student)
    expect(seen.scoutInvitation).toMatchObject({ outcome: seenAs, outcomeMessage: '' })
    expect(seen.text).not.toContain(word)
  })

  test('a wish for other dates is refused without the words', async () => {
    const student = await aReporter(askingForDates())
    const { companyId, candidateId } = student.invitation
    const request = await app.db
      .insertInto('schedulingDateRequest')
      .values({
        companyId,
        candidateId,
        scoutInvitationId: student.id,
        step: 1,
        request: '金曜の午後を希望します。よろしくお願いいたします。',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await report(student.viewer, student.id)
    const refuse = 'refuseSchedulingDateRequest(id: $id, message: $word)'
    expect(await ask(home.viewer, refuse, request.id, { word })).toBe('done')
    expect((await readBy(student)).text).not.toContain(word)
  })

  test('no follow-up arrives, also none that was planned', async () => {
    const student = await aReporter({ sentAt: new Date(Date.now() - 6 * dayMs) })
    const planned = await aReporter({ sentAt: new Date(Date.now() - 6 * dayMs) })
    const { companyId, candidateId } = planned.invitation
    await app.db
      .insertInto('scoutFollowUp')
      .values({
        companyId,
        candidateId,
        scoutInvitationId: planned.id,
        companyUserId: home.viewer.companyUserId,
        text: followUpTexts[0],
        dueAt: new Date(Date.now() - 1000),
      })
      .execute()
    for (const { viewer, id } of [student, planned]) expect(await report(viewer, id)).toBe('done')
    const followUp = 'followUpScoutInvitations(ids: [$id], text: $word)'
    expect(await ask(home.viewer, followUp, student.id, { word: followUpTexts[1] })).toBe('follow_up_not_open')
    await app.db.transaction().execute((tx) => deliverFollowUps(tx, 'any'))
    expect((await readBy(planned)).scoutInvitation.followUp).toBeNull()
  })

  test('a scout that has rested is not renewed, and a second scout is closed too', async () => {
    const ended = { status: 'DECLINED', answeredAt: new Date(), endedAt: new Date(Date.now() - 60 * dayMs) } as const
    const [student, other, twice] = [await aReporter(ended), await aReporter(ended), await aReporter(ended)]
    const second = await aScoutInvitation(app.db, {
      ...homeOf(home),
      candidateId: twice.candidate.id,
      round: 2,
      status: 'ACCEPTED',
      answeredAt: new Date(),
    })
    for (const { viewer, id } of [student, twice]) expect(await report(viewer, id)).toBe('done')
    const ids = [student.candidate.id, other.candidate.id]
    expect(await classify(app.db, home.viewer.companyId, ids)).toEqual({
      new: [],
      renew: [other.candidate.id],
      alreadySent: [student.candidate.id],
    })
    const theirs = await app
      .as(home.viewer)
      .ask('query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { ending } }', { id: twice.id })
    // The student had declined before: the company reads of nothing new.
    expect(theirs.data.threadWithCandidate.ending).toBe('DECLINED')
    const send = 'sendMessageToCandidate(scoutInvitationId: $id, text: $word) { lastPosition }'
    expect(await ask(home.viewer, send, second.id, { word })).toBe('thread_closed')
    expect(await tell(second.id, 'NEXT_STEP')).toBe('thread_closed')
  })
})
