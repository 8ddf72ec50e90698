import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { foldSearchFlips } from '#domain/candidate-search/search-index/commands.ts'
import { ownApp } from '#test/client.ts'
import { aFilledStudent, fills } from '#test/factories/filled-student.ts'
import { mark } from '#test/factories/filled-world.ts'
import { openReportedThread, reportThread } from '#domain/inquiry/thread-report/commands.ts'
import { kinds } from '#domain/notification/kinds.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { inquiryId, scoutInvitationId } from '#ground/id.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { worker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { withdrawCandidate } from '../commands.ts'

/** Tables whose rows stay after the purge, without a person, and why. A filled table that is not here is empty. */
const stays: Record<string, string> = {
  candidate_activity: 'Two times, by which the search numbers its rows; the search finds nobody who has left.',
  candidate_withdrawal: 'That and when somebody left and was erased, with the reason from a list.',
  scout_invitation: 'A company’s count and quota of scouts; the reason and the messages are erased.',
  booking: 'A company’s count of its seats: times only; the company’s words are erased.',
  scout_promise: 'What a company promised and whether it was kept: a company’s count, no word of the student.',
  scout_step: 'Which dates a company offered and when; no word of the student.',
  audit: 'Who did what and when, for investigating misuse: ids and statuses; an operator’s reason in words is erased.',
}

/** Columns of free words in those tables. `true`: words about one student, which the purge replaces or empties. */
const textColumns: Record<string, boolean> = {
  'audit.action': false,
  'audit.details': true,
  'audit.from_status': false,
  'audit.request_id': false,
  'audit.subject': false,
  'audit.subject_id': false,
  'audit.to_status': false,
  'booking.check_in_code': false,
  'booking.company_word': true,
  'candidate_withdrawal.reason': true,
  'scout_invitation.outcome_message': true,
  'scout_invitation.reason': true,
  'scout_invitation.withdrawal_message': true,
}

/** Small tables without an index on the student, and why. */
const scanned: Record<string, string> = {
  'candidate_reading.candidate_id': 'Holds what was read in one day, and each reading writes it.',
  'notification_push.candidate_id': 'Holds two days; a row goes with its notification, by its key.',
}

const app = ownApp()

/** Columns of text in the tables that stay, but for those whose words a CHECK lists. */
async function listTextColumns() {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${Object.keys(stays)})
      and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and pg_get_constraintdef(k.oid) like format('CHECK ((%I = ANY (ARRAY[%%', a.attname))
    order by name`.execute(app.db)
  return rows.map(({ name }) => name)
}

/** Those of the columns in which the word stands for the student. */
async function columnsWith(word: string, candidateId: string) {
  const hits: string[] = []
  for (const name of Object.keys(textColumns).filter((column) => textColumns[column])) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await sql<{ hit: boolean }>`
      select exists (select from ${sql.table(table)} where candidate_id = ${candidateId}
        and ${sql.ref(column)}::text like ${`%${word}%`}) as hit`.execute(app.db)
    if (rows[0]?.hit) hits.push(name)
  }
  return hits
}

/** Tables with a column that names a student, by the schema. */
async function tablesOfStudents() {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (a.attname in ('candidate_id', 'owner_candidate_id')
        or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and f.confrelid in ('candidate'::regclass, 'candidate_account'::regclass) and f.conkey[1] = a.attnum))
    -- The last column of a table counts: the student's own row, before that of a student who invited.
    order by a.attname = 'candidate_id'
  `.execute(app.db)
  return new Map(rows.map(({ table, column }) => [table, column]))
}

const countIn = async (table: string, column: string, id: string) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(app.db)
  ).rows[0]?.count

