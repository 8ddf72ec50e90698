import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anEmptyJob } from '#test/factories/job.ts'
import { acceptedInBulk, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { jobId } from '#ground/id.ts'
import { listInbox } from './queries.ts'

const app = ownApp()
let sender: Sender
const threads = 2_000

beforeAll(async () => {
  sender = await aSender(app.db)
  await acceptedInBulk(app.db, sender, threads)
  await sql`
    insert into thread (company_id, scout_invitation_id, candidate_id, in_charge, last_position, last_side, last_at)
    select company_id, id, candidate_id, company_user_id, 1, case when random() < 0.1 then 'CANDIDATE' else 'COMPANY' end,
      now() - random() * interval '60 days'
    from scout_invitation where company_id = ${sender.company.id} and status = 'ACCEPTED'`.execute(app.db)
  await sql`
    insert into thread_message (company_id, scout_invitation_id, position, candidate_id, text, sent_at)
    select company_id, scout_invitation_id, position, candidate_id,
      '当日の持ち物を教えてください。' || (case when random() < 0.01 then '夕方の面談もできますか。' else '' end), last_at
    from thread, generate_series(1, 5) as position`.execute(app.db)
  await sql`analyze thread, thread_message, scout_invitation, candidate`.execute(app.db)
})

/** The plan of the page of an inbox, with the index it begins at. */
async function planOf(condition: string) {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select thread.scout_invitation_id from thread
    join scout_invitation on scout_invitation.company_id = thread.company_id
      and scout_invitation.id = thread.scout_invitation_id
    join candidate on candidate.id = thread.candidate_id
    where thread.company_id = ${sender.company.id} ${sql.raw(condition)}
    order by thread.last_at desc, thread.scout_invitation_id limit 20`.execute(app.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('an inbox of 2,000 threads is read in the order of its index', async () => {
  expect(await planOf('')).toContain('using thread_of_company')
})

test('the unanswered ones have an index of their own', async () => {
  const plan = await planOf(
    "and thread.last_side = 'CANDIDATE' and thread.settled < thread.last_position and thread.reported_at is null",
  )
  expect(plan).toContain('using thread_unanswered')
})

test('the last page is as long as the number says', async () => {
  const page = { filter: 'ALL', jobId: null, words: '', first: 20, offset: threads - 5 } as const
  expect((await listInbox(app.db, sender.viewer, page)).ids).toHaveLength(5)
})

test('words are found by their index, also those of two letters', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select scout_invitation_id from thread_message where company_id = ${sender.company.id}
      and message_pairs(text) @> message_pairs('面談') and lower(text) like '%面談%'`.execute(app.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('thread_message_words')
  const page = { filter: 'ALL', jobId: null, first: 20, offset: 0 } as const
  const counts = await Promise.all(
    ['面談', '持ち物', '物を教', 'どこにもない'].map(
      async (words) => (await listInbox(app.db, sender.viewer, { ...page, words })).totalCount,
    ),
  )
  expect(counts.slice(1)).toEqual([threads, threads, 0])
  expect(counts[0]).toBeGreaterThan(10)
})

test('the number beside a page is exact under every choice, also with more jobs than are listed', async () => {
  const company = { companyId: sender.company.id }
  const jobs = await Promise.all(Array.from({ length: 101 }, () => anEmptyJob(app.db, company)))
  await sql`
    update scout_invitation set job_id = (${jobs.map(({ id }) => id)}::uuid[])[1 + ordinal % 101]
    from candidate where candidate.id = candidate_id and company_id = ${sender.company.id}`.execute(app.db)
  const colleague = await aCompanyUser(app.db, sender.company.id)
  await sql`
    update thread set in_charge = ${colleague.id} where company_id = ${sender.company.id}
      and scout_invitation_id in (select scout_invitation_id from thread_message where text like '%面談%')`.execute(
    app.db,
  )
  const whole = { filter: 'ALL', jobId: null, words: '', first: 100, offset: 0 } as const
  const all = await listInbox(app.db, colleague.viewer, whole)
  expect(all).toMatchObject({ totalCount: threads, jobs: { length: 100 } })
  const one = jobId(all.jobs[7]?.id ?? '')
  for (const choice of [
    { filter: 'UNANSWERED' },
    { filter: 'MINE' },
    { jobId: one },
    { words: '花1' },
    { filter: 'MINE', jobId: one, words: '面談' },
    { jobId: jobId(sender.job.id) },
  ] as const) {
    const page = { ...whole, ...choice }
    const { totalCount, jobs: listed } = await listInbox(app.db, colleague.viewer, page)
    const last = await listInbox(app.db, colleague.viewer, { ...page, offset: Math.max(totalCount - 10, 0) })
    expect(last.ids, JSON.stringify(choice)).toHaveLength(Math.min(totalCount, 10))
    expect(listed.map(({ count }) => count)).toEqual(all.jobs.map(({ count }) => count))
  }
  expect((await listInbox(app.db, colleague.viewer, { ...whole, jobId: one })).totalCount).toBe(all.jobs[7]?.count)
})
