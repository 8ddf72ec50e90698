import { sql } from 'kysely'
import type { OfferReportId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'

export const caseFilters = ['MISMATCH', 'OVERDUE', 'RESOLVED'] as const
type CaseFilter = (typeof caseFilters)[number]
export type CaseRow = Awaited<ReturnType<typeof requireCase>>

const cases = (db: Db) =>
  db
    .selectFrom('offerReport')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'offerReport.scoutInvitationId'))
    .innerJoin('company', 'company.id', 'offerReport.companyId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .leftJoin('companyUser as answerer', (join) => ofSameCompany(join, 'answerer.id', 'offerReport.companyUserId'))
    .leftJoin('adminAccount as resolver', 'resolver.id', 'offerReport.resolvedBy')

/** The company owes its answer. A hire that the company recorded needs nobody: the clock confirms what stands. */
const isOverdue = sql<boolean>`(offer_report.status = 'SUBMITTED' and offer_report.recorded_by = 'STUDENT'
  and offer_report.answer_by <= now())`
/** An operator may settle the report. */
export const isOpenCase = sql<boolean>`(offer_report.status = 'MISMATCH' or ${isOverdue})`

const isOfFilter = {
  MISMATCH: sql<boolean>`offer_report.status = 'MISMATCH'`,
  OVERDUE: isOverdue,
  RESOLVED: sql<boolean>`offer_report.resolution is not null`,
} satisfies Record<CaseFilter, unknown>

const selected = (db: Db) =>
  cases(db)
    .selectAll('offerReport')
    .select(['company.displayName as companyName', 'job.title as jobTitle'])
    .select(['scoutInvitation.status as invitationStatus', 'scoutInvitation.answeredAt as acceptedScoutAt'])
    .select(['answerer.familyName as answererName', 'resolver.familyName as resolverName'])
    .select(isOverdue.as('isOverdue'))

/** Cases for the operator: open ones longest waiting first, settled ones newest first. */
export async function listCases(db: Db, filter: CaseFilter, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, { count }] = await Promise.all([
    selected(db)
      .where(isOfFilter[filter])
      .orderBy('offerReport.answeredAt', filter === 'RESOLVED' ? 'desc' : 'asc')
      .orderBy('offerReport.answerBy')
      .orderBy('offerReport.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    cases(db)
      .where(isOfFilter[filter])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export async function countCases(db: Db) {
  const { rows } = await sql<{ mismatch: number; overdue: number }>`
    select count(*) filter (where ${isOfFilter.MISMATCH})::int as mismatch,
      count(*) filter (where ${isOfFilter.OVERDUE})::int as overdue
    from offer_report where status in ('MISMATCH', 'SUBMITTED')`.execute(db)
  return rows[0] ?? { mismatch: 0, overdue: 0 }
}

/** One report as a case of the operator. Refuses not_found for one that never needed the operator. */
export async function requireCase(db: Db, id: OfferReportId) {
  const found = await selected(db)
    .where('offerReport.id', '=', id)
    .where((eb) => eb.or([isOpenCase, isOfFilter.RESOLVED]))
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  return found
}

export type CaseNoteRow = Awaited<ReturnType<typeof listCaseNotes>>[number]

const listCaseNotes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('offerReportNote')
    .innerJoin('adminAccount', 'adminAccount.id', 'offerReportNote.adminAccountId')
    .select(['offerReportNote.id', 'offerReportNote.offerReportId'])
    .select(['offerReportNote.body', 'offerReportNote.insertedAt'])
    .select(['adminAccount.familyName', 'adminAccount.givenName'])
    .where('offerReportId', 'in', ids)
    .orderBy('offerReportNote.id')
    .execute()

/** The notes of cases with their writers, oldest first. */
export async function findCaseNotes(db: Db, ids: readonly string[]) {
  return Map.groupBy(await listCaseNotes(db, ids), ({ offerReportId }) => offerReportId)
}
