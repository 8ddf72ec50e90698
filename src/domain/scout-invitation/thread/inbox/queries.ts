import { sql, type SqlBool } from 'kysely'
import { isAcceptedNow, statusNow } from '#domain/candidate/queries.ts'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import { foldKana } from '#ground/folding.ts'
import type { JobId } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { isVisibleTo } from '../../sent/queries.ts'
import { holdsWords } from '../queries.ts'
import type { InboxFilter } from './rules.ts'

type InboxOwner = { companyId: CompanyId; companyUserId: CompanyUserId }
type InboxPage = Page & { filter: InboxFilter; jobId: JobId | null; words: string }

const inbox = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('thread')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'thread.scoutInvitationId'))
    .innerJoin('candidate', 'candidate.id', 'thread.candidateId')
    .where('thread.companyId', '=', companyId)
    .where(isVisibleTo(companyId))

/** Repeats the condition of the index thread_unanswered. A thread that has ended needs no answer. */
const isUnanswered = sql<SqlBool>`(
  thread.last_side = 'CANDIDATE' and thread.settled < thread.last_position and thread.reported_at is null
  and (${isAcceptedNow} or ((${statusNow}) = 'PENDING' and thread.last_position = 1)))`

/**
 * The student's name or its reading, where the company may know it. Two thousand names are compared as they are written:
 * is_named would fold each of them first, which takes half a second.
 */
function isOfStudent(words: string) {
  const name = words.replaceAll(' ', '')
  return sql<SqlBool>`(${isAcceptedNow} and exists (
    select 1 from candidate_account where candidate_account.candidate_id = thread.candidate_id
      and (strpos(family_name || given_name, ${name}) > 0
        or strpos(family_name_kana || given_name_kana, ${foldKana(name)}) > 0)))`
}

/** A company's threads, the one written to last at the top; their number beside them. */
export async function listInbox(
  db: Db,
  { companyId, companyUserId }: InboxOwner,
  { filter, jobId, words, ...page }: InboxPage,
) {
  const { limit, offset } = boundsOf(page)
  const such = inbox(db, companyId)
    .$if(filter === 'UNANSWERED', (query) => query.where(isUnanswered))
    .$if(filter === 'MINE', (query) => query.where('thread.inCharge', '=', companyUserId))
    .$if(words !== '', (query) => query.where((eb) => eb.or([holdsWords(words), isOfStudent(words)])))
    .$if(jobId !== null, (query) => query.where('scoutInvitation.jobId', '=', jobId ?? ''))
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

/** Batched: the threads of each company in which the student waits for an answer. */
export async function countUnansweredThreads(db: Db, companyIds: readonly CompanyId[]) {
  const counts = await Promise.all(
    companyIds.map(async (companyId): Promise<[CompanyId, number]> => {
      const { count } = await inbox(db, companyId)
        .where(isUnanswered)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [companyId, count]
    }),
  )
  return new Map(counts)
}

/** The jobs of the company's threads with the number of threads, the newest thread first. */
export const listInboxJobs = (db: Db, companyId: CompanyId) =>
  inbox(db, companyId)
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select((eb) => ['job.id', 'job.title', eb.fn.countAll<number>().as('threadCount')])
    .groupBy(['job.id', 'job.title'])
    .orderBy((eb) => eb.fn.max('thread.lastAt'), 'desc')
    .limit(100)
    .execute()

/** The active users of a company who may write; they may be in charge. */
export const listWritingUsers = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('companyUser')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', '!=', 'VIEWER')
    .orderBy('id')
    .execute()
