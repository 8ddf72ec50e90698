import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#test/client.ts'
import type { Sender } from '#test/factories/scout-invitation.ts'
import { checkMoves } from '#test/moves.ts'
import { acts, type Act } from '#test/scout-acts.ts'
import { aim, aWorld, bulk, elders, isInForce, isReachable, isSendable, isShown } from '#test/scout-walk.ts'
import { quotas, read, students, type State, type World } from '#test/scout-walk.ts'
import { moves, sentStatusAt } from '../rules.ts'
import { sendingWeek } from './delivery/moment.ts'
import { limits } from './rules.ts'
import { seeded } from '#test/seeded.ts'
import { hasTurn, missedAtMost, walkLength } from '#test/full-run.ts'

// Every walk has a database of its own, because the clock's jobs act on all rows of a database.
const walks = 3
const runs = walkLength(10)
const stepsOfRun = 70
const allSteps = walks * runs * stepsOfRun
const worlds: { app: TestApp; before: Sender[] }[] = []
beforeAll(async () => {
  for (let walk = 0; walk < walks; walk += 1) {
    const app = await testApp()
    worlds.push({ app, before: await elders(app) })
  }
})
afterAll(() => Promise.all(worlds.map(({ app }) => app.close())))

/** The columns an invitation must have, and must not have, in each status. */
const shapes: Record<string, object> = {
  SCHEDULED: {
    answered: false,
    ended: false,
    contacted: false,
    reminded: false,
    scheduleBy: false,
    isScheduled: false,
  },
  PENDING: { answered: false, ended: false, contacted: false, scheduleBy: false, isScheduled: false },
  ACCEPTED: { answered: true, ended: false, reminded: false },
  DECLINED: { answered: true, ended: true, reminded: false, scheduleBy: false },
  EXPIRED: { ended: true, reminded: false },
}

function checkInvitations({ invitations, bookings, requests, jobs, dates }: State) {
  for (const row of invitations) {
    const { id, status, schedulingStatus } = row
    expect({
      answered: row.answeredAt !== null,
      ended: row.endedAt !== null,
      contacted: row.contactedAt !== null,
      reminded: row.remindAt !== null,
      scheduleBy: row.scheduleBy !== null,
      isScheduled: schedulingStatus !== null,
    }).toMatchObject(shapes[status] ?? { status: 'one of the table' })
    const isScheduling = jobs.find((job) => job.id === row.jobId)?.kind === 'SCHEDULING'
    if (status === 'ACCEPTED') {
      expect(schedulingStatus !== null).toBe(isScheduling)
      expect(row.scheduleBy !== null).toBe(isScheduling && schedulingStatus === 'PENDING')
    }
    // An accepted invitation expires only while it needs a date and has none.
    if (status === 'EXPIRED') {
      expect(row.answeredAt !== null).toBe(schedulingStatus !== null)
      expect(schedulingStatus).not.toBe('ACCEPTED')
    }
    const held = bookings.filter((one) => one.scoutInvitationId === id && one.status === 'BOOKED').length
    const open = requests.filter((one) => one.scoutInvitationId === id && one.status === 'REQUESTED').length
    const stands = status === 'ACCEPTED' ? schedulingStatus : null
    expect([held, open]).toEqual([stands === 'ACCEPTED' ? 1 : 0, stands === 'SCHEDULING_DATE_REQUESTED' ? 1 : 0])
    const rounds = invitations.filter((one) => one.companyId === row.companyId && one.candidateId === row.candidateId)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.length === 1 ? [1] : [1, 2])
    if (row.round === 2) expect(['DECLINED', 'EXPIRED']).toContain(rounds[0]?.status)
  }
  for (const date of dates) {
    const held = bookings.filter((one) => one.schedulingDateId === date.id && one.status === 'BOOKED').length
    expect(date.booked).toBe(held)
  }
}

