import { beforeEach, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  other = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

/** A date that is over before the next second. */
const within = (startAt: string) => ({ startAt: new Date(startAt), endAt: new Date(Date.parse(startAt) + 500) })

describe('§7 schedulingDates', () => {
  const list = `query Dates($startDate: Date, $endDate: Date, $jobId: ID, $first: Int) {
    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId, first: $first) { totalCount edges { node { id } } } }`
  const ids = (data: { schedulingDates: { edges: { node: { id: string } }[] } }) =>
    data.schedulingDates.edges.map(({ node }) => node.id)
  const at = async (schedulingId: string, startAt: string) =>
    (await aSchedulingDate(app.db, { companyId, schedulingId, ...within(startAt) })).id

  test('a date of several days is found by each of its days, and grouped under each', async () => {
    const { id: schedulingId } = await aScheduling(app.db, { companyId })
    const [startAt, endAt] = [new Date('2026-12-14T10:00:00+09:00'), new Date('2026-12-18T17:00:00+09:00')]
    const { id } = await aSchedulingDate(app.db, { companyId, schedulingId, startAt, endAt })
    const found = async (startDate: string, endDate: string) =>
      (await client.ask(list, { startDate, endDate })).data.schedulingDates.totalCount
    expect(await found('2026-12-15', '2026-12-18')).toBe(1)
    expect(await found('2026-12-16', '2026-12-16')).toBe(1)
    expect([await found('2026-12-19', '2026-12-20'), await found('2026-12-10', '2026-12-13')]).toEqual([0, 0])
    const { data } = await client.ask(
      '{ groupedSchedulingDates(startDate: "2026-12-16", endDate: "2026-12-31") { date dates { id } } }',
    )
    expect(data.groupedSchedulingDates).toEqual(
      ['2026-12-16', '2026-12-17', '2026-12-18'].map((date) => ({ date, dates: [{ id }] })),
    )
  })

  test('days are Tokyo days and both count', async () => {
    const { id } = await aScheduling(app.db, { companyId })
    await at(id, '2026-11-30T14:59:59Z')
    const first = await at(id, '2026-11-30T15:00:00Z')
    const last = await at(id, '2026-12-02T14:59:59Z')
    await at(id, '2026-12-02T15:00:00Z')
    const { data } = await client.ask(list, { startDate: '2026-12-01', endDate: '2026-12-02' })
    expect(ids(data)).toEqual([first, last])
    expect(data.schedulingDates.totalCount).toBe(2)
    const one = await client.ask(list, { startDate: '2026-12-01', first: 1 })
    expect(ids(one.data)).toEqual([first])
    expect(one.data.schedulingDates.totalCount).toBe(3)
  })

  test('a job keeps the dates it offers; nothing of another company is listed', async () => {
    const offered = await aScheduling(app.db, { companyId })
    const idle = await aScheduling(app.db, { companyId })
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const job = await aJob(app.db, { companyId, schedulingId: offered.id })
    const theirJob = await aJob(app.db, { companyId: other.company.id, schedulingId: theirs.id })
    const date = await at(offered.id, '2026-12-01T00:00:00Z')
    const idleDate = await at(idle.id, '2026-12-02T00:00:00Z')
    await aSchedulingDate(app.db, { companyId: other.company.id, schedulingId: theirs.id })
    expect(ids((await client.ask(list)).data)).toEqual([date, idleDate])
    expect(ids((await client.ask(list, { jobId: job.id })).data)).toEqual([date])
    expect(ids((await client.ask(list, { jobId: theirJob.id })).data)).toEqual([])
    expect((await client.ask(list, { jobId: 'nothing' })).errors[0]?.code).toBe('not_found')
  })

  test('a refused day is a refused input', async () => {
    expect((await client.ask(list, { startDate: '2026-02-30' })).errors).toHaveLength(1)
  })
})

describe('§7 groupedSchedulingDates', () => {
  const days = (data: { date: string; dates: { id: string }[] }[]) =>
    data.map(({ date, dates }) => [date, dates.map(({ id }) => id)])

  test('days of Tokyo in order, each with its dates; of the company alone', async () => {
    const { id } = await aScheduling(app.db, { companyId })
    const interview = await aScheduling(app.db, { companyId, type: 'INTERVIEW' })
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const at = (schedulingId: string, startAt: string, of = companyId) =>
      aSchedulingDate(app.db, { companyId: of, schedulingId, startAt: new Date(startAt) })
    await at(id, '2026-11-30T13:00:00Z')
    const late = await at(id, '2026-12-01T14:00:00Z')
    const early = await at(interview.id, '2026-11-30T15:00:00Z')
    const next = await at(id, '2026-12-01T15:00:00Z')
    await at(theirs.id, '2026-12-01T03:00:00Z', other.company.id)
    const { data, errors } = await client.ask(
      `query G($a: Date!, $b: Date!) { groupedSchedulingDates(startDate: $a, endDate: $b) {
        date dates { id __typename ... on InterviewDate { timebox acceptedSearchCandidate { id } } ... on EventDate { acceptedSearchCandidates { id } } } } }`,
      { a: '2026-12-01', b: '2026-12-02' },
    )
    expect(errors).toEqual([])
    expect(days(data.groupedSchedulingDates)).toEqual([
      ['2026-12-01', [early.id, late.id]],
      ['2026-12-02', [next.id]],
    ])
    expect(data.groupedSchedulingDates[0].dates).toMatchObject([
      { __typename: 'InterviewDate', timebox: 60, acceptedSearchCandidate: null },
      { __typename: 'EventDate', acceptedSearchCandidates: [] },
    ])
    const one = await client.ask(
      'query S($id: ID!) { scheduling(id: $id) { __typename groupedSchedulingDates { date dates { id } } } }',
      { id },
    )
    expect(one.data.scheduling.__typename).toBe('SchedulingEvent')
    expect(days(one.data.scheduling.groupedSchedulingDates).slice(1)).toEqual([
      ['2026-12-01', [late.id]],
      ['2026-12-02', [next.id]],
    ])
  })

  test('both days are asked for', async () => {
    const { errors } = await client.ask('{ groupedSchedulingDates(startDate: "2026-12-01") { date } }')
    expect(errors).toHaveLength(1)
  })
})

describe('§3 what a date and its scheduling say', () => {
  const read = `query Date($id: ID!) { schedulingDate(id: $id) {
    ... on EventDate { capacity }
    totalCountAcceptedSearchCandidates canDelete hasCapacity isForceCapacityFull isClosed scheduling { id title hasCapacityInFuture } jobs { id } } }`

  test('a booked last seat, less than twelve hours ahead', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    const job = await aJob(app.db, { companyId, schedulingId: scheduling.id })
    const startAt = inHours(11)
    const date = await aSchedulingDate(app.db, {
      companyId,
      schedulingId: scheduling.id,
      capacity: 1,
      startAt,
    })
    const candidate = await aCandidate(app.db)
    const booked = {
      companyId,
      companyUserId: home.user.id,
      jobId: job.id,
      candidateId: candidate.id,
    }
    await aBooking(app.db, { ...booked, schedulingDateId: date.id })
    const { data } = await client.ask(read, { id: date.id })
    const state = {
      capacity: 1,
      totalCountAcceptedSearchCandidates: 1,
      canDelete: false,
      hasCapacity: false,
      isForceCapacityFull: false,
      isClosed: true,
    }
    const of = { id: scheduling.id, title: scheduling.title, hasCapacityInFuture: false }
    expect(data.schedulingDate).toEqual({ ...state, scheduling: of, jobs: [{ id: job.id }] })
  })

  test("another company's date and scheduling are not found", async () => {
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const date = await aSchedulingDate(app.db, {
      companyId: other.company.id,
      schedulingId: theirs.id,
    })
    const one = `query One($id: ID!) { scheduling(id: $id) { id } }`
    expect((await client.ask(read, { id: date.id })).errors[0]?.code).toBe('not_found')
    expect((await client.ask(one, { id: theirs.id })).errors[0]?.code).toBe('not_found')
    expect((await client.ask(one, { id: '1' })).errors[0]?.code).toBe('not_found')
  })

  test('§6 a guest and a student see none of it', async () => {
    const list = `{ schedulings(first: 50) { totalCount } }`
    const { viewer } = await aCandidate(app.db)
    expect((await app.as(null).ask(list)).errors[0]?.code).toBe('unauthenticated')
    expect((await app.as(viewer).ask(list)).errors[0]?.code).toBe('forbidden')
  })
})

test('§7 fifty schedulings cost as many statements as one', async () => {
  const list = `{ schedulings(first: 50) { totalCount edges { node {
    id hasCapacityInFuture groupedSchedulingDates { date dates { id } } schedulingDates { id scheduling { id } jobs { id } notifiedCompanyUsers { id } } } } } }`
  const add = async () => {
    const { id } = await aScheduling(app.db, { companyId })
    const date = await aSchedulingDate(app.db, { companyId, schedulingId: id })
    const notified = { companyId, schedulingDateId: date.id, companyUserId: home.user.id }
    await app.db.insertInto('schedulingDateNotifiedCompanyUser').values(notified).execute()
    await aJob(app.db, { companyId, schedulingId: id })
  }
  await add()
  const one = await countStatements(() => client.ask(list))
  for (let made = 1; made < 50; made += 1) await add()
  const fifty = await countStatements(() => client.ask(list))
  expect(one.result.data.schedulings.totalCount).toBe(1)
  expect(fifty.result.data.schedulings.edges).toHaveLength(50)
  expect(fifty.result.data.schedulings.edges[49].node.schedulingDates[0].notifiedCompanyUsers).toEqual([
    { id: home.user.id },
  ])
  expect(fifty.statements).toBe(one.statements)
})
