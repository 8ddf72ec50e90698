import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { ownWorker } from '#test/work.ts'
import { candidateId } from '#ground/id.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { classify } from '../queries.ts'
import { byTheThousand } from '#platform/queue/queue.ts'
import { deliverScoutInvitations } from './commands.ts'

const app = ownApp({ scoutHours: 'daytime' })
const work = ownWorker(app)
const hear = ears(app, work)
let sender: Sender
let student: Awaited<ReturnType<typeof aCandidate>>

// Scouts are sent off on Wednesday night and delivered on Thursday.
const wednesday = ordinaryWednesday
const thursday = addDays(wednesday, 1)
const nextMonday = addDays(wednesday, 5)
const theMorning = tokyoMoment(thursday, '08:00')

beforeEach(async () => {
  sender = await aSender(app.db)
  student = await aCandidate(app.db)
  itIsOn(wednesday, '21:30')
})
afterEach(itIsNow)

const send = (who = sender, ids = [student.id]) => sendingOf(app).send(who, ids)
const sendOne = async (who = sender) => {
  const { data, errors } = await send(who)
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds[0] as string
}
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const rowOf = (id: string) => app.db.selectFrom('scoutInvitation').selectAll().where('id', '=', id).executeTakeFirst()
const cancel = (id: string, viewer: Viewer = sender.viewer) => sendingOf(app).cancel(viewer, id)
const preview = (ids: string[], who = sender) => sendingOf(app).preview(who.viewer, ids)
const seenByStudent = async () => {
  const { data } = await app.as(student.viewer).ask(
    `{ pending: scoutInvitations(status: PENDING) { totalCount edges { node { id } } }
      scoutInvitationCounts { pending pendingSchedule accepted declined expired } viewer { ... on CandidateViewer { pendingCount } } }`,
  )
  return JSON.stringify(data)
}
const counts = async () => {
  const [job, months, weeks, letters] = await Promise.all([
    app.db.selectFrom('job').select('totalSent').where('id', '=', sender.job.id).executeTakeFirstOrThrow(),
    app.db.selectFrom('scoutSentOnDay').select('sent').where('companyId', '=', sender.company.id).execute(),
    app.db.selectFrom('scoutReceivedInWeek').select('received').where('candidateId', '=', student.id).execute(),
    app.db.selectFrom('templateMessageHistory').select('id').where('companyId', '=', sender.company.id).execute(),
  ])
  return {
    job: job.totalSent,
    month: months.reduce((sum, { sent }) => sum + sent, 0),
    week: weeks.reduce((sum, { received }) => sum + received, 0),
    letters: letters.length,
  }
}
const none = { job: 0, month: 0, week: 0, letters: 0 }
const one = { job: 1, month: 1, week: 1, letters: 1 }

