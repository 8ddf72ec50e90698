import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { resume, suspend } from '#test/factories/suspension.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { keptUntil } from '../rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
type Student = Awaited<ReturnType<typeof invited>>

async function wait({ invitation }: Student, schedulingDateId: string, columns = {}) {
  const { companyId, candidateId, id: scoutInvitationId } = invitation
  const of = { companyId, candidateId, scoutInvitationId, schedulingDateId }
  await app.db
    .insertInto('waitingPlace')
    .values({ ...of, status: 'WAITING', ...columns })
    .execute()
}
const placeOf = ({ invitation }: Student) =>
  app.db
    .selectFrom('waitingPlace')
    .select(['status', 'offeredUntil'])
    .where('scoutInvitationId', '=', invitation.id)
    .executeTakeFirstOrThrow()
const endOffers = ({ company }: Home) =>
  app.db
    .updateTable('waitingPlace')
    .set({ offeredUntil: inHours(-1) })
    .where('companyId', '=', company.id)
    .where('status', '=', 'OFFERED')
    .execute()
const settle = () =>
  Promise.all([jobs.settle_waiting_lines({}, work.context), jobs.settle_waiting_lines({}, work.context)])
const bodies = async ({ viewer }: Student, name: string) =>
  (await hear.list(viewer)).filter(({ kind }) => kind === name).map(({ title, body }) => `${title}／${body}`)

/** A date of one seat that is kept for the first student, while the second one waits. */
async function aKeptSeat(startAt = inHours(300)) {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ startAt, capacity: 1 })
  const [first, second] = [await invited(home), await invited(home)]
  await wait(first, date.id, { status: 'OFFERED', offeredUntil: inHours(12) })
  await wait(second, date.id)
  await app.db.updateTable('schedulingDate').set({ offered: 1 }).where('id', '=', date.id).execute()
  return { home, date, first, second }
}

test('§4 a kept seat outlasts the suspension of its company, and has its whole time anew once it is lifted', async () => {
  const { home, date, first, second } = await aKeptSeat()
  await suspend(app, home.company.id)
  await endOffers(home)
  await settle()
  await work.run()
  expect(await placeOf(first)).toMatchObject({ status: 'OFFERED' })
  expect(await placeOf(second)).toMatchObject({ status: 'WAITING' })
  expect(await bodies(first, 'lineEnded')).toEqual([
    expect.stringMatching(/^席を確保している日程は、いま予約できません：/),
  ])

  expect(await resume(app, home.company.id)).toBe('done')
  // The clock comes before the job.
  await settle()
  expect(await placeOf(first)).toMatchObject({ status: 'OFFERED', offeredUntil: inHoursAgo })
  await work.run()
  const { offeredUntil } = await placeOf(first)
  expect(offeredUntil?.getTime()).toBeGreaterThanOrEqual(inHours(12).getTime() - 60_000)
  expect(await bodies(first, 'companyResumed')).toEqual([expect.stringMatching(/／.+の席を、.+まで確保しています$/)])
  expect((await hear.mailsTo(first.viewer)).at(-1)?.text).toContain('■確保している席')
  expect((await hear.mailsTo(second.viewer)).at(-1)?.text).toContain('キャンセル待ちの順番は、そのままです。')
  const book =
    'mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }'
  expect((await app.as(first.viewer).ask(book, { id: first.invitation.id, d: date.id })).errors).toEqual([])
})

const inHoursAgo = expect.toSatisfy((until: Date) => until < new Date())

test('§4 after the lifting an offer runs out as any other, and the next in line has the seat', async () => {
  const { home, first, second } = await aKeptSeat()
  await suspend(app, home.company.id)
  await endOffers(home)
  await resume(app, home.company.id)
  await work.run()
  await app.db
    .updateTable('contractSuspension')
    .set({ liftedAt: inHours(-13) })
    .where('companyId', '=', home.company.id)
    .execute()
  await endOffers(home)
  await settle()
  expect(await placeOf(first)).toMatchObject({ status: 'PASSED' })
  expect(await placeOf(second)).toMatchObject({ status: 'OFFERED' })
})

test('§4 a date made for a wish is kept for a day from the lifting', async () => {
  const home = await aSchedulingSender(app.db)
  const [date, other] = [await home.date({ startAt: inHours(300) }), await home.date({ startAt: inHours(310) })]
  const [student, rival] = [await invited(home), await invited(home)]
  for (const [who, { id }] of [
    [student, date],
    [rival, other],
  ] as const) {
    await wait(who, id, { status: 'OFFERED', reason: 'WISH', offeredUntil: inHours(1) })
    await app.db.updateTable('schedulingDate').set({ offered: 1 }).where('id', '=', id).execute()
  }
  await suspend(app, home.company.id)
  await resume(app, home.company.id)
  const before = keptUntil(new Date(), inHours(298))
  await work.run()
  for (const who of [student, rival])
    expect((await placeOf(who)).offeredUntil?.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('§4 a date that closes during the suspension ends its kept seat, and its student hears it', async () => {
  const { home, date, first } = await aKeptSeat()
  await suspend(app, home.company.id)
  await work.run()
  await app.db
    .updateTable('schedulingDate')
    .set({ startAt: inHours(1), endAt: inHours(2) })
    .where('id', '=', date.id)
    .execute()
  await settle()
  await work.run()
  expect(await placeOf(first)).toMatchObject({ status: 'LEFT' })
  expect(await bodies(first, 'lineEnded')).toContainEqual(
    expect.stringMatching(/^席を確保していた日程の受付が終わりました：/),
  )
})

test('§4 a student may give a kept seat back during the suspension; it is offered once the company is back', async () => {
  const { home, date, first, second } = await aKeptSeat()
  await suspend(app, home.company.id)
  const leave = 'mutation ($id: ID!, $d: ID!) { leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $d) { id } }'
  expect((await app.as(first.viewer).ask(leave, { id: first.invitation.id, d: date.id })).errors).toEqual([])
  await settle()
  expect(await placeOf(second)).toMatchObject({ status: 'WAITING' })
  await resume(app, home.company.id)
  await settle()
  expect(await placeOf(second)).toMatchObject({ status: 'OFFERED' })
})
