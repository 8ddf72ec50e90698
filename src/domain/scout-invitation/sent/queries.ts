import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readCompanyUser } from '#domain/company/queries.ts'
import { readJob } from '#domain/job/queries.ts'
import { isAcceptedNow, isRegistered, statusNow } from '#domain/candidate/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { wholeRow } from '#platform/database/whole-row.ts'
import { heldBooking, readBooking } from './held-booking/queries.ts'

export type SentScoutInvitationRow =
  Awaited<ReturnType<typeof findSentScoutInvitations>> extends Map<string, infer Rows>
    ? Rows extends (infer Row)[]
      ? Row
      : never
    : never

type OfBoth = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'> }

/** For statements that join `candidate`: an invited student stays visible unless withdrawn, or hidden from this company. */
export const isVisibleTo = (companyId: OfRow<'company'>) => sql<SqlBool>`(
  ${isRegistered} and not exists (
    select 1 from blocked_company
    where blocked_company.candidate_id = candidate.id and blocked_company.company_id = ${companyId}))`

type Gone = { companyId: RawBuilder<unknown>; candidateId: RawBuilder<unknown>; at: RawBuilder<unknown> }

/** The student had left, or blocked the company, by the moment `at`: nobody can be answered any more. */
export const wasGone = ({ companyId, candidateId, at }: Gone) => sql<SqlBool>`(
  exists (select from candidate_withdrawal gone where gone.candidate_id = ${candidateId} and gone.withdrawn_at < ${at})
  or exists (select from blocked_company gone where gone.candidate_id = ${candidateId}
    and gone.company_id = ${companyId} and gone.inserted_at < ${at}))`

/** False for a student who has left or blocks the company: nothing passes between them any more. */
export async function isStudentVisible(db: Db | Tx, { companyId, candidateId }: OfBoth) {
  const student = await db
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where(isVisibleTo(companyId))
    .executeTakeFirst()
  return student !== undefined
}

/** For statements that join `candidate`: a student who hides before a scout has arrived counts as never invited. */
export const hasArrivedOrIsOpen = sql<SqlBool>`(scout_invitation.status <> 'SCHEDULED' or candidate.status = 'ACTIVE')`

type CompanyAndStudents = { companyId: CompanyId; candidateIds: readonly OfRow<'candidate'>[] }
const sentInvitations = compiledOnce((db, { companyId, candidateIds }: CompanyAndStudents) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory', (join) =>
      ofSameCompany(join, 'templateMessageHistory.id', 'scoutInvitation.templateMessageHistoryId'),
    )
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'scoutInvitation.companyUserId'))
    .selectAll('scoutInvitation')
    .select('templateMessageHistory.subject')
    .select([wholeRow('job').as('job'), wholeRow('companyUser').as('companyUser')])
    .select((eb) => heldBooking(eb).as('booking'))
    .where('scoutInvitation.companyId', '=', companyId)
    .where(sql<SqlBool>`scout_invitation.candidate_id = any(${candidateIds}::uuid[])`)
    .orderBy('scoutInvitation.sentAt', 'desc'),
)

/** The company's invitations of each student, newest first, with the job, the sender, and the booked date. */
export async function findSentScoutInvitations(
  db: Db,
  companyId: CompanyId,
  candidateIds: readonly OfRow<'candidate'>[],
) {
  const rows = await sentInvitations(db, { companyId, candidateIds })
  const invitations = rows.map(({ job, companyUser, booking, ...row }) => ({
    ...row,
    job: readJob(job),
    companyUser: readCompanyUser(companyUser),
    booking: booking && readBooking(booking),
  }))
  return Map.groupBy(invitations, (row) => row.candidateId)
}

const contacts = compiledOnce((db, { companyId, candidateIds }: CompanyAndStudents) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'scoutInvitation.candidateId')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['candidateAccount.candidateId', 'candidateAccount.email', 'candidateAccount.phoneNumber'])
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .select(['candidateAccount.familyNameKana', 'candidateAccount.givenNameKana'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.candidateId', 'in', candidateIds)
    .where(isAcceptedNow)
    .where(isVisibleTo(companyId)),
)

/** A student's name and contact. The join is the permission: no row without an accepted invitation of this company. */
export async function findContacts(db: Db, companyId: CompanyId, candidateIds: readonly OfRow<'candidate'>[]) {
  const rows = await contacts(db, { companyId, candidateIds })
  return new Map(rows.map((row) => [row.candidateId, row]))
}

/** A student's name, for what the product itself tells the company; undefined unless the company may know it now. */
export const findDisclosedName = (db: Db | Tx, companyId: OfRow<'company'>, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'scoutInvitation.candidateId')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where(isAcceptedNow)
    .where(isVisibleTo(companyId))
    .limit(1)
    .executeTakeFirst()

/** The common texts that were sent, by their ids. */
export async function findTemplateMessages(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('templateMessageHistory')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findQuotations(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await db
    .selectFrom('scoutInvitationQuotation')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.scoutInvitationId)
}

const countsByJob = compiledOnce((db, { companyId, jobIds }: { companyId: CompanyId; jobIds: readonly string[] }) =>
  db
    .with('latest', (q) =>
      q
        .selectFrom('scoutInvitation')
        .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
        .select(['jobId', 'candidateId', 'scoutInvitation.status', statusNow.as('statusNow')])
        .where('companyId', '=', companyId)
        .where(sql<SqlBool>`job_id = any(${jobIds}::uuid[])`)
        .where(isVisibleTo(companyId))
        .where(hasArrivedOrIsOpen)
        .distinctOn(['jobId', 'candidateId'])
        .orderBy('jobId')
        .orderBy('candidateId')
        .orderBy('round', 'desc'),
    )
    .selectFrom('latest')
    .select((eb) => [
      'jobId',
      eb.fn.countAll<number>().as('sent'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'SCHEDULED').as('scheduled'),
      eb.fn
        .countAll<number>()
        .filterWhere('statusNow', '=', 'PENDING')
        .filterWhere('status', '!=', 'SCHEDULED')
        .as('pending'),
      eb.fn.countAll<number>().filterWhere('statusNow', '=', 'ACCEPTED').as('accepted'),
      eb.fn.countAll<number>().filterWhere('statusNow', '=', 'HIRED').as('hired'),
    ])
    .groupBy('jobId'),
)

/**
 * The number of students of each job by the status of their latest invitation to it. The job's list of scouts without an
 * answer holds the scheduled ones too.
 */
export async function countByJob(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const rows = await countsByJob(db, { companyId, jobIds })
  return new Map(rows.map((row) => [row.jobId, row]))
}
