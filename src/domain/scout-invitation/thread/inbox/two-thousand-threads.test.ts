import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { acceptedInBulk, aSender, type Sender } from '#test/factories/scout-invitation.ts'
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
    select company_id, scout_invitation_id, 1, candidate_id, '当日の持ち物を教えてください。', last_at from thread`.execute(
    app.db,
  )
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
