import { sql, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { hasReported } from '../reported/queries.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { lastPromptedAt } from '../wait/queries.ts'
import type { OwedWord } from '../wait/rules.ts'
import { ofJobs, waitingSince } from './record/queries.ts'

/** No outcome was told in the present step. */
const isUntold = sql<SqlBool>`(
  scout_invitation.outcome_told_at is null or scout_invitation.outcome_step < scout_invitation.step)`
/** The word that waits for the morning. */
export const heldWord = sql`(select 1 from scout_outcome word where word.company_id = scout_invitation.company_id
  and word.scout_invitation_id = scout_invitation.id and word.told_at is null and word.taken_back_at is null)`

/** When the dates followed that the present step was offered without. */
export const stepDatedAt = sql<Date | null>`(select present.dated_at from scout_step present
  where present.company_id = scout_invitation.company_id and present.scout_invitation_id = scout_invitation.id
    and present.step = scout_invitation.step)`

type Relation = { step: number; outcomeToldAt: Date | null; stepDatedAt: Date | null }
/** The part of a relation that changes with each word to its student, on which the next word is written. */
export const relationAsRead = ({ step, outcomeToldAt, stepDatedAt: datedAt }: Relation) => ({
  step,
  outcomeToldAt,
  datedAt,
})

const owed = (db: Db, companyId: CompanyId) =>
  ofJobs(db)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where(isUntold)
    .where(sql<SqlBool>`not exists ${heldWord}`)
    .where(sql<SqlBool>`${waitingSince} <= now()`)
    .where(isVisibleTo(companyId))

const owedWord = (word: OwedWord) => [sql.lit(word).as('word'), lastPromptedAt(word).as('promptedAt')] as const

/** A student and the word owed since a moment, of which the company was last reminded at another. */
export type OwedRow = Awaited<ReturnType<typeof listOwedDates>>[number]

/** The students of a company who wait for an outcome, the longest waiting first. */
export async function listOwedAnswers(db: Db, companyId: CompanyId, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, totalCount] = await Promise.all([
    owed(db, companyId)
      .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId'])
      .select([sql<Date>`${waitingSince}`.as('since'), ...owedWord('OUTCOME')])
      .select(sql<string | null>`null`.as('schedulingId'))
      .orderBy('since')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    countOwedAnswers(db, companyId),
  ])
  return { rows, totalCount }
}

const owedAnswerCounts = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  owed(db, companyId).select((eb) => eb.fn.countAll<number>().as('count')),
)

export const countOwedAnswers = async (db: Db, companyId: CompanyId) =>
  firstRow(await owedAnswerCounts(db, { companyId })).count

const owedDates = (db: Db, companyId: CompanyId) =>
  ofJobs(db)
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .innerJoin('scoutStep', (join) =>
      ofSameCompany(join, 'scoutStep.scoutInvitationId', 'scoutInvitation.id').onRef(
        'scoutStep.step',
        '=',
        'scoutInvitation.step',
      ),
    )
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .where('scoutStep.schedulingId', 'is', null)
    .where(isUntold)
    .where(isVisibleTo(companyId))

/** Rows of one page; the longest waiting first, so that who is beyond it comes as the others are answered. */
const maxOwedDates = 100

/** The students to whom a company owes the dates of a step that it offered without any, the longest waiting first. */
export const listOwedDates = (db: Db, companyId: CompanyId) =>
  owedDates(db, companyId)
    .select(['scoutInvitation.id', 'scoutInvitation.candidateId'])
    .select((eb) => eb.fn.coalesce('scoutStep.jobId', 'scoutInvitation.jobId').as('jobId'))
    .select(['scoutStep.offeredAt as since', ...owedWord('NEXT_DATES')])
    .select(
      sql<string | null>`(select named.scheduling_id from job named where named.company_id = scout_invitation.company_id
        and named.id = coalesce(scout_step.job_id, scout_invitation.job_id))`.as('schedulingId'),
    )
    .orderBy('since')
    .orderBy('scoutInvitation.id')
    .limit(maxOwedDates)
    .execute()

const owedDateCounts = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  owedDates(db, companyId).select((eb) => eb.fn.countAll<number>().as('count')),
)

export const countOwedDates = async (db: Db, companyId: CompanyId) =>
  firstRow(await owedDateCounts(db, { companyId })).count

/** Holds the invitation of a student who accepted and may be told. Refuses not_found. */
export async function lockAccepted(tx: Tx, companyId: CompanyId, id: string) {
  const invitation = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select([
      'scoutInvitation.id',
      'scoutInvitation.companyId',
      'scoutInvitation.candidateId',
      'scoutInvitation.sentAt',
    ])
    .select(['scoutInvitation.status', 'schedulingStatus', 'step', 'outcome', 'outcomeStep', 'outcomeToldAt'])
    .select([stepDatedAt.as('stepDatedAt'), hasReported('scout_invitation').as('isReported')])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', id)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))
    .forUpdate('scoutInvitation')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  return invitation
}
