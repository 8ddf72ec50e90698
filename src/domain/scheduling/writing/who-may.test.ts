import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent, unchangedDate, period, type Home } from '#test/factories/booked-event.ts'
import { fingerprint, schedulingTables } from '#test/factories/fingerprint.ts'
import { aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Home
let theirs: Home
/** In the home company: an event with a booked and a free date. */
let ids: { event: string; booked: string; free: string; invitation: string; user: string }
let update: ReturnType<typeof unchangedDate>

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  theirs = await aCompanyWithUser(app.db)
  const { scheduling, date, booking } = await aBookedEvent(app.db, home)
  const dateFields = { companyId: home.company.id, schedulingId: scheduling.id, startAt: inHours(400) }
  const free = await aSchedulingDate(app.db, dateFields)
  ids = {
    event: scheduling.id,
    booked: date.id,
    free: free.id,
    invitation: booking.scoutInvitationId,
    user: home.user.id,
  }
  update = unchangedDate(free)
})

type Act = { query: string; variables: () => Record<string, unknown>; isRepeatable?: boolean }
const create = (kind: 'Event' | 'Interview'): Act => ({
  query: `mutation M($dates: [${kind}DateInput!]!) { createScheduling${kind}(title: "説明会", schedulingDates: $dates) { id title } }`,
  variables: () => ({
    dates: [{ ...period(90), ...(kind === 'Event' && { capacity: 3 }), notifiedCompanyUserIds: [ids.user] }],
  }),
  isRepeatable: true,
})
const acts: Record<string, Act> = {
  createSchedulingEvent: create('Event'),
  createSchedulingInterview: create('Interview'),
  updateSchedulingEvent: {
    query: `mutation M($id: ID!, $update: [UpdateEventDateInput!]!, $notify: [ID!]!) {
      updateSchedulingEvent(id: $id, title: "座談会", location: "名古屋支社", updateSchedulingDates: $update, notifyScoutInvitationIds: $notify) { id title } }`,
    variables: () => ({ id: ids.event, update: [{ ...update, capacity: 8 }], notify: [ids.invitation] }),
    isRepeatable: true,
  },
  deleteSchedulingDate: {
    query: 'mutation M($id: ID!) { deleteSchedulingDate(id: $id, schedulingType: EVENT) }',
    variables: () => ({ id: ids.free }),
  },
  toggleSchedulingDateCapacityFull: {
    query:
      'mutation M($id: ID!) { toggleSchedulingDateCapacityFull(schedulingDateId: $id, isCapacityFull: true) { id hasCapacity } }',
    variables: () => ({ id: ids.booked }),
    isRepeatable: true,
  },
}
const names = Object.keys(acts)
const act = (viewer: Parameters<TestApp['as']>[0], name: string, variables?: object, idempotencyKey?: string) => {
  const { query, variables: usual } = acts[name] as Act
  return app.as(viewer).ask(query, { ...usual(), ...variables }, idempotencyKey ? { idempotencyKey } : {})
}
const state = () => fingerprint(app.db, schedulingTables)
const codeOf = async (answer: ReturnType<typeof act>) => (await answer).errors[0]?.code

describe('§6 who may not', () => {
  test.each(names)('%s: guest, student, VIEWER and another company change nothing', async (name) => {
    const { viewer: student } = await aCandidate(app.db)
    const { viewer: reader } = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const before = await state()
    expect(await codeOf(act(null, name))).toBe('unauthenticated')
    expect(await codeOf(act(student, name))).toBe('forbidden')
    expect(await codeOf(act(reader, name))).toBe('forbidden')
    expect(await codeOf(act(theirs.viewer, name))).toBe('not_found')
    expect(await state()).toEqual(before)
  })

  test.each(names)('%s: what is not shaped like an id is not found', async (name) => {
    const { variables } = acts[name] as Act
    const malformed = JSON.parse(JSON.stringify(variables()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "' or 1=1 --"))
    const before = await state()
    expect(await codeOf(act(home.viewer, name, malformed))).toBe('not_found')
    expect(await state()).toEqual(before)
  })

  test('updateSchedulingEvent: an own event takes nothing of another company', async () => {
    const other = await aBookedEvent(app.db, theirs)
    const before = await state()
    const attempts = [
      { update: [unchangedDate(other.date)] },
      { notify: [other.booking.scoutInvitationId] },
      { update: [{ ...update, notifiedCompanyUserIds: [theirs.user.id] }] },
    ]
    for (const attempt of attempts)
      expect(await codeOf(act(home.viewer, 'updateSchedulingEvent', attempt))).toBe('not_found')
    expect(await state()).toEqual(before)
  })
})

describe('§7 the same again', () => {
  test.each(names)('%s: with one key it is done once', async (name) => {
    const key = crypto.randomUUID()
    const first = await act(home.viewer, name, {}, key)
    const after = await state()
    const second = await act(home.viewer, name, {}, key)
    expect(first.errors).toEqual([])
    expect(second).toEqual(first)
    expect(await state()).toEqual(after)
    const changed = await act(home.viewer, name, { id: ids.booked, dates: [], update: [] }, key)
    expect(changed.errors[0]?.code).toBe('idempotency_key_reused')
  })

  test.each(names)('%s: with one key twice at once it is done once', async (name) => {
    const key = crypto.randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => act(home.viewer, name, {}, key)))
    expect(one?.errors).toEqual([])
    expect(two).toEqual(one)
  })

  test.each(names.filter((name) => acts[name]?.isRepeatable))('%s: twice at once both stand', async (name) => {
    const answers = await Promise.all([1, 2].map(() => act(home.viewer, name)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  })
})
