import { sql, type RawBuilder, type SqlBool } from 'kysely'
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
type InboxChoice = { filter: InboxFilter; jobId: JobId | null; words: string }
type InboxPage = Page & InboxChoice

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
function isOfStudent(companyId: CompanyId, words: string) {
  const name = words.replaceAll(' ', '')
  return sql<SqlBool>`(${isAcceptedNow} and thread.candidate_id in (
    select candidate_id from thread as own join candidate_account using (candidate_id) where own.company_id = ${companyId}
      and (strpos(family_name || given_name, ${name}) > 0
        or strpos(family_name_kana || given_name_kana, ${foldKana(name)}) > 0)))`
}

const conditionsOf = ({ companyId, companyUserId }: InboxOwner, { filter, jobId, words }: InboxChoice) => [
  ...(filter === 'UNANSWERED' ? [isUnanswered] : []),
  ...(filter === 'MINE' ? [sql<SqlBool>`thread.in_charge = ${companyUserId}`] : []),
  ...(jobId === null ? [] : [sql<SqlBool>`scout_invitation.job_id = ${jobId}`]),
  ...(words === ''
    ? []
    : [
        sql<SqlBool>`(${holdsWords(words, sql`thread_message.company_id = ${companyId}`)}
          or ${isOfStudent(companyId, words)})`,
      ]),
]

/** A company's threads, the one written to last at the top; their number and the jobs of the whole inbox beside them. */
export async function listInbox(db: Db, owner: InboxOwner, { first, offset, ...choice }: InboxPage) {
  const bounds = boundsOf({ first, offset })
  const conditions = conditionsOf(owner, choice)
  const [rows, jobs] = await Promise.all([
    inbox(db, owner.companyId)
      .where((eb) => eb.and(conditions))
      .select('thread.scoutInvitationId')
      .orderBy('thread.lastAt', 'desc')
      .orderBy('thread.scoutInvitationId')
      .limit(bounds.limit)
      .offset(bounds.offset)
      .execute(),
    listJobs(db, owner.companyId, conditions),
  ])
  return {
    ids: rows.map(({ scoutInvitationId }) => scoutInvitationId),
    totalCount: jobs[0]?.totalCount ?? 0,
    jobs,
  }
}

/**
 * The jobs of the company's threads with the number of threads, the newest thread first. One walk over the threads
 * also counts those of all jobs that the conditions hold for: the window comes before the limit.
 */
const listJobs = (db: Db, companyId: CompanyId, conditions: readonly RawBuilder<SqlBool>[]) =>
  inbox(db, companyId)
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select((eb) => [
      'job.id',
      'job.title',
      eb.fn.countAll<number>().as('threadCount'),
      sql<number>`(sum(count(*) filter (where ${eb.and(conditions)})) over ())::integer`.as('totalCount'),
    ])
    .groupBy(['job.id', 'job.title'])
    .orderBy((eb) => eb.fn.max('thread.lastAt'), 'desc')
    .limit(100)
    .execute()

export type InboxJobRow = Awaited<ReturnType<typeof listJobs>>[number]

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

/** The active users of a company who may write; they may be in charge. */
export const listWritingUsers = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('companyUser')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', ['ADMIN', 'RECRUITER'])
    .orderBy('id')
    .execute()