/** Every table of the product and of the queue in which one of these words stands. */
async function tablesWith(words: readonly string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
  `.execute(app.db)
  const hits: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ hit: boolean }>`
      select exists (select from ${sql.raw(name)} t where t::text ~ ${words.join('|')}) as hit`.execute(app.db)
    if (rows[0]?.hit) hits.push(name)
  }
  return hits
}

/** The keys under which the search knows the student, in the bits and in what waits beside them. */
async function keysOf(ordinal: number) {
  const { rows } = await sql<{ key: string }>`
    select key from search_bits where chunk = ${ordinal} / 16384
      and get_bit(coalesce(bits, packed_bits), ${ordinal} % 16384) = 1
    union select key from search_posting_block cross join search_postings(keys) as posting where posting.ordinal = ${ordinal}
    union select key from search_delta where ordinal = ${ordinal} and is_on
    union select key from search_flip where ordinal = ${ordinal} and is_on
    order by 1
  `.execute(app.db)
  return rows.map(({ key }) => key)
}

/** The student reports the thread, and an operator opens it with words about the student. */
async function openReported(viewer: CandidateViewer, scoutInvitation: string) {
  await app.db.transaction().execute((tx) => reportThread(tx, viewer, scoutInvitationId(scoutInvitation), mark))
  const inquiry = await app.db
    .selectFrom('inquiry')
    .select('id')
    .where('candidateId', '=', viewer.candidateId)
    .where('reportedScoutInvitationId', '=', scoutInvitation)
    .executeTakeFirstOrThrow()
  const { viewer: admin } = await anAdmin(app.db)
  await openReportedThread(app.db, admin, inquiryId(inquiry.id), `${mark}さんの訴えを確認するため`)
}

describe('§4 a student who left is erased after 30 days', () => {
  test('every table with a student is filled by this test, or fails here by name', async () => {
    expect([...(await tablesOfStudents()).keys()].toSorted()).toEqual(Object.keys(fills).toSorted())
  })

  test('every column of words in a table that stays is erased by this test, or fails here by name', async () => {
    expect(await listTextColumns()).toEqual(Object.keys(textColumns))
  })

  test('no word of the person is left in any table, in the queue, in the search or among the files', async () => {
    const work = worker(app)
    const tables = await tablesOfStudents()
    const { student, words, file } = await aFilledStudent(app)
    const { id, ordinal } = student
    for (const [table, column] of tables)
      if (table !== 'candidate_withdrawal')
        expect([table, await countIn(table, column, id)]).toEqual([table, expect.toSatisfy((count) => count > 0)])
    expect((await tablesWith(words)).length).toBeGreaterThan(5)
    await foldSearchFlips(app.db)
    expect((await keysOf(ordinal)).filter((key) => key.startsWith('t:')).length).toBeGreaterThan(0)
    expect(await app.files.get(file)).toBeDefined()

    // A list of a company names the student who accepted.
    const scout = await app.db
      .selectFrom('scoutInvitation')
      .innerJoin('companyUser', 'companyUser.companyId', 'scoutInvitation.companyId')
      .select(['scoutInvitation.id', 'companyUser.companyId', 'companyUser.id as companyUserId'])
      .where('candidateId', '=', id)
      .executeTakeFirstOrThrow()
    const { companyId, companyUserId } = scout
    const notification = {
      kind: kinds.scoutAccepted.code,
      title: `${mark}さんが承認しました`,
      body: '',
      path: '/client',
    }
    await app.db
      .insertInto('companyNotification')
      .values({ companyId, companyUserId, ...notification, effectKey: `${kinds.scoutAccepted.code}:${scout.id}` })
      .execute()
    await openReported(student.viewer, scout.id)
    await app.db
      .transaction()
      .execute((tx) => withdrawCandidate(tx, student.viewer, { reason: mark, reasonKind: 'OTHER' }))
    expect(await countIn('candidate_withdrawal', 'candidate_id', id)).toBe(1)
    await work.run()
    await work.run()
    await app.db.updateTable('booking').set({ companyWord: mark }).where('candidateId', '=', id).execute()
    const letter = { outcomeToldAt: new Date(), outcomeMessage: mark, withdrawalMessage: mark }
    await app.db.updateTable('scoutInvitation').set(letter).where('candidateId', '=', id).execute()
    expect(await columnsWith(mark, id)).toEqual(Object.keys(textColumns).filter((column) => textColumns[column]))
    await app.db
      .updateTable('candidateWithdrawal')
      .set({ withdrawnAt: sql<Date>`now() - interval '31 days'` })
      .where('candidateId', '=', id)
      .execute()
    // As after those days: keys of answered requests live for a day.
    await sql`update idempotency_key set inserted_at = now() - interval '31 days'`.execute(app.db)
    await jobs.purge_withdrawn({}, work.context)
    await work.run()

    expect(await tablesWith(words)).toEqual([])
    const remnants: string[] = []
    for (const [table, column] of tables) if (await countIn(table, column, id)) remnants.push(table)
    expect(remnants.toSorted()).toEqual(Object.keys(stays).toSorted())
    await foldSearchFlips(app.db)
    // The rows of every empty profile, the companies that sent a scout, and the day of the last use.
    const empty = /^(c:OTHER|g:NO_ANSWER|jhs:0|p:false|s:20|in:.*|un:.*|(act|ten):\d+)$/
    expect((await keysOf(ordinal)).filter((key) => !empty.test(key))).toEqual([])
    expect(await app.files.get(file)).toBeUndefined()
  })

  test('every table finds the rows of a student by an index, or fails here by name', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select i.indrelid::regclass::text as table, a.attname as column from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)`.execute(
      app.db,
    )
    const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const columns = [...(await tablesOfStudents())].map(([table, column]) => `${table}.${column}`)
    expect(columns.filter((column) => !indexed.has(column)).toSorted()).toEqual(Object.keys(scanned))
  })

  test('a student whose erasure fails holds up nobody after them, and the job is seen to fail', async () => {
    const { context } = worker(app)
    const [first, second] = [await aFilledStudent(app), await aFilledStudent(app)]
    for (const { student } of [first, second])
      await app.db
        .transaction()
        .execute((tx) => withdrawCandidate(tx, student.viewer, { reason: '', reasonKind: null }))
    await sql`update candidate_withdrawal set withdrawn_at = now() - interval '31 days' where purged_at is null`.execute(
      app.db,
    )
    const { id } = first.student
    await sql`create function refuse_purge() returns trigger language plpgsql as $$ begin raise 'a bad row'; end $$`.execute(
      app.db,
    )
    await sql`create trigger refuse_purge before delete on consent for each row
      when (old.candidate_id = ${sql.lit(id)}) execute function refuse_purge()`.execute(app.db)
    try {
      await expect(Promise.resolve(jobs.purge_withdrawn({}, context))).rejects.toThrow()
    } finally {
      await sql`drop function refuse_purge cascade`.execute(app.db)
    }
    const purged = await app.db
      .selectFrom('candidateWithdrawal')
      .select('candidateId')
      .where('candidateId', 'in', [id, second.student.id])
      .where('purgedAt', 'is not', null)
      .execute()
    expect(purged).toEqual([{ candidateId: second.student.id }])
    await jobs.purge_withdrawn({}, context)
  })

  test('another student keeps everything', async () => {
    const work = worker(app)
    const [leaver, other] = [await aFilledStudent(app), await aFilledStudent(app)]
    const counts = async () => {
      const pairs: [string, number | undefined][] = []
      for (const [table, column] of await tablesOfStudents())
        if (table !== 'audit') pairs.push([table, await countIn(table, column, other.student.id)])
      return pairs
    }
    const before = await counts()
    await app.db
      .transaction()
      .execute((tx) => withdrawCandidate(tx, leaver.student.viewer, { reason: '', reasonKind: null }))
    await sql`update candidate_withdrawal set withdrawn_at = now() - interval '31 days'`.execute(app.db)
    await jobs.purge_withdrawn({}, work.context)
    expect(await counts()).toEqual(before)
    expect(await app.files.get(other.file)).toBeDefined()
  })
})
