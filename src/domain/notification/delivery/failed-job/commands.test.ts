import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
let operator: AdminViewer
const work = ownWorker(app)
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  work.breakMail(false)
  work.mails.length = 0
})

const ask = (document: string, viewer: Viewer = operator) => app.asAdmin(viewer).ask(document)
const failed = async () =>
  (await ask('{ failedJobs { id kind group attempts maxAttempts isGivenUp error domain } }')).data.failedJobs
const retry = (id: string, viewer: Viewer = operator) => ask(`mutation { done: retryJob(id: "${id}") }`, viewer)
/** As after the last try. */
const giveUp = () =>
  sql`update graphile_worker._private_jobs set attempts = max_attempts where attempts > 0`.execute(app.db)

async function aFailedMail() {
  await app.as(null).ask('mutation C($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(),
  })
  work.breakMail(true)
  await work.run()
  await giveUp()
  work.breakMail(false)
}

describe('mails and jobs that failed', () => {
  test('are shown by kind with a cleaned error, never with a text or an address; tried again, the mail goes', async () => {
    await aFailedMail()
    const jobs = await failed()
    expect(jobs).toContainEqual(
      expect.objectContaining({
        kind: 'send_inquiry_mail',
        group: 'MAIL',
        isGivenUp: true,
        error: 'mail server down',
        domain: null,
      }),
    )
    // A notification knows its addressee: the domain alone is shown.
    expect(jobs).toContainEqual(expect.objectContaining({ kind: 'send_mail', domain: 'operator.example' }))
    expect(JSON.stringify(jobs)).not.toMatch(/hanako|operator\d/)
    const kinds = await ask('{ failedJobKinds { kind givenUp waiting } }')
    expect(kinds.data.failedJobKinds).toContainEqual({ kind: 'send_inquiry_mail', givenUp: 1, waiting: 0 })

    const { id } = jobs.find(({ kind }: { kind: string }) => kind === 'send_inquiry_mail')
    expect((await retry(id)).data.done).toBe(id)
    await work.run()
    expect(work.mails.some(({ subject }) => subject.startsWith('お問い合わせを受け付けました'))).toBe(true)
    expect(await failed()).not.toContainEqual(expect.objectContaining({ kind: 'send_inquiry_mail' }))
    const audit = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'retryJob')
      .executeTakeFirstOrThrow()
    expect([audit.subjectId, audit.details]).toEqual([id, { kind: 'send_inquiry_mail' }])
  })

  test('of one kind are tried again together', async () => {
    for (let times = 0; times < 3; times += 1) await enqueue(app.db, 'send_mail', { mailId: crypto.randomUUID() })
    await enqueue(app.db, 'send_verification', {})
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Error'`.execute(app.db)
    expect((await ask('mutation { done: retryJobs(kind: "send_mail") }')).data.done).toBe(3)
    expect(await failed()).toMatchObject([{ kind: 'send_verification' }])
    expect((await ask('mutation { done: retryJobs(kind: "send_mail") }')).data.done).toBe(0)
  })

  test('twice at once, a job that never failed, one that runs, one that is none', async () => {
    await aFailedMail()
    const [{ id }] = await failed()
    const codes = (await Promise.all([retry(id), retry(id)])).map(({ errors }) => errors[0]?.code ?? 'done')
    expect(codes.toSorted()).toEqual(['done', 'job_not_failed'])
    expect((await retry(id)).errors[0]?.code).toBe('job_not_failed')
    await giveUp()
    await sql`update graphile_worker._private_jobs
      set attempts = 10, last_error = 'Error', locked_at = now(), locked_by = 'w' where id = ${id}`.execute(app.db)
    expect((await retry(id)).errors[0]?.code).toBe('job_not_failed')
    for (const none of ['0', 'x', '1 or 1=1', '9'.repeat(40)])
      expect((await retry(none)).errors[0]?.code).toBe('job_not_failed')
    await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(app.db)
  })

  test('tried again, count as failed no more, not even while the new attempt runs', async () => {
    await aFailedMail()
    const [{ id }] = await failed()
    await retry(id)
    await sql`update graphile_worker._private_jobs
      set attempts = 1, locked_at = now(), locked_by = 'w' where id = ${id}`.execute(app.db)
    expect((await failed()).map((job: { id: string }) => job.id)).not.toContain(id)
    await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(app.db)
  })

  test('§6 are tried again by OPERATOR alone', async () => {
    await aFailedMail()
    const [{ id }] = await failed()
    for (const role of ['REVIEWER', 'READ_ONLY'] as const)
      expect((await retry(id, (await anAdmin(app.db, { role })).viewer)).errors[0]?.code).toBe('forbidden')
    expect((await retry(id, (await aCandidate(app.db)).viewer)).errors[0]?.code).toBe('forbidden')
  })

  test('are counted by day beside what was queued', async () => {
    await aFailedMail()
    const { deliveryDays } = (await ask('{ deliveryDays { day queued settled } }')).data
    expect(deliveryDays).toHaveLength(14)
    const { day, queued, settled } = deliveryDays.at(-1)
    expect(day).toBe(tokyoToday())
    expect(queued).toBeGreaterThan(settled)
  })
})
