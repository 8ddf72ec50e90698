import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { OutboundTrouble, type Outbound } from '#platform/outgoing/outbound.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { testEnv } from '#test/settings.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { queueDueCalendars } from './commands.ts'
import { readBusyCalendar } from './reading.ts'
import { busyTroubleTexts } from './rules.ts'

const app = ownApp({ outboundReach: 'public' })
const address = 'https://calendar.example.jp/private-9f2c/basic.ics'
const save = 'mutation ($address: String!) { saveBusyCalendar(address: $address) }'
const state = '{ busyCalendar { host readAt triedAt trouble } }'
const day = addDays(tokyoToday(), 3)
const at = (clock: string) => `${day.replaceAll('-', '')}T${clock}`
const calendar = (from: string, to: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:歯医者',
    `DTSTART:${at(from)}`,
    `DTEND:${at(to)}`,
  ]
    .concat('END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n')

type Answer = { status?: number; body?: string; location?: string; isCut?: boolean }
/** The service that has the calendar; `calls` are the addresses that were called. */
function aService(...answers: (Answer | OutboundTrouble)[]) {
  const calls: string[] = []
  const outbound: Outbound = async (url) => {
    const answer = answers[calls.length] ?? answers.at(-1) ?? {}
    calls.push(url)
    if (answer instanceof OutboundTrouble) throw answer
    const { status = 200, body = '', location, isCut = false } = answer
    return { status, headers: new Headers(location ? { location } : {}), body: Buffer.from(body), isCut }
  }
  return { calls, outbound }
}
const inTransaction = <Result>(act: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) =>
  app.db.transaction().execute(act) as Promise<Result>
const read = ({ companyId, companyUserId }: CompanyViewer, outbound: Outbound) =>
  readBusyCalendar(
    { companyId, companyUserId },
    { db: app.db, inTransaction, outbound, sealing: openSealing(testEnv.sessionSecret) },
  )

const askTimes = (id: string, viewer: CompanyViewer) =>
  app.as(viewer).ask(
    `query ($ids: [ID!]!, $from: Date!, $to: Date!) {
      staffBusyTimes(companyUserIds: $ids, startDate: $from, endDate: $to) { companyUserId startAt endAt } }`,
    { ids: [id], from: day, to: day },
  )
const timesOf = async (id: string, viewer: CompanyViewer) => (await askTimes(id, viewer)).data.staffBusyTimes

async function aUser() {
  const home = await aCompanyWithUser(app.db)
  expect((await app.as(home.viewer).ask(save, { address })).errors).toEqual([])
  const own = async () => (await app.as(home.viewer).ask(state)).data.busyCalendar
  const timesFor = (viewer: CompanyViewer = home.viewer) => timesOf(home.user.id, viewer)
  return { ...home, own, timesFor }
}

