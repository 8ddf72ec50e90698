import type { NotNull } from 'kysely'
import type { Fill } from './filled-world.ts'

/** Rows about the dates of a filled student, whose scout has a booking. */
export const dateFills: Record<string, Fill> = {
  waiting_place: async ({ app, candidateId, companyId, invitation }) => {
    const { schedulingDateId } = await app.db
      .selectFrom('booking')
      .select('schedulingDateId')
      .where('scoutInvitationId', '=', invitation.id)
      .$narrowType<{ schedulingDateId: NotNull }>()
      .executeTakeFirstOrThrow()
    const place = { companyId, candidateId, schedulingDateId, scoutInvitationId: invitation.id }
    await app.db
      .insertInto('waitingPlace')
      .values({ ...place, status: 'LEFT' })
      .execute()
  },
  day_notice: async ({ app, candidateId, companyId, invitation }) => {
    const { id: bookingId } = await app.db
      .selectFrom('booking')
      .select('id')
      .where('scoutInvitationId', '=', invitation.id)
      .executeTakeFirstOrThrow()
    await app.db.insertInto('dayNotice').values({ companyId, candidateId, bookingId, kind: 'ABSENT' }).execute()
  },
}
