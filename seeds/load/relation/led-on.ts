import { addDays } from '#ground/day.ts'
import { dayMs, tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { seedId } from '../seed-id.ts'
import type { SeedInvitation } from '../seed-invitation.ts'

const wish = '平日の夕方か、土曜日の午前だと参加しやすいです。オンラインでも、名古屋の会場でも大丈夫です。'

/** A student who was led to a job whose dates are to follow, and has said since when it would suit. */
export async function loadLedOn(db: Db, invitation: SeedInvitation, jobId: string) {
  const { company, id, student, told: word, companyUserId } = invitation
  if (!word) return
  const offeredAt = word.toldAt
  const of = { companyId: company.id, scoutInvitationId: id, candidateId: student.id, step: 2 }
  await db
    .insertInto('scoutStep')
    .values({ ...of, companyUserId, schedulingId: null, jobId, offeredAt })
    .execute()
  await db
    .updateTable('scoutOutcome')
    .set({ jobId })
    .where('companyId', '=', company.id)
    .where('scoutInvitationId', '=', id)
    .execute()
  await db
    .updateTable('scoutInvitation')
    .set({ step: 2, schedulingStatus: null, scheduleBy: null })
    .where('companyId', '=', company.id)
    .where('id', '=', id)
    .execute()
  const wishedAt = new Date(offeredAt.getTime() + dayMs)
  await db
    .insertInto('schedulingDateRequest')
    .values({
      ...of,
      id: seedId(wishedAt, `request/${id}/2`),
      isBeforeDates: true,
      request: wish,
      preferredDates: [9, 12, 14].map((days) => addDays(tokyoDay(wishedAt), days)),
      preferredTimes: ['EVENING', 'EVENING', 'MORNING'],
      insertedAt: wishedAt,
      requestedAt: wishedAt,
    })
    .execute()
}
