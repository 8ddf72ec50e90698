import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** Holds the invitation of a booking, before the booking itself, as every act of a student holds them. */
export const lockInvitationOf = (tx: Tx, companyId: OfRow<'company'>, bookingId: string) =>
  invitationsOfBookings(tx, companyId).where('booking.id', '=', bookingId).executeTakeFirst()

/** As `lockInvitationOf`, for the code at the door of a date. */
export const lockInvitationOfCode = (tx: Tx, companyId: OfRow<'company'>, dateId: string, code: string) =>
  invitationsOfBookings(tx, companyId)
    .where('booking.schedulingDateId', '=', dateId)
    .where('booking.checkInCode', '=', code)
    .executeTakeFirst()

const invitationsOfBookings = (tx: Tx, companyId: OfRow<'company'>) =>
  tx
    .selectFrom('scoutInvitation')
    .innerJoin('booking', (join) => ofSameCompany(join, 'booking.scoutInvitationId', 'scoutInvitation.id'))
    .selectAll('scoutInvitation')
    .select('booking.step as bookedStep')
    .where('booking.companyId', '=', companyId)
    .forUpdate('scoutInvitation')
