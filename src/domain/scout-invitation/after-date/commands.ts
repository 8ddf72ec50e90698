import { sql, type SqlBool } from 'kysely'
import { requireSchedulingDate } from '#domain/scheduling/queries.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { SchedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { moveBooking } from '../booking/commands.ts'
import { isStillAsPressed } from './queries.ts'

/**
 * Takes back what one press of 全員出席 has marked, and nothing that a colleague has changed or built on since. Returns
 * how many; a second press takes back nothing. Refuses not_found.
 */
export async function undoAllAttended(tx: Tx, company: CompanyViewer, id: SchedulingDateId, press: string) {
  const { companyId } = company
  await requireSchedulingDate(tx, companyId, id)
  if (!isUuid(press)) throw new Refusal('not_found')
  const pressed = await lockPressed(tx, companyId, id, press)
  for (const booking of pressed) await moveBooking(tx, company, 'undoAllAttended', 'undoAllAttended', booking)
  return pressed.length
}

/**
 * The bookings that stand as the press left them. Held with their invitations, and read once they are held: what two at
 * once took back, and a word or an evaluation that a colleague writes at this moment, is seen.
 */
async function lockPressed(tx: Tx, companyId: CompanyId, dateId: SchedulingDateId, press: string) {
  const held = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('booking', (join) => ofSameCompany(join, 'booking.scoutInvitationId', 'scoutInvitation.id'))
    .select('booking.id')
    .where('booking.companyId', '=', companyId)
    .where('booking.schedulingDateId', '=', dateId)
    .where('booking.attendancePress', '=', press)
    .orderBy('scoutInvitation.id')
    .forUpdate(['scoutInvitation', 'booking'])
    .execute()
  return (
    tx
      .selectFrom('booking')
      .select(['companyId', 'candidateId', 'id', 'status', 'scoutInvitationId'])
      .where('companyId', '=', companyId)
      .where(
        'id',
        'in',
        held.map(({ id }) => id),
      )
      .where('attendancePress', '=', press)
      .where(isStillAsPressed)
      // Beside another appointment of the same hour the booking cannot stand again.
      .where(
        sql<SqlBool>`not exists (select 1 from booking other where other.candidate_id = booking.candidate_id
        and other.status = 'BOOKED' and other.during && booking.during)`,
      )
      .orderBy('id')
      .execute()
  )
}
