import { sql, type SqlBool } from 'kysely'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfferReportId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { finishedJobHuntingStatusId } from '../rules.ts'
import { standingStatuses, type OfferReportStatus } from './rules.ts'

export type OwnReportRow = Awaited<ReturnType<typeof listOwnReports>>[number]
export type CompanyReportRow = Awaited<ReturnType<typeof requireReport>>
export type LockedReport = Pick<
  Awaited<ReturnType<typeof lockOwnReport>>,
  'id' | 'companyId' | 'candidateId' | 'scoutInvitationId' | 'status'
>

const withJob = (db: Db | Tx) =>
  db
    .selectFrom('offerReport')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'offerReport.scoutInvitationId'))
    .selectAll('offerReport')
    .select('scoutInvitation.jobId')

const ownReports = compiledOnce((db, { candidateId }: { candidateId: OwnCandidateId }) =>
  withJob(db).where('offerReport.candidateId', '=', candidateId).orderBy('offerReport.id', 'desc').limit(100),
)

/** The student's own reports, newest first. */
export const listOwnReports = (db: Db, candidateId: OwnCandidateId) => ownReports(db, { candidateId })

export async function requireOwnReport(db: Db, candidateId: OwnCandidateId, id: OfferReportId) {
  const report = (await listOwnReports(db, candidateId)).find((own) => own.id === id)
  if (!report) throw new Refusal('not_found')
  return report
}

/** The student's invitations that an offer may be reported for: accepted, and at companies without a standing report. */
export const listReportable = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('company', 'company.id', 'scoutInvitation.companyId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select(['scoutInvitation.id', 'scoutInvitation.status', 'scoutInvitation.schedulingStatus'])
    .select(['scoutInvitation.expiresAt', 'scoutInvitation.scheduleBy', 'scoutInvitation.sentAt'])
    .select(['company.displayName as companyName', 'job.title as jobTitle'])
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offerReport')
            .select('offerReport.id')
            .whereRef('offerReport.companyId', '=', 'scoutInvitation.companyId')
            .where('offerReport.candidateId', '=', candidateId)
            .where('offerReport.status', 'in', standingStatuses),
        ),
      ),
    )
    .orderBy('scoutInvitation.answeredAt', 'desc')
    .orderBy('scoutInvitation.id')
    .limit(100)
    .execute()

/** False once the student has said that the job hunt is over. */
export async function isStillHunting(db: Db, candidateId: OwnCandidateId) {
  const candidate = await db
    .selectFrom('candidate')
    .select('jobHuntingStatusId')
    .where('id', '=', candidateId)
    .executeTakeFirst()
  return candidate?.jobHuntingStatusId !== finishedJobHuntingStatusId
}

/** Holds the student's own report until the transaction ends. Refuses not_found. */
export async function lockOwnReport(tx: Tx, candidateId: OwnCandidateId, id: OfferReportId) {
  const report = await tx
    .selectFrom('offerReport')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw new Refusal('not_found')
  return report
}

const ofCompany = (db: Db | Tx, companyId: CompanyId) =>
  withJob(db)
    .innerJoin('candidate', 'candidate.id', 'offerReport.candidateId')
    .where('offerReport.companyId', '=', companyId)
    .where('offerReport.recordedBy', '=', 'STUDENT')
    .where(isToldToCompany)
    .where(isVisibleTo(companyId))

// The company is not told that a student took a report back; what an operator cancelled was mailed to it.
const isToldToCompany = sql<SqlBool>`(offer_report.status <> 'CANCELLED' or offer_report.resolution is not null)`

/** Holds a student's report to the company until the transaction ends. Refuses not_found. */
export async function lockReport(tx: Tx, companyId: CompanyId, id: OfferReportId) {
  const report = await ofCompany(tx, companyId)
    .where('offerReport.id', '=', id)
    .forUpdate('offerReport')
    .executeTakeFirst()
  if (!report) throw new Refusal('not_found')
  return report
}

export async function requireReport(db: Db, companyId: CompanyId, id: OfferReportId) {
  const report = await ofCompany(db, companyId).where('offerReport.id', '=', id).executeTakeFirst()
  if (!report) throw new Refusal('not_found')
  return report
}

// Nobody has to answer a report whose scout is over: the clock closes it.
const canBeAnswered = sql<SqlBool>`(offer_report.status <> 'SUBMITTED' or scout_invitation.status = 'ACCEPTED')`

/** The newest report about each of these scouts of the company; batched. */
export async function findReports(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await ofCompany(db, companyId)
    .where('offerReport.scoutInvitationId', 'in', scoutInvitationIds)
    .where(canBeAnswered)
    .orderBy('offerReport.id')
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

type OfStatus = { companyId: CompanyId; status: OfferReportStatus }
const withStatus = (db: Db, { companyId, status }: OfStatus) =>
  ofCompany(db, companyId).where('offerReport.status', '=', status).where(canBeAnswered)

const countsWithStatus = compiledOnce((db, ofStatus: OfStatus) =>
  withStatus(db, ofStatus)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

type StatusPage = OfStatus & { limit: number; offset: number }
const newestWithStatus = compiledOnce((db, page: StatusPage) =>
  withStatus(db, page).orderBy('offerReport.id', 'desc').limit(page.limit).offset(page.offset),
)
const soonestWithStatus = compiledOnce((db, page: StatusPage) =>
  withStatus(db, page)
    .orderBy('offerReport.answerBy')
    .orderBy('offerReport.id', 'desc')
    .limit(page.limit)
    .offset(page.offset),
)

/** The company's reports with a status: unanswered ones by their deadline, others newest first. */
export async function listReports(db: Db, companyId: CompanyId, status: OfferReportStatus, page: Page) {
  const list = status === 'SUBMITTED' ? soonestWithStatus : newestWithStatus
  const [rows, counts] = await Promise.all([
    list(db, { companyId, status, ...boundsOf(page) }),
    countsWithStatus(db, { companyId, status }),
  ])
  return { rows, totalCount: firstRow(counts).count }
}
