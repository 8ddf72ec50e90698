import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { jobs } from '../../jobs.ts'
import { listUnsettledDates } from '../queries.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
type Student = Awaited<ReturnType<typeof invited>>
const wait = async (student: Student, schedulingDateId: string, status: 'WAITING' | 'OFFERED' = 'WAITING') => {
  const { companyId, candidateId, id: scoutInvitationId } = student.invitation
  const of = { companyId, candidateId, scoutInvitationId, schedulingDateId }
  await app.db
    .insertInto('waitingPlace')
    .values({ ...of, status, offeredUntil: status === 'OFFERED' ? inHours(12) : null })
    .execute()
  return student
}
const callOff = (home: Home, id: string) =>
  app.as(home.viewer).ask('mutation ($id: ID!) { callOffSchedulingDate(id: $id, message: "中止します。") }', { id })
const titles = async ({ viewer }: Student) =>
  (await hear.list(viewer)).filter(({ kind }) => kind === 'lineEnded').map(({ title, body }) => `${title}／${body}`)

/** A full date of one seat with its student, one who waits, and one who was offered another date's seat. */
async function aLine() {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ capacity: 2, startAt: inHours(100) })
  const holder = await invited(home)
  await aSeatFor(app.db, holder.invitation, date)
  const first = await wait(await invited(home), date.id)
  const offered = await wait(await invited(home), date.id, 'OFFERED')
  await app.db.updateTable('schedulingDate').set({ offered: 1 }).where('id', '=', date.id).execute()
  return { home, date, holder, first, offered }
}

test('§4 a date called off tells who waits and who was offered a seat, once, with what can be done next', async () => {
  const { home, date, holder, first, offered } = await aLine()
  await Promise.all([callOff(home, date.id), callOff(home, date.id)])
  await work.run()
  expect(await titles(first)).toEqual([
    expect.stringMatching(/^キャンセル待ちをしていた日程が中止になりました：.+〜／.+：希望の日程を伝えられます$/),
  ])
  expect(await titles(offered)).toEqual([expect.stringMatching(/^席を確保していた日程が中止になりました：/)])
  expect(await titles(holder)).toEqual([])
  expect(await hear.mailsTo(first.viewer)).toHaveLength(1)
  await callOff(home, date.id)
  await work.run()
  expect(await titles(first)).toHaveLength(1)
})

test('§4 other dates are named, and who has booked one of them is told nothing', async () => {
  const { home, date, first, offered } = await aLine()
  const other = await home.date({ startAt: inHours(200) })
  await callOff(home, date.id)
  await app
    .as(offered.viewer)
    .ask('mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }', {
      id: offered.invitation.id,
      d: other.id,
    })
  await work.run()
  expect(await titles(first)).toEqual([expect.stringMatching(/：別の日程を選べます$/)])
  expect((await hear.mailsTo(first.viewer))[0]?.text).toContain('いま選べる日程は、')
  expect(await titles(offered)).toEqual([])
})

test('§4 a date that is deleted, or whose booking closes without a seat, tells who waits', async () => {
  const home = await aSchedulingSender(app.db)
  const empty = await home.date({ startAt: inHours(100) })
  await app.db.updateTable('schedulingDate').set({ isForceCapacityFull: true }).where('id', '=', empty.id).execute()
  const ofDeleted = await wait(await invited(home), empty.id)
  const deleted = await app
    .as(home.viewer)
    .ask('mutation ($id: ID!, $type: SchedulingType!) { deleteSchedulingDate(id: $id, schedulingType: $type) }', {
      id: empty.id,
      type: home.scheduling.type,
    })
  expect(deleted.errors).toEqual([])
  const closed = await home.date({ startAt: inHours(3), capacity: 1, booked: 1 })
  const ofClosed = await wait(await invited(home), closed.id)
  await Promise.all([jobs.settle_waiting_lines({}, work.context), jobs.settle_waiting_lines({}, work.context)])
  await work.run()
  expect(await titles(ofDeleted)).toEqual([expect.stringMatching(/^キャンセル待ちをしていた日程が中止になりました：/)])
  expect(await titles(ofClosed)).toEqual([expect.stringMatching(/^キャンセル待ちの日程は、席が空きませんでした：/)])
})

