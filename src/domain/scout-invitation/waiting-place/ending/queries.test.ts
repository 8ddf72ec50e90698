import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { listEndedPlaces } from './queries.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
type Student = Awaited<ReturnType<typeof anInvited>>
const at = (hours: number) => ({ startAt: inHours(hours), endAt: inHours(hours + 1) })

async function wait(
  { candidate: { id: candidateId } }: Student,
  { companyId, id: scoutInvitationId }: Student['invitation'],
  schedulingDateId: string,
  columns = {},
) {
  const of = { companyId, candidateId, scoutInvitationId, schedulingDateId }
  await app.db
    .insertInto('waitingPlace')
    .values({ ...of, status: 'WAITING', ...columns })
    .execute()
}

/** A place of the student in the line of another company, for a date of this time. */
async function waitElsewhere(student: Student, hours: number, columns = {}) {
  const other = await aSchedulingSender(app.db)
  const date = await other.date({ ...at(hours), capacity: 1, booked: 1 })
  const there = { ...homeOf(other), ...acceptedForScheduling(), candidateId: student.candidate.id }
  await wait(student, await aScoutInvitation(app.db, there), date.id, columns)
  return other.company.displayName
}

/** A student who can book a date, waits for another one of the same company, and has a seat of a third. */
async function aStudent() {
  const home = await aSchedulingSender(app.db)
  const [date, full, offered] = [
    await home.date(at(100)),
    await home.date({ ...at(200), capacity: 1, booked: 1 }),
    await home.date({ ...at(300), capacity: 1, offered: 1 }),
  ]
  const student = await anInvited(app.db, home, acceptedForScheduling())
  await wait(student, student.invitation, full.id)
  await wait(student, student.invitation, offered.id, { status: 'OFFERED', offeredUntil: inHours(12) })
  return { home, date, student }
}

const choose = async ({ viewer, invitation }: Student, d: string) => {
  const document =
    'mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }'
  expect((await app.as(viewer).ask(document, { id: invitation.id, d })).errors).toEqual([])
}
const ended = async ({ viewer, invitation }: Student) => {
  const document =
    'query ($id: ID!) { scoutInvitation(id: $id) { chosenDate { endedPlaces { companyName startAt wasSeat } } } }'
  const { data } = await app.as(viewer).ask(document, { id: invitation.id })
  return data.scoutInvitation.chosenDate?.endedPlaces as { companyName: string; startAt: string; wasSeat: boolean }[]
}
const mailOf = async ({ viewer }: Pick<Student, 'viewer'> | Home, subject: RegExp) =>
  (await hear.mailsTo(viewer)).find((mail) => subject.test(mail.subject))?.text

test('§4 a booking names the places it ended, of every company, at once and after the clock', async () => {
  const { home, date, student } = await aStudent()
  const own = home.company.displayName
  const overlapped = await waitElsewhere(student, 100.5)
  const [later, seat] = [
    await waitElsewhere(student, 102),
    await waitElsewhere(student, 100.5, { status: 'OFFERED', offeredUntil: inHours(12) }),
  ]
  await choose(student, date.id)
  const places = [
    { companyName: overlapped, startAt: expect.anything(), wasSeat: false },
    { companyName: own, startAt: expect.anything(), wasSeat: false },
    { companyName: own, startAt: expect.anything(), wasSeat: true },
  ]
  expect(await ended(student)).toEqual(places)
  await jobs.settle_waiting_lines({}, work.context)
  expect(await ended(student)).toEqual(places)
  await work.run()
  const text = await mailOf(student, /^日程が確定しました/)
  expect(text).toContain('この予約で、次のキャンセル待ちは終わり、確保していた席は手放しました。')
  expect(text).toContain(`・${overlapped}`)
  expect(text).toMatch(new RegExp(`・${own}.+（確保していた席）`))
  expect(text).not.toContain(later)
  expect(text).not.toContain(seat)
  const [notice] = (await hear.list(student.viewer)).filter(({ kind }) => kind === 'dateConfirmed')
  expect(notice?.body).toContain('（キャンセル待ち3件は終わりました）')
  expect(await mailOf(home, /./)).not.toContain(overlapped)
})

test('§4 a booking that a company makes names them to the student alone', async () => {
  const { home, date, student } = await aStudent()
  const overlapped = await waitElsewhere(student, 100.5)
  const document =
    'mutation ($id: ID!, $d: ID!) { bookForCandidate(scoutInvitationId: $id, schedulingDateId: $d, message: "") }'
  const { errors } = await app.as(home.viewer).ask(document, { id: student.invitation.id, d: date.id })
  expect(errors).toEqual([])
  await jobs.settle_waiting_lines({}, work.context)
  await work.run()
  expect(await mailOf(student, /^日程が予約されました/)).toContain(`・${overlapped}`)
  for (const mail of await hear.mailsTo(home.viewer)) expect(mail.text).not.toContain(overlapped)
})

test('§4 a booking without places says nothing of them, and a cancelled one ends no line any more', async () => {
  const home = await aSchedulingSender(app.db)
  const date = await home.date(at(100))
  const student = await anInvited(app.db, home, acceptedForScheduling())
  await choose(student, date.id)
  expect(await ended(student)).toEqual([])
  await waitElsewhere(student, 100.5)
  await work.run()
  const { id: bookingId } = await app.db
    .selectFrom('booking')
    .select('id')
    .where('candidateId', '=', student.candidate.id)
    .executeTakeFirstOrThrow()
  expect(await listEndedPlaces(app.db, student.candidate.id, bookingId)).toHaveLength(1)
  const cancel = 'mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }'
  expect((await app.as(student.viewer).ask(cancel, { id: student.invitation.id })).errors).toEqual([])
  await jobs.settle_waiting_lines({}, work.context)
  expect(await listEndedPlaces(app.db, student.candidate.id, bookingId)).toEqual([])
})

test('§4 before the booking the form knows the lines of other scouts', async () => {
  const { student } = await aStudent()
  const elsewhere = await waitElsewhere(student, 100.5)
  const document =
    'query ($id: ID!) { scoutInvitation(id: $id) { offeredScheduling { waitsElsewhere { companyName } } } }'
  const { data } = await app.as(student.viewer).ask(document, { id: student.invitation.id })
  expect(data.scoutInvitation.offeredScheduling.waitsElsewhere).toEqual([{ companyName: elsewhere }])
})
