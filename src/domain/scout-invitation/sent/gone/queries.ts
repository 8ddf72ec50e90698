import { sql, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { BookingId, CandidateId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { isVisibleTo } from '../queries.ts'

/** The scout, the student, or the booking of one of the own dates that an address names. */
type Named =
  | { scoutInvitationId: ScoutInvitationId }
  | { candidateId: CandidateId }
  | { bookingId: BookingId; companyUserId: string }

function isNamed(named: Named) {
  if ('scoutInvitationId' in named) return sql<SqlBool>`scout_invitation.id = ${named.scoutInvitationId}`
  if ('candidateId' in named) return sql<SqlBool>`candidate.id = ${named.candidateId}`
  return sql<SqlBool>`exists (
    select from booking join scheduling_date_notified_company_user mine
      on mine.company_id = booking.company_id and mine.scheduling_date_id = booking.scheduling_date_id
    where booking.company_id = scout_invitation.company_id and booking.scout_invitation_id = scout_invitation.id
      and booking.id = ${named.bookingId} and mine.company_user_id = ${named.companyUserId})`
}

/** A scout of the company has arrived at a student who left since, or who blocks the company: both read alike. */
async function isGone(db: Db, companyId: CompanyId, named: Named) {
  const scout = await db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select('scoutInvitation.id')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')
    .where(isNamed(named))
    .where((eb) => eb.not(isVisibleTo(companyId)))
    .limit(1)
    .executeTakeFirst()
  return scout !== undefined
}

/** For the pages of a relation: not_found is student_gone where the student is gone. */
export async function orStudentGone<Row>(
  found: Promise<Row>,
  ...[db, companyId, named]: Parameters<typeof isGone>
): Promise<Row> {
  try {
    return await found
  } catch (error) {
    const isMissing = error instanceof Refusal && error.code === 'not_found'
    throw isMissing && (await isGone(db, companyId, named)) ? new Refusal('student_gone') : error
  }
}
