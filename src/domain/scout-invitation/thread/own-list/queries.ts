import { sql, type SqlBool } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { holdsWords } from '../queries.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'

const ownThreads = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('thread')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'thread.scoutInvitationId'))
    .where('thread.candidateId', '=', candidateId)

const isOfCompany = (words: string) => sql<SqlBool>`exists (
  select 1 from company where company.id = thread.company_id and is_named(company.display_name, ${words}))`

/** A student's threads, the one written to last at the top, with their number. */
export async function listOwnThreads(
  db: Db,
  candidateId: OwnCandidateId,
  { words, ...page }: Page & { words: string },
) {
  const { limit, offset } = boundsOf(page)
  const such = ownThreads(db, candidateId).$if(words !== '', (query) =>
    query.where((eb) =>
      eb.or([holdsWords(words, sql`thread_message.candidate_id = ${candidateId}`), isOfCompany(words)]),
    ),
  )
  const [rows, { totalCount }] = await Promise.all([
    such
      .select('thread.scoutInvitationId')
      .orderBy('thread.lastAt', 'desc')
      .orderBy('thread.scoutInvitationId')
      .limit(limit)
      .offset(offset)
      .execute(),
    such.select((eb) => eb.fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ scoutInvitationId }) => scoutInvitationId), totalCount }
}

/** Batched: the threads of each student with messages that were not read. */
export async function countUnreadThreads(db: Db, candidateIds: readonly OwnCandidateId[]) {
  const rows = await db
    .selectFrom('thread')
    .select((eb) => ['candidateId', eb.fn.countAll<number>().as('count')])
    .where('candidateId', 'in', candidateIds)
    .whereRef('candidateRead', '<', 'lastPosition')
    .groupBy('candidateId')
    .execute()
  return new Map(candidateIds.map((id) => [id, rows.find((row) => row.candidateId === id)?.count ?? 0]))
}
