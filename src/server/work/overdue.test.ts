import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smsOfDay } from '#domain/candidate-account/verification/rules.ts'
import { scoutReceived } from '#domain/notification/news/scout/scout-received.ts'
import type { OfRow } from '#ground/id.ts'
import { registry } from '#platform/metrics/metrics.ts'
import { queueDue } from '#platform/queue/clock.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { anAdmin } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { countOverdue, isAnyOverdue } from './overdue.ts'
import { openReadiness } from './readiness.ts'
import { clockLines } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const counted = () => countOverdue(database.pool, clockLines)

/** A push that was queued eight hours ago. */
async function aPush(db: TestDatabase['db'], candidateId: OfRow<'candidate'>) {
  const text = { kind: scoutReceived.code, title: 'スカウト', body: '', path: '/', effectKey: 'push' }
  const notification = db.insertInto('candidateNotification').values({ candidateId, ...text })
  const { id: notificationId } = await notification.returning('id').executeTakeFirstOrThrow()
  const device = db.insertInto('pushDevice').values({ candidateId, token: 'token' })
  const { id: pushDeviceId } = await device.returning('id').executeTakeFirstOrThrow()
  const insertedAt = sql<Date>`now() - interval '8 hours'`
  const ids = { candidateId, notificationId, pushDeviceId }
  await db
    .insertInto('notificationPush')
    .values({ ...ids, insertedAt })
    .execute()
  return { isDue: (at: RawBuilder<unknown>) => sql`update notification_push set due_at = ${at}`.execute(db) }
}

test('§1.8 each kind of work that waits too long is counted, and told by /readyz', async () => {
  const { db, pool } = database
  await queueDue(pool, clockLines)
  expect(isAnyOverdue(await counted())).toBe(false)

  const { candidate } = await anInvited(db, await aSender(db))
  await sql`update scout_invitation set expires_at = now() - interval '11 minutes'`.execute(db)
  expect(await counted()).toMatchObject({ invitations: 1 })
  await sql`
    insert into notification_mail (candidate_id, effect_key, inserted_at)
    values (${candidate.id}, 'one', now() - interval '2 hours'), (${candidate.id}, 'two', now())`.execute(db)
  expect(await counted()).toMatchObject({ mails: 1 })
  const push = await aPush(db, candidate.id)
  // Quiet hours hold it until the morning.
  await push.isDue(sql`now() + interval '9 hours'`)
  expect(await counted()).toMatchObject({ pushes: 0 })
  await push.isDue(sql`now() - interval '2 hours'`)
  await sql`select graphile_worker.add_job('waits', run_at => now() - interval '11 minutes'), graphile_worker.add_job('waits')`.execute(
    db,
  )
  await sql`select graphile_worker.add_job('fails', run_at => now() - interval '11 minutes', max_attempts => 1)`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`.execute(db)
  await sql`update clock_job set last_due_at = now() + interval '3 days' where job = 'expire_scout_invitations'`.execute(
    db,
  )
  expect(await counted()).toMatchObject({ sms: 0 })
  await sql`insert into candidate_verification (candidate_id, purpose, destination, expires_at)
    select ${candidate.id}, 'PHONE_CHANGE', '+818000000000', now()
    from generate_series(1, ${smsOfDay.usual + 1})`.execute(db)
  const overdue = { invitations: 1, mails: 1, pushes: 1, jobs: 1, failedJobs: 1, sms: 1, clockJobs: 1 }
  expect(await counted()).toEqual(overdue)

  const readiness = openReadiness({ databaseUrl: database.url, isQueueWorking: undefined, lines: clockLines })
  expect(await readiness.check()).toMatchObject({ status: 'ready', clock: 'unknown', overdue: null })
  await readiness.count()
  expect(await readiness.check()).toMatchObject({ status: 'ready', clock: 'late', overdue })
  expect(await readiness.check()).toMatchObject({ search: 'answers', outgoing: 'going' })
  const { id: adminAccountId } = await anAdmin(db, 'stops@operator.example')
  await db
    .insertInto('outgoingStop')
    .values({ channel: 'PUSH', kind: 'ALL', reason: '誤送信', adminAccountId })
    .execute()
  await readiness.count()
  expect(await readiness.check()).toMatchObject({ status: 'ready', outgoing: 'stopped' })
  expect(await registry.metrics()).toContain('yoake_outgoing_stops{channel="PUSH"} 1')
  await sql`alter table search_bits rename to search_bits_elsewhere`.execute(db)
  await readiness.count()
  expect(await readiness.check()).toMatchObject({ status: 'ready', search: 'away' })
  await sql`alter table search_bits_elsewhere rename to search_bits`.execute(db)
  await sql`alter function search_matching rename to search_matching_elsewhere`.execute(db)
  await readiness.count()
  expect(await readiness.check()).toMatchObject({ search: 'away' })
  await sql`alter function search_matching_elsewhere rename to search_matching`.execute(db)
  await readiness.close()
})

test('§1.8 a time that lies ahead silences no line of the clock', async () => {
  await queueDue(database.pool, clockLines)
  await sql`update clock_job set last_due_at = now() + interval '15 days'`.execute(database.db)
  await queueDue(database.pool, clockLines)
  const { rows } = await sql<{ ahead: number; lines: number }>`
    select count(*) filter (where last_due_at > now())::int as ahead, count(*)::int as lines from clock_job`.execute(
    database.db,
  )
  expect(rows).toEqual([{ ahead: 0, lines: clockLines.length }])
  expect((await counted()).clockJobs).toBe(0)
})

test('§1.8 at the first start of the demo a mail has failed, and nothing is overdue', { timeout: 60_000 }, async () => {
  const demo = await demoDatabase(50)
  await queueDue(demo.pool, clockLines)
  const { rows } = await sql`
    select from graphile_worker._private_jobs where last_error is not null and run_at > now()`.execute(demo.db)
  expect([rows.length, isAnyOverdue(await countOverdue(demo.pool, clockLines))]).toEqual([1, false])
  await demo.close()
})