describe('a calendar that a company user keeps elsewhere', () => {
  test('gives colleagues its times, and no word of them', async () => {
    const { viewer, company, user, own, timesFor } = await aUser()
    const { calls, outbound } = aService({ body: calendar('140000', '150000') })
    await read(viewer, outbound)
    expect(calls).toEqual([address])
    const colleague = await aCompanyUser(app.db, company.id)
    expect(await timesFor(colleague.viewer)).toEqual([
      { companyUserId: user.id, startAt: new Date(`${day}T14:00:00+09:00`).toISOString(), endAt: expect.any(String) },
    ])
    expect(await own()).toMatchObject({ host: 'calendar.example.jp', readAt: expect.any(String), trouble: null })
    const rows = [
      await app.db.selectFrom('busyTime').selectAll().execute(),
      await app.db.selectFrom('busyCalendar').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/歯医者|private-9f2c/)
    const stranger = await aCompanyWithUser(app.db)
    expect(await timesFor(stranger.viewer)).toEqual([])
  })

  test('of an interviewer is kept as any other, for those who write dates', async () => {
    const home = await aUser()
    const interviewer = await aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
    expect((await app.as(interviewer.viewer).ask(save, { address })).errors).toEqual([])
    await read(interviewer.viewer, aService({ body: calendar('140000', '150000') }).outbound)
    expect((await app.as(interviewer.viewer).ask(state)).data.busyCalendar).toMatchObject({ trouble: null })
    expect(await timesOf(interviewer.id, home.viewer)).toMatchObject([{ companyUserId: interviewer.id }])
    const [error] = (await askTimes(home.user.id, interviewer.viewer)).errors
    expect(error?.code).toBe('forbidden')
  })

  test('is read anew: what is gone is gone', async () => {
    const { viewer, timesFor } = await aUser()
    await read(viewer, aService({ body: calendar('140000', '150000') }).outbound)
    await read(viewer, aService({ body: calendar('160000', '170000') }).outbound)
    expect(await timesFor()).toMatchObject([{ startAt: new Date(`${day}T16:00:00+09:00`).toISOString() }])
  })

  test.each([
    ['a name that leads nowhere', new OutboundTrouble('unresolved'), 'ADDRESS'],
    ['an address of the own network', new OutboundTrouble('private'), 'ADDRESS'],
    ['a silent service', new OutboundTrouble('timeout'), 'TIMEOUT'],
    ['a service that is down', { status: 503 }, 'UNREACHABLE'],
    ['an address that ended', { status: 404 }, 'REFUSED'],
    ['a page', { body: '<!doctype html>' }, 'NO_CALENDAR'],
    ['a calendar without end', { body: calendar('140000', '150000'), isCut: true }, 'TOO_LONG'],
  ] as const)('says kindly what is wrong with %s, and keeps what was read last', async (_, answer, trouble) => {
    const { viewer, own, timesFor } = await aUser()
    await read(viewer, aService({ body: calendar('140000', '150000') }).outbound)
    const { readAt } = await own()
    await read(viewer, aService(answer).outbound)
    expect(await own()).toMatchObject({ readAt, trouble: busyTroubleTexts[trouble] })
    expect(await timesFor()).toHaveLength(1)
  })

  test('is followed where it moved, a few steps, each through the same guard', async () => {
    const { viewer, timesFor } = await aUser()
    const moved = aService({ status: 302, location: '/new.ics' }, { body: calendar('140000', '150000') })
    await read(viewer, moved.outbound)
    expect(moved.calls).toEqual([address, 'https://calendar.example.jp/new.ics'])
    expect(await timesFor()).toHaveLength(1)
    const circle = aService({ status: 302, location: address })
    await read(viewer, circle.outbound)
    expect(circle.calls).toHaveLength(4)
  })

  test('is not kept when another address was saved while it was read', async () => {
    const { viewer, own, timesFor } = await aUser()
    await read(viewer, async () => {
      await app.as(viewer).ask(save, { address: 'https://other.example.jp/a.ics' })
      return { status: 200, headers: new Headers(), body: Buffer.from(calendar('140000', '150000')), isCut: false }
    })
    expect(await own()).toMatchObject({ host: 'other.example.jp', readAt: null })
    expect(await timesFor()).toEqual([])
  })

  test('of a disabled user is neither read nor shown', async () => {
    const { viewer, user, company, timesFor } = await aUser()
    await read(viewer, aService({ body: calendar('140000', '150000') }).outbound)
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', user.id).execute()
    const { calls, outbound } = aService()
    await read(viewer, outbound)
    expect(calls).toEqual([])
    expect(await timesFor((await aCompanyUser(app.db, company.id)).viewer)).toEqual([])
  })

  test.each([
    [{ status: 'SUSPENDED' }, 0],
    [{ status: 'EXPIRED' }, 0],
    [{ endsOn: addDays(tokyoToday(), -1) }, 0],
    [{ status: 'UNDER_REVIEW' }, 1],
  ] as const)('of a company with the contract %o is called %i times', async (contract, times) => {
    const { viewer, company } = await aUser()
    await app.db.updateTable('contract').set(contract).where('companyId', '=', company.id).execute()
    const { calls, outbound } = aService({ body: calendar('140000', '150000') })
    await read(viewer, outbound)
    expect(calls).toHaveLength(times)
  })

  test('is due once, also for two clocks at once', async () => {
    await app.db.deleteFrom('busyCalendar').execute()
    await aUser()
    await app.db
      .updateTable('busyCalendar')
      .set({ dueAt: new Date(0) })
      .execute()
    const counts = await Promise.all([
      inTransaction<number>(queueDueCalendars),
      inTransaction<number>(queueDueCalendars),
    ])
    expect(counts.toSorted()).toEqual([0, 1])
    expect(await inTransaction(queueDueCalendars)).toBe(0)
  })
})

describe('the address of a calendar elsewhere', () => {
  test.each([
    ['', '予定表のアドレスが入力されていません'],
    ['http://calendar.example.jp/a.ics', 'https:// か webcal:// から始まるアドレスを入力してください'],
    ['https://127.0.0.1/a.ics', '社内や端末のアドレスは読み込めません'],
    ['https://user:word@calendar.example.jp/a.ics', ''],
  ])('%s is refused beside its field', async (text, words) => {
    const { viewer } = await aCompanyWithUser(app.db)
    const [error] = (await app.as(viewer).ask(save, { address: text })).errors
    expect(error).toMatchObject({ code: 'invalid_input', fields: [{ path: 'address' }] })
    expect(error?.fields?.[0]?.message).toContain(words)
  })

  test('is taken from the button of a calendar, saved over the one before, and forgotten', async () => {
    const { viewer, own, timesFor } = await aUser()
    await read(viewer, aService({ body: calendar('140000', '150000') }).outbound)
    expect((await app.as(viewer).ask(save, { address: ' webcal://p1.example.jp/a.ics ' })).errors).toEqual([])
    expect(await own()).toMatchObject({ host: 'p1.example.jp', readAt: null })
    expect(await timesFor()).toEqual([])
    for (let press = 0; press < 2; press += 1)
      expect((await app.as(viewer).ask('mutation { removeBusyCalendar }')).errors).toEqual([])
    expect(await own()).toBeNull()
  })

  test('saved twice waits to be read once, in a lane of its company', async () => {
    const { viewer } = await aUser()
    expect((await app.as(viewer).ask(save, { address })).errors).toEqual([])
    const { rows } = await sql<{ queue: string }>`
      select queue_name as queue from graphile_worker.jobs
      where key = ${`busy_calendar:${viewer.companyUserId}`}`.execute(app.db)
    expect(rows).toEqual([{ queue: `calendars-${viewer.companyId}` }])
  })

  test('is a company user’s own', async () => {
    const student = await aCandidate(app.db)
    for (const [viewer, code] of [
      [null, 'unauthenticated'],
      [student.viewer, 'forbidden'],
    ] as const)
      expect((await app.as(viewer).ask(save, { address })).errors).toMatchObject([{ code }])
  })
})