test('§4 a date that a save of its event takes out tells who waits for it, once', async () => {
  const home = await aSchedulingSender(app.db)
  const [staying, removed] = [await home.date({ startAt: inHours(100) }), await home.date({ startAt: inHours(200) })]
  await app.db.updateTable('schedulingDate').set({ isForceCapacityFull: true }).where('id', '=', removed.id).execute()
  const [ofRemoved, ofStaying] = [
    await wait(await invited(home), removed.id),
    await wait(await invited(home), staying.id),
  ]
  const name = home.scheduling.type === 'EVENT' ? 'updateSchedulingEvent' : 'updateSchedulingInterview'
  const document = `mutation ($id: ID!, $dates: [ID!]!) {
    ${name}(id: $id, createSchedulingDates: [], deleteSchedulingDates: $dates) { id } }`
  const save = () => app.as(home.viewer).ask(document, { id: home.scheduling.id, dates: [removed.id] })
  expect((await save()).errors).toEqual([])
  expect((await save()).errors[0]?.code).toBe('not_found')
  await work.run()
  expect(await titles(ofRemoved)).toEqual([expect.stringMatching(/^キャンセル待ちをしていた日程が中止になりました：/)])
  expect(await titles(ofStaying)).toEqual([])
})

test('§4 a suspended company: who waits hears that the line stands still', async () => {
  const { home, first } = await aLine()
  await app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', home.company.id).execute()
  const contractSuspensionId = crypto.randomUUID()
  await jobs.settle_waiting_lines({}, work.context)
  const { id: companyId } = home.company
  await app.db
    .transaction()
    .execute((tx) => enqueue(tx, 'notify_contract_suspended', { companyId, contractSuspensionId }))
  await work.run()
  expect(await titles(first)).toEqual([expect.stringMatching(/^キャンセル待ちをしていた日程は、いま予約できません：/)])
})

test('§4 a contract that is over: a line that closes promises no other date, and an offer is not told', async () => {
  const home = await aSchedulingSender(app.db)
  await home.date({ startAt: inHours(200) })
  const closing = await home.date({ startAt: inHours(3), capacity: 1, booked: 1 })
  const student = await wait(await invited(home), closing.id)
  const line = await aLine()
  const { id: companyId } = line.home.company
  await app.db
    .updateTable('contract')
    .set({ endsOn: addDays(tokyoToday(), -1) })
    .where('companyId', 'in', [companyId, home.company.id])
    .execute()
  await jobs.settle_waiting_lines({}, work.context)
  const { id: waitingPlaceId } = await app.db
    .selectFrom('waitingPlace')
    .select('id')
    .where('scoutInvitationId', '=', line.offered.invitation.id)
    .executeTakeFirstOrThrow()
  await app.db.transaction().execute((tx) => enqueue(tx, 'notify_seat_offered', { companyId, waitingPlaceId }))
  await work.run()
  expect(await titles(student)).toEqual([expect.stringMatching(/：再開されるまで、日程の予約は止まります$/)])
  expect(await hear.kinds(line.offered.viewer)).toEqual([])
})

test('§4 lines of companies out of force hold up no other line', async () => {
  const waiting = async (home: Home, hours = 100) => {
    const date = await home.date({ capacity: 1, startAt: inHours(hours) })
    await wait(await invited(home), date.id)
    return date.id
  }
  const over = await waiting(await aSchedulingSender(app.db, { contract: { status: 'EXPIRED' } }))
  const stopped = await waiting(await aSchedulingSender(app.db, { contract: { status: 'SUSPENDED' } }))
  const home = await aSchedulingSender(app.db)
  const [first, second] = [await waiting(home), await waiting(home, 200)]
  const ids = (await listUnsettledDates(app.db, 500)).map(({ schedulingDateId }) => schedulingDateId)
  expect(ids.filter((id) => [over, stopped, first, second].includes(id))).toEqual([first, second])
})