/** Every stored count equals the number of its rows and stays under its limit. */
function checkCounts({ companies, people }: World, { received, invitations, jobs, ...counts }: State) {
  for (const { companyId, quota } of companies) {
    const sent = invitations.filter((row) => row.companyId === companyId).length
    const days = counts.sentOnDays.filter((row) => row.companyId === companyId).map((row) => row.sent)
    expect(days.filter(Boolean)).toEqual(sent === 0 ? [] : [sent])
    expect(sent).toBeLessThanOrEqual(quota)
  }
  for (const { id } of people) {
    const rows = received.filter(({ candidateId }) => candidateId === id)
    const weeks = Map.groupBy(rows, ({ sentAt }) => sendingWeek(sentAt))
    const counted = counts.receivedInWeek.filter((row) => row.candidateId === id && row.received > 0)
    expect(new Map(counted.map((row) => [row.week, row.received]))).toEqual(
      new Map([...weeks].map(([week, ofWeek]) => [week, ofWeek.length])),
    )
    for (const { received: inWeek } of counted) expect(inWeek).toBeLessThanOrEqual(limits.receivedPerWeek)
  }
  for (const job of jobs) expect(job.totalSent).toBe(invitations.filter(({ jobId }) => jobId === job.id).length)
}

/** The numbers shown to the company match the rows. */
async function checkShown(app: TestApp, { viewer, companyId, quota }: World['companies'][number], state: State) {
  const { data, errors } = await app.as(viewer).ask(
    `{ scoutQuota { limit sent remaining sentThisWeek }
      jobDescriptions { edges { node { id totalSent totalScheduled totalPending totalAccepted } } } }`,
  )
  expect(errors).toEqual([])
  const own = state.invitations.filter((row) => row.companyId === companyId)
  const sentCount = own.length
  const sent = { sent: sentCount, sentThisWeek: sentCount }
  expect(data.scoutQuota).toEqual({ limit: quota, remaining: quota - sentCount, ...sent })
  for (const { node } of data.jobDescriptions.edges) {
    const ofJob = own.filter(({ jobId }) => jobId === node.id)
    const visibleRows = ofJob.filter((row) => isShown(state, row))
    const countOf = (status: string) => visibleRows.filter((row) => sentStatusAt(row, new Date()) === status).length
    const totalScheduled = visibleRows.filter(({ status }) => status === 'SCHEDULED').length
    const totals = {
      totalSent: ofJob.length,
      totalScheduled,
      totalPending: countOf('PENDING') - totalScheduled,
      totalAccepted: countOf('ACCEPTED'),
    }
    expect(node).toEqual({ id: node.id, ...totals })
  }
}

/** A student who was closed to the company before and after the step received nothing in the step. */
function checkNew(before: State, after: State) {
  const earlierIds = new Set(before.invitations.map(({ id }) => id))
  for (const { id, companyId, candidateId, jobId } of after.invitations) {
    if (earlierIds.has(id)) continue
    const might = (can: (state: State) => boolean) => can(before) || can(after)
    expect(might((state) => isReachable(state, companyId, candidateId))).toBe(true)
    expect(might((state) => isInForce(state, companyId))).toBe(true)
    expect(might((state) => isSendable(state, jobId))).toBe(true)
  }
}

const cancelled = { cancelScheduledScoutInvitation: { from: ['SCHEDULED'], to: 'gone' } }

/** How often each act is tried: acts that end an invitation or an account are rare. */
const weights = {
  send: 20,
  sendToTwo: 8,
  sendToAll: 1,
  cancelScheduled: 4,
  read: 2,
  accept: 16,
  decline: 6,
  postpone: 4,
  choose: 16,
  cancel: 14,
  request: 12,
  contact: 5,
  archive: 2,
  publish: 3,
  hide: 3,
  block: 3,
  withdraw: 1,
  contract: 5,
  deadline: 3,
  clock: 3,
  ripen: 10,
}
const anyTarget = fc.record({
  name: fc.oneof(...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
  company: fc.nat(quotas.length - 1),
  student: fc.nat(students - 1),
  other: fc.nat(students - 1),
  kind: fc.constantFrom(0, 1, 1),
  among: fc.constantFrom('anybody', 'invited', 'open', 'open'),
  // Students and companies are opened more often than they are closed.
  is: fc.constantFrom(true, false, false),
})
// A student with an open scout is rarely sent another one.
const target = anyTarget.map((one) =>
  one.name.startsWith('send') && one.among === 'open' ? { ...one, among: 'anybody' as const } : one,
)
// One act, whose answer is predicted; or two acts at once, often about the same student.
const step = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(target) },
  { weight: 1, arbitrary: fc.tuple(target, target) },
  {
    weight: 1,
    arbitrary: fc.tuple(target, target).map(([one, two]) => [one, { ...one, name: two.name, is: two.is }] as const),
  },
)