describe('§4 a scout that is sent at night', () => {
  test('waits for the morning: told before and after, counted, and to its company as good as sent', async () => {
    const said = await preview([student.id])
    const expected = [{ candidateId: student.id, deliverAt: theMorning.toISOString(), isWeekFull: false }]
    expect(said.data.scoutDeliveries).toEqual(expected)
    const { data } = await send()
    expect(data.sendScoutInvitations).toMatchObject({ scheduled: expected, failures: [] })
    expect(await counts()).toEqual(one)
    const seen = await app.as(sender.viewer).ask(
      `query ($id: ID!, $jobId: ID!, $condition: SearchCandidateCondition!) {
        searchCandidate(id: $id) { hasSentScoutInvitation totalCountSentScoutInvitation
          scoutInvitations { status scheduledFor expiresAt } }
        searchCandidates(condition: $condition) { totalCount } companyTodo { waiting scheduled } jobDescription(jobId: $jobId) { totalSent totalPending totalScheduled } }`,
      {
        id: student.id,
        jobId: sender.job.id,
        condition: {
          candidateIds: [student.id],
          scoutInvitationStatuses: { isExclusive: false, statuses: ['PENDING'] },
        },
      },
    )
    expect(seen.errors).toEqual([])
    expect(seen.data).toMatchObject({
      searchCandidate: {
        hasSentScoutInvitation: true,
        totalCountSentScoutInvitation: 0,
        scoutInvitations: [{ status: 'PENDING', scheduledFor: theMorning.toISOString() }],
      },
      searchCandidates: { totalCount: 1 },
      companyTodo: { waiting: 0, scheduled: 1 },
      jobDescription: { totalSent: 1, totalPending: 0, totalScheduled: 1 },
    })
    expect(await classify(app.db, sender.company.id, [candidateId(student.id)])).toMatchObject({
      alreadySent: [student.id],
    })
  })

  test('is nothing to the student before it leaves, whatever is asked', async () => {
    const before = await seenByStudent()
    const id = await sendOne()
    await work.run()
    expect(await seenByStudent()).toBe(before)
    const acts = [
      'query ($id: ID!) { scoutInvitation(id: $id) { id } }',
      'mutation ($id: ID!) { readScoutInvitation(id: $id) }',
      'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }',
      'mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }',
      'mutation ($id: ID!) { postponeScoutInvitation(id: $id) { id } }',
    ]
    for (const act of acts) expect((await app.as(student.viewer).ask(act, { id })).errors[0]?.code).toBe('not_found')
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    const job = await app
      .as(student.viewer)
      .ask('query ($id: ID!) { offeredJob(jobId: $id) { id } }', { id: sender.job.id })
    expect(job.errors[0]?.code).toBe('not_found')
    expect(await hear.kinds(student.viewer)).toEqual([])
  })

  test('another company learns nothing of it, and cannot cancel it', async () => {
    const id = await sendOne()
    const other = await aSender(app.db)
    const seen = await app
      .as(other.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { totalCountSentScoutInvitation scoutInvitations { id } } }', {
        id: student.id,
      })
    expect(seen.data.searchCandidate).toEqual({ totalCountSentScoutInvitation: 0, scoutInvitations: [] })
    expect((await preview([student.id], other)).data.scoutDeliveries).toMatchObject([{ isWeekFull: false }])
    expect((await cancel(id, other.viewer)).errors[0]?.code).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await cancel(id, reader.viewer)).errors[0]?.code).toBe('forbidden')
    expect((await cancel(id, student.viewer)).errors[0]?.code).toBe('forbidden')
  })

  test('leaves at its time and not before; then the days to answer begin, and the student hears of it', async () => {
    const id = await sendOne()
    itIsOn(thursday, '07:59')
    await deliver()
    expect((await rowOf(id))?.status).toBe('SCHEDULED')
    itIsOn(thursday, '08:01')
    const took = await Promise.all([deliver(), deliver(), deliver()])
    expect(took.filter((count) => count > 0)).toHaveLength(1)
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'PENDING', sentAt: tokyoMoment(thursday, '08:01') })
    expect(longDateTime(row!.expiresAt)).toBe(longDateTime(tokyoMoment(addDays(thursday, 14), '23:59')))
    // Of twenty thousand letters at 8:00 none goes before what somebody waits for.
    const { rows: jobs } = await app.pool.query<{ priority: number }>(
      `select priority from graphile_worker._private_jobs where payload->>'scoutInvitationId' = $1`,
      [id],
    )
    expect(jobs).toEqual([{ priority: byTheThousand }])
    await work.run()
    expect(await hear.kinds(student.viewer)).toEqual(['scoutReceived'])
    expect(await counts()).toEqual(one)
    expect(await seenByStudent()).toContain(id)
  })

  test('is cancelled while it waits: everything is given back, and the student can be scouted again', async () => {
    const id = await sendOne()
    const answers = await Promise.all([cancel(id), cancel(id)])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['not_found'])
    expect(await counts()).toEqual(none)
    expect(await classify(app.db, sender.company.id, [candidateId(student.id)])).toMatchObject({ new: [student.id] })
    const again = await sendOne()
    itIsOn(thursday, '09:00')
    await deliver()
    expect((await cancel(again)).errors[0]?.code).toBe('scout_already_sent')
  })

  test('cancelled and delivered in the same moment it is one of the two, and counted so', async () => {
    const id = await sendOne()
    itIsOn(thursday, '08:00')
    const [cancelled] = await Promise.all([cancel(id), deliver()])
    const isGone = cancelled.errors.length === 0
    expect((await rowOf(id))?.status).toBe(isGone ? undefined : 'PENDING')
    expect(await counts()).toEqual(isGone ? none : one)
  })

  const obstacles: [string, () => Promise<unknown>, string][] = [
    [
      'the student hides',
      () => app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute(),
      'いまスカウトを受け付けていません',
    ],
    [
      'the student leaves',
      () => app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', student.id).execute(),
      'いまスカウトを受け付けていません',
    ],
    [
      'the student blocks the company',
      () =>
        app.db.insertInto('blockedCompany').values({ candidateId: student.id, companyId: sender.company.id }).execute(),
      'いまスカウトを受け付けていません',
    ],
    [
      'the job is archived',
      () => app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute(),
      '募集が公開されていません',
    ],
  ]
  test.each(obstacles)('is not sent when %s: given back, and its sender is told', async (_, happens, said) => {
    const id = await sendOne()
    await happens()
    itIsOn(thursday, '08:00')
    await deliver()
    expect([await rowOf(id), await counts()]).toEqual([undefined, none])
    await work.run()
    expect(await hear.list(sender.viewer)).toMatchObject([
      {
        kind: 'scoutsUndelivered',
        title: '1名へのスカウトを届けられませんでした',
        body: expect.stringContaining(said),
      },
    ])
    expect(await hear.kinds(student.viewer)).toEqual([])
  })

  test('is not sent when the contract has ended', async () => {
    const id = await sendOne()
    await app.db
      .updateTable('contract')
      .set({ status: 'SUSPENDED' })
      .where('companyId', '=', sender.company.id)
      .execute()
    itIsOn(thursday, '08:00')
    await deliver()
    expect([await rowOf(id), await counts()]).toEqual([undefined, none])
  })

  test('a student who hides meanwhile is no longer seen by the company that has only a waiting scout', async () => {
    await sendOne()
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute()
    const seen = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id: student.id })
    expect(seen.errors[0]?.code).toBe('not_found')
    const lists = await app.as(sender.viewer).ask(
      `query ($jobId: ID!) { companyTodo { waiting }
        searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: SENT) { totalCount } }`,
      { jobId: sender.job.id },
    )
    expect(lists).toMatchObject({
      errors: [],
      data: { companyTodo: { waiting: 0 }, searchCandidatesByJob: { totalCount: 0 } },
    })
  })

  test('a worker that comes too late lets it wait for the next morning; in another week it takes a place of that week', async () => {
    const id = await sendOne()
    itIsOn(thursday, '20:30')
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'SCHEDULED', sentAt: tokyoMoment(addDays(thursday, 1), '08:00') })
    itIsOn(nextMonday, '09:00')
    await deliver()
    expect((await rowOf(id))?.status).toBe('PENDING')
    const weeks = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select(['week', 'received'])
      .where('candidateId', '=', student.id)
      .where('received', '>', 0)
      .execute()
    expect(weeks).toEqual([{ week: nextMonday, received: 1 }])
  })
})
