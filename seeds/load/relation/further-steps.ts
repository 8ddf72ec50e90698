import { endOfTokyoDay } from '#ground/time/moment.ts'
import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import type { Db } from '#platform/database/db.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { SeedCompany } from '../companies.ts'
import type { SeedDate } from '../scheduling.ts'
import type { SeedInvitation } from '../seed-invitation.ts'
import { seedId } from '../seed-id.ts'

type Further = { schedulingId: string; date?: SeedDate }

/** The second step of a relation, opened by the word that was told: its dates are to be chosen, or one is. */
export async function loadFurtherStep(db: Db, invitation: SeedInvitation, { schedulingId, date }: Further) {
  const { company, id, student, told: word, companyUserId } = invitation
  if (!word) return
  const offeredAt = word.toldAt
  const of = { companyId: company.id, scoutInvitationId: id, candidateId: student.id }
  await db
    .insertInto('scoutStep')
    .values({ ...of, companyUserId, step: 2, schedulingId, offeredAt })
    .execute()
  await db
    .updateTable('scoutOutcome')
    .set({ schedulingId })
    .where('companyId', '=', company.id)
    .where('scoutInvitationId', '=', id)
    .execute()
  await db
    .updateTable('scoutInvitation')
    .set({
      step: 2,
      scheduleBy: null,
      ...(date
        ? { schedulingStatus: 'ACCEPTED' as const }
        : { schedulingStatus: 'PENDING' as const, chooseBy: endOfTokyoDay(offeredAt, scheduleDays) }),
    })
    .where('companyId', '=', company.id)
    .where('id', '=', id)
    .execute()
  if (!date) return
  const insertedAt = new Date(offeredAt.getTime() + 5 * 3_600_000)
  await db
    .insertInto('booking')
    .values({
      ...of,
      id: seedId(insertedAt, `booking/${id}/2`),
      schedulingDateId: date.id,
      step: 2,
      status: 'BOOKED',
      during: `[${date.startAt.toISOString()},${date.endAt.toISOString()})`,
      insertedAt,
    })
    .execute()
}

type NextScheduling = { title: string; belongings?: string[]; emergencyContact?: string }

/** Dates for those who go on: interviews of no job. */
export async function loadNextScheduling(db: Db, company: SeedCompany, about: NextScheduling, now: Date) {
  const id = seedId(new Date(now.getTime() - 20 * dayMs), `${company.id}/scheduling/next`)
  const place = { location: 'オンライン', url: 'https://meet.example.jp/next' }
  await db
    .insertInto('scheduling')
    .values({ companyId: company.id, id, type: 'INTERVIEW', ...place, ...about })
    .execute()
  return id
}