/** The walks must meet most of these answers, otherwise the test shows nothing. */
const answersThereAre = [
  'send done',
  'send candidate_already_scouted',
  'send candidate_unavailable',
  'a scout that waits',
  'cancelScheduled done',
  'cancelScheduled scout_already_sent',
  'scout_quota_exceeded',
  'send plan_restricted',
  'job_not_sendable',
  'sendToTwo done',
  'sendToAll bulk_limit_exceeded',
  'read done',
  'accept done',
  'accept scout_already_answered',
  'accept scout_expired',
  'accept company_suspended',
  'decline done',
  'decline scout_expired',
  'postpone done',
  'choose done',
  'cancel done',
  'request done',
  'contact done',
  'contact not_found',
  'publish job_not_draftable',
  'withdraw done',
  'a second round',
  'expired unanswered',
  'expired unscheduled',
  'declined after acceptance',
]

function landmarks({ invitations }: State) {
  return invitations.flatMap(({ round, status, schedulingStatus, readAt, contactedAt }) => [
    ...(round === 2 ? ['a second round'] : []),
    ...(status === 'SCHEDULED' ? ['a scout that waits'] : []),
    ...(status === 'EXPIRED' ? [schedulingStatus ? 'expired unscheduled' : 'expired unanswered'] : []),
    ...(status === 'DECLINED' && (schedulingStatus || contactedAt) && readAt ? ['declined after acceptance'] : []),
  ])
}

test.runIf(hasTurn(0, 2))(
  `§4 ${allSteps} acts on scouts: no illegal state, no count beside its rows, no quota below zero, nobody asked in vain`,
  async () => {
    let steps = 0
    const seen = new Set<string>()
    const walk = ({ app, before: older }: (typeof worlds)[number]) =>
      fc.asyncProperty(fc.array(step, { minLength: stepsOfRun, maxLength: stepsOfRun }), async (taken) => {
        const world = await aWorld(app, older)
        let state = await read(app, world)
        for (const together of taken) {
          const before = state
          const possible = acts(app, before, bulk)
          const answers = await Promise.all(
            together.map(async ({ name, ...at }) => (possible[name] as Act).ask(aim(world, before, at))),
          )
          state = await read(app, world)
          steps += 1
          together.forEach(({ name }, at) => seen.add(`${name} ${answers[at] ?? 'done'}`))
          landmarks(state).forEach((landmark) => seen.add(landmark))
          for (const answer of answers) seen.add(answer ?? 'done')
          expect(answers).not.toContain('internal_server_error')
          const [{ name, ...at }] = together
          if (together.length === 1)
            expect({ name, answer: answers[0] }).toEqual({
              name,
              answer: possible[name]?.expects(aim(world, before, at)),
            })
          checkMoves(before.invitations, state.invitations, { ...moves, ...cancelled })
          checkInvitations(state)
          checkCounts(world, state)
          checkNew(before, state)
          await checkShown(app, aim(world, state, at).home, state)
        }
      })
    await Promise.all(
      worlds.map((one, at) => fc.assert(walk(one), { numRuns: runs, endOnFailure: true, ...seeded(at) })),
    )
    expect(steps).toBe(allSteps)
    expect(answersThereAre.filter((answer) => !seen.has(answer)).length).toBeLessThanOrEqual(missedAtMost)
  },
  180_000,
)
