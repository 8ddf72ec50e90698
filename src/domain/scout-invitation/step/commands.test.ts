import { expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
type Who = Parameters<TestApp['as']>[0]
const fields = `id status schedulingStatus scheduleBy step canChooseSchedulingDate chosenDate { id }
  schedulingDateRequest { status } offeredScheduling { title slots { id availability } }`
const act = async (viewer: Who, mutation: string, variables: object, declared = '') => {
  const text = `mutation ($id: ID!${declared}) { act: ${mutation} { ${fields} } }`
  const { data, errors } = await app.as(viewer).ask(text, { ...variables })
  return errors[0]?.code ?? data.act
}
const choose = (viewer: Who, id: string, date: string) =>
  act(viewer, 'chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date)', { id, date }, ', $date: ID!')
const cancel = (viewer: Who, id: string) => act(viewer, 'cancelBooking(scoutInvitationId: $id)', { id })
const seen = async (viewer: Who, id: string) =>
  (await app.as(viewer).ask(`query ($id: ID!) { scoutInvitation(id: $id) { ${fields} } }`, { id })).data.scoutInvitation
const bookings = (id: string) =>
  app.db
    .selectFrom('booking')
    .select(['step', 'status'])
    .where('scoutInvitationId', '=', id)
    .orderBy('insertedAt')
    .execute()
const context = () => ({
  db: app.db,
  inTransaction: <Result>(run: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) =>
    app.db.transaction().execute(run) as Promise<Result>,
})

async function advanced() {
  const sender = await aSchedulingSender(app.db)
  const student = await anAttended(app.db, sender)
  const further = await someFurtherDates(app.db, sender)
  await aFurtherStep(app.db, sender.viewer, student.invitation.id, further.scheduling.id)
  return { sender, ...further, ...student, id: student.invitation.id }
}

test('a further step offers dates of its own; the student chooses, changes and cancels as the first time', async () => {
  const { sender, viewer, id, date, scheduling } = await advanced()
  expect(await seen(viewer, id)).toMatchObject({
    status: 'ACCEPTED',
    schedulingStatus: 'PENDING',
    step: 2,
    canChooseSchedulingDate: true,
    chosenDate: null,
    offeredScheduling: { title: '二次面接', slots: [{ id: date.id, availability: 'OPEN' }] },
  })
  const first = await sender.date({ startAt: inHours(80) })
  expect(await choose(viewer, id, first.id)).toBe('not_found')
  expect(await choose(viewer, id, date.id)).toMatchObject({ schedulingStatus: 'ACCEPTED', scheduleBy: null })
  const other = await aSchedulingDate(app.db, {
    companyId: sender.company.id,
    schedulingId: scheduling.id,
    startAt: inHours(96),
  })
  expect(await choose(viewer, id, other.id)).toMatchObject({ schedulingStatus: 'ACCEPTED' })
  const cancelled = await cancel(viewer, id)
  expect(cancelled).toMatchObject({ status: 'ACCEPTED', schedulingStatus: 'PENDING', chosenDate: null })
  expect(tokyoToday(new Date(cancelled.scheduleBy))).toBe(addDays(tokyoToday(), 14))
  expect(await bookings(id)).toEqual([
    { step: 1, status: 'BOOKED' },
    { step: 2, status: 'CANCELLED' },
    { step: 2, status: 'CANCELLED' },
  ])
})

test('two presses at once book one seat of the step', async () => {
  const { viewer, id, date } = await advanced()
  await Promise.all([choose(viewer, id, date.id), choose(viewer, id, date.id)])
  expect((await bookings(id)).filter(({ step }) => step === 2)).toEqual([{ step: 2, status: 'BOOKED' }])
})

test('a wish for other dates is answered by dates of the step, not of the job', async () => {
  const { sender, viewer, id, scheduling } = await advanced()
  const wish = [{ date: addDays(tokyoToday(), 5), timeOfDay: 'EVENING' }]
  const mutation =
    'requestSchedulingDate(scoutInvitationId: $id, request: "夕方の日程があると参加できます。", preferred: $preferred)'
  expect(await act(viewer, mutation, { id, preferred: wish }, ', $preferred: [PreferredDateInput!]!')).toMatchObject({
    schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
    scheduleBy: null,
  })
  const { id: companyId } = sender.company
  await jobs.answer_scheduling_date_requests({ companyId, schedulingId: sender.scheduling.id }, context())
  expect((await seen(viewer, id)).schedulingDateRequest.status).toBe('REQUESTED')
  await jobs.answer_scheduling_date_requests({ companyId, schedulingId: scheduling.id }, context())
  expect(await seen(viewer, id)).toMatchObject({
    schedulingStatus: 'PENDING',
    schedulingDateRequest: { status: 'ANSWERED' },
    scheduleBy: expect.any(String),
  })
})

test('the student’s own silence ends the choice of the step alone', async () => {
  const { sender, viewer, id, date } = await advanced()
  await app.db
    .updateTable('scoutInvitation')
    .set({ chooseBy: inHours(-1) })
    .where('id', '=', id)
    .execute()
  expect(await choose(viewer, id, date.id)).toBe('scout_already_answered')
  await Promise.all([jobs.lapse_steps({}, context()), jobs.lapse_steps({}, context())])
  expect(await seen(viewer, id)).toMatchObject({
    status: 'ACCEPTED',
    schedulingStatus: null,
    scheduleBy: null,
    step: 2,
  })
  const step = await app.db.selectFrom('scoutStep').select('lapsedAt').where('scoutInvitationId', '=', id).execute()
  expect(step).toEqual([{ lapsedAt: expect.any(Date) }])
  const { scheduling } = await someFurtherDates(app.db, sender)
  await aFurtherStep(app.db, sender.viewer, id, scheduling.id)
  expect(await seen(viewer, id)).toMatchObject({ schedulingStatus: 'PENDING', step: 3 })
})

test('a step waits until the present one is over', async () => {
  const sender = await aSchedulingSender(app.db)
  const { scheduling } = await someFurtherDates(app.db, sender)
  const choosing = await anInvited(app.db, sender, acceptedForScheduling())
  const booked = await anInvited(app.db, sender, acceptedForScheduling())
  await aSeatFor(app.db, booked.invitation, await sender.date())
  for (const { invitation } of [choosing, booked])
    await expect(aFurtherStep(app.db, sender.viewer, invitation.id, scheduling.id)).rejects.toThrow('step_still_open')
})
