import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { findLastMessages, findThreads } from '#domain/scout-invitation/thread/queries.ts'
import { listInbox } from '#domain/scout-invitation/thread/inbox/queries.ts'
import type { InboxFilter } from '#domain/scout-invitation/thread/inbox/rules.ts'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import { countStatements, openDatabase, type Db } from '#platform/database/db.ts'
import { openSeeded } from './search/database.ts'
import { spreadOf, timed } from './search/timing.ts'
import { executed, statementsOf } from './threads/in-database.ts'

// The inbox of a company with 2,000 threads and 10,000 messages: its page, and words searched in it.
const { values } = readCommandLine({
  usage: 'npm run bench:threads -- [--candidates N] [--data-dir DIR] [--times N]',
  about:
    'The inbox of a company with 2,000 threads and 10,000 messages, and words searched in it, as a table and as JSON.',
  options: {
    candidates: { type: 'string', default: '8000' },
    'data-dir': { type: 'string', default: '.data/bench-threads' },
    times: { type: 'string', default: '40' },
  },
})
const candidates = wholeNumber('candidates', values.candidates, 1, 10_000_000)
const rounds = wholeNumber('times', values.times, 1, 10_000)
const [threads, messagesPerThread, targetMs] = [2_000, 5, 10]
const { url, stop, world } = await openSeeded(resolve(values['data-dir']), candidates, 'seeds')
const { db, close } = openDatabase(url, { statementTimeout: 0 })
try {
  const { companyId } = world
  await fillThreads(db, companyId)
  const { companyUserId } = await db
    .selectFrom('thread')
    .select('inCharge as companyUserId')
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  const owner = { companyId, companyUserId: companyUserId as CompanyUserId }
  const rows = []
  for (const [what, filter, words] of [
    ['the first page', 'ALL', ''],
    ['未返信', 'UNANSWERED', ''],
    ['自分の担当', 'MINE', ''],
    ['two letters, rare', 'ALL', '面談'],
    ['two letters, in every message', 'ALL', '当日'],
    ['a sentence', 'ALL', '夕方の面談もできますか'],
    ['a name or a word that is nowhere', 'ALL', 'どこにもない言葉'],
  ] as const)
    rows.push({ what, ...(await measured(db, owner, { filter, words })) })
  console.table(rows)
  const slow = rows.filter(({ databaseP50Ms }) => databaseP50Ms > targetMs).map(({ what }) => what)
  console.log(
    `${threads} threads: p50 in the database within ${targetMs} ms: ${slow.length === 0 ? 'every page' : `all but ${slow.join(', ')}`}`,
  )
  mkdirSync('bench/results', { recursive: true })
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
  writeFileSync('bench/results/threads.json', `${JSON.stringify({ machine, threads, targetMs, rows }, null, 2)}\n`)
} finally {
  await close()
  await stop()
}

/** Five messages in each of 2,000 threads of the company; one in a hundred speaks of a meeting. */
async function fillThreads(on: Db, companyId: CompanyId) {
  await sql`
    insert into thread (company_id, scout_invitation_id, candidate_id, in_charge, last_position, last_side, last_at)
    select company_id, id, candidate_id, company_user_id, 0, null, coalesce(answered_at, sent_at)
    from scout_invitation where company_id = ${companyId} and status <> 'SCHEDULED'
    order by (status = 'ACCEPTED') desc, id limit ${threads} on conflict do nothing`.execute(on)
  await sql`
    insert into thread_message (company_id, scout_invitation_id, position, candidate_id, text, sent_at)
    select company_id, scout_invitation_id, position, candidate_id, '当日の持ち物と服装を教えていただけますか。'
      || case when hashtext(scout_invitation_id::text || position) % 100 = 0 then '夕方の面談もできますか。' else '' end, last_at
    from thread, generate_series(1, ${messagesPerThread}) as position
    where company_id = ${companyId} on conflict do nothing`.execute(on)
  await sql`update thread set last_position = ${messagesPerThread}, last_side = 'CANDIDATE', candidate_read = ${messagesPerThread}
    where company_id = ${companyId} and last_position < ${messagesPerThread}`.execute(on)
  await sql`vacuum analyze thread, thread_message`.execute(on)
}

type Owner = { companyId: CompanyId; companyUserId: CompanyUserId }
type Choice = { filter: InboxFilter; words: string }

/** A page of the inbox as it is read: the threads with their last messages, and the jobs beside them. */
async function page(on: Db, owner: Owner, choice: Choice) {
  const { ids } = await listInbox(on, owner, { ...choice, jobId: null, first: 20, offset: 0 })
  if (ids.length === 0) return
  await Promise.all([findThreads(on, owner.companyId, ids), findLastMessages(on, owner.companyId, ids)])
}

/** How long a page takes whoever waits for it, and how much of it the database works. */
async function measured(on: Db, owner: Owner, choice: Choice) {
  const { statements } = await countStatements(() => page(on, owner, choice))
  const explained = await statementsOf(on, (recording) => page(recording, owner, choice))
  const times: number[] = []
  const inDatabase: number[] = []
  for (let time = 0; time < rounds; time += 1) {
    times.push((await timed(() => page(on, owner, choice))).ms)
    inDatabase.push(await executed(on, explained))
  }
  return { statements, databaseP50Ms: spreadOf(inDatabase).p50Ms, ...spreadOf(times) }
}
