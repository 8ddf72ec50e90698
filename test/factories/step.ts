import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { openStep } from '#domain/scout-invitation/step/commands.ts'
import type { Db } from '#platform/database/db.ts'
import { aScheduling, aSchedulingDate, inHours } from './scheduling.ts'
import { acceptedForScheduling, anInvited, type aSchedulingSender, aSeatFor } from './scout-invitation.ts'

type Sender = Awaited<ReturnType<typeof aSchedulingSender>>

/** A student who came to the date of the first step, which ended yesterday, or that many days ago. */
export async function anAttended(db: Db, sender: Sender, daysAgo = 1) {
  const answeredAt = inHours(-24 * daysAgo - 72)
  const student = await anInvited(db, sender, { ...acceptedForScheduling(), sentAt: answeredAt, answeredAt })
  const date = await sender.date({ startAt: inHours(-24 * daysAgo - 2), endAt: inHours(-24 * daysAgo - 1) })
  const booking = await aSeatFor(db, student.invitation, date)
  return { ...student, booking }
}

/** The dates of a further step: an interview with one date three days ahead. */
export async function someFurtherDates(db: Db, { company: { id: companyId } }: Sender) {
  const scheduling = await aScheduling(db, { companyId, type: 'INTERVIEW', title: '二次面接' })
  const date = await aSchedulingDate(db, { companyId, schedulingId: scheduling.id, startAt: inHours(72), capacity: 1 })
  return { scheduling, date }
}

/** Opens the next step of a relation, as the company's outcome does. */
export const aFurtherStep = (db: Db, viewer: CompanyViewer, invitationId: string, schedulingId: string) =>
  db.transaction().execute(async (tx) => {
    const invitation = await tx
      .selectFrom('scoutInvitation')
      .selectAll()
      .where('companyId', '=', viewer.companyId)
      .where('id', '=', invitationId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return openStep(tx, viewer, invitation, { schedulingId, companyUserId: viewer.companyUserId })
  })
