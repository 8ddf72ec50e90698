import { expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
type Home = Awaited<ReturnType<typeof aSchedulingSender>>
type Student = Awaited<ReturnType<typeof anInvited>>
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
const codeOf = async (answer: Promise<{ errors: { code?: string }[] }>) => (await answer).errors[0]?.code ?? 'done'

type Span = { startAt: Date; endAt: Date }
const choose = ({ viewer, invitation }: Student, date: string, onPage: Partial<Span>) =>
  codeOf(
    app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $date: ID!, $startAt: DateTime, $endAt: DateTime) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date, startAt: $startAt, endAt: $endAt) { id } }',
        { id: invitation.id, date, ...onPage },
      ),
  )
const leave = ({ viewer, invitation }: Student, date: string, isOffered: boolean) =>
  codeOf(
    app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $date: ID!, $is: Boolean) { leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $date, isOffered: $is) { id } }',
        { id: invitation.id, date, is: isOffered },
      ),
  )
const join = ({ viewer, invitation }: Student, date: string) =>
  codeOf(
    app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $date: ID!) { joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) { id } }',
        { id: invitation.id, date },
      ),
  )
const chosenBy = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('booking')
      .select('schedulingDateId')
      .where('candidateId', '=', candidateId)
      .where('status', '=', 'BOOKED')
      .execute()
  ).map(({ schedulingDateId }) => schedulingDateId)

test('a date that has moved since the page was opened is not booked, and the booking before it stays', async () => {
  const home = await aSchedulingSender(app.db)
  const [before, moving] = [await home.date(), await home.date({ startAt: inHours(200), endAt: inHours(201) })]
  const student = await invited(home)
  await aSeatFor(app.db, student.invitation, before)
  const onPage = { startAt: moving.startAt, endAt: moving.endAt }
  const move = (change: Partial<Span>) =>
    app.db.updateTable('schedulingDate').set(change).where('id', '=', moving.id).execute()
  await move({ endAt: inHours(202) })
  expect(await choose(student, moving.id, onPage)).toBe('scheduling_date_moved')
  await move({ startAt: inHours(204), endAt: inHours(205) })
  expect(await choose(student, moving.id, onPage)).toBe('scheduling_date_moved')
  expect(await chosenBy(student.invitation.candidateId)).toEqual([before.id])
  await move(onPage)
  expect(await choose(student, moving.id, onPage)).toBe('done')
  expect(await chosenBy(student.invitation.candidateId)).toEqual([moving.id])
})

test('who meant to leave a line keeps the seat that was kept meanwhile, and the other way round', async () => {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ capacity: 1 })
  await aSeatFor(app.db, (await invited(home)).invitation, date)
  const waiting = await invited(home)
  expect(await join(waiting, date.id)).toBe('done')
  expect(await leave(waiting, date.id, true)).toBe('waiting_place_changed')
  await app.db.updateTable('schedulingDate').set({ capacity: 2 }).where('id', '=', date.id).execute()
  await jobs.settle_waiting_lines({}, { db: app.db, inTransaction: (act) => app.db.transaction().execute(act) })
  const stands = () =>
    app.db
      .selectFrom('waitingPlace')
      .select('status')
      .where('candidateId', '=', waiting.invitation.candidateId)
      .executeTakeFirstOrThrow()
  expect(await leave(waiting, date.id, false)).toBe('waiting_place_changed')
  expect(await stands()).toEqual({ status: 'OFFERED' })
  expect(await leave(waiting, date.id, true)).toBe('done')
  expect(await leave(waiting, date.id, true)).toBe('done')
  expect(await stands()).toEqual({ status: 'LEFT' })
})
