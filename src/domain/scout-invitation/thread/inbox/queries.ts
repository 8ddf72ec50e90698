import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isAcceptedNow, statusNow } from '#domain/candidate/queries.ts'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import type { JobId } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { hasReported } from '../../reported/queries.ts'
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

/** Begins with the condition of the index thread_unanswered. A thread in which nothing can be written needs no answer. */
const isUnanswered = sql<SqlBool>`(
  thread.last_side = 'CANDIDATE' and thread.settled < thread.last_position and thread.reported_at is null
  and not ${hasReported('thread')} and candidate.status <> 'SUSPENDED'
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

const conditionsOf = ({ companyId, companyUserId }: InboxOwner, { filter, jobId, words }: InboxChoice) => [
  ...(filter === 'UNANSWERED' ? [isUnanswered] : []),
  ...(filter === 'MINE' ? [sql<SqlBool>`thread.in_charge = ${companyUserId}`] : []),
  ...(jobId === null ? [] : [sql<SqlBool>`scout_invitation.job_id = ${jobId}`]),
  ...(words === ''
    ? []
    : [
        sql<SqlBool>`(${holdsWords(words, sql`thread_message.company_id = ${companyId}`)}
          or ${isOfStudent(words)})`,
      ]),
]

/**
 * A company's threads, the one written to last at the top, with their number; and the jobs of the whole inbox with theirs,
 * the newest thread first. One walk over the threads answers all three: who may be seen is most of its cost.
 */
export async function listInbox(db: Db, owner: InboxOwner, { first, offset, ...choice }: InboxPage) {
  const bounds = boundsOf({ first, offset })
  const walk = inbox(db, owner.companyId).select((eb) => [
    'thread.scoutInvitationId',
    'thread.lastAt',
    'scoutInvitation.jobId',
    eb.and(conditionsOf(owner, choice)).as('isChosen'),
  ])
  const { ids, totalCount, jobs } = await db
    .with(
      (cte) => cte('walk').materialized(),
      () => walk,
    )
    .selectNoFrom(({ selectFrom }) => [
      sql<string[]>`array(${selectFrom('walk')
        .select('scoutInvitationId')
        .where('isChosen', '=', true)
        .orderBy('lastAt', 'desc')
        .orderBy('scoutInvitationId')
        .limit(bounds.limit)
        .offset(bounds.offset)})`.as('ids'),
      selectFrom('walk')
        .where('isChosen', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('totalCount'),
      jsonArrayFrom(
        selectFrom('walk')
          .innerJoin('job', (join) => join.onRef('job.id', '=', 'walk.jobId').on('job.companyId', '=', owner.companyId))
          .select(({ fn }) => ['job.id', 'job.title', fn.countAll<number>().as('count')])
          .groupBy(['job.id', 'job.title'])
          .orderBy(({ fn }) => fn.max('walk.lastAt'), 'desc')
          .limit(100),
      ).as('jobs'),
    ])
    .executeTakeFirstOrThrow()
  return { ids, totalCount, jobs }
}

export type InboxJobRow = Awaited<ReturnType<typeof listInbox>>['jobs'][number]

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
