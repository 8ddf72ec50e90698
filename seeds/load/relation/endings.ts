import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { noticeHours } from '#domain/scout-invitation/outcome/rules.ts'
import { addDays } from '#ground/day.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { dayMs, tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import type { SeedInvitation } from '../seed-invitation.ts'
import { onDay } from './dates.ts'

/** A word that is told in the morning. */
export const loadHeldWord = (db: Db, { company, id, student, companyUserId }: SeedInvitation, now: Date) =>
  db
    .insertInto('scoutOutcome')
    .values({
      companyId: company.id,
      scoutInvitationId: id,
      candidateId: student.id,
      companyUserId,
      step: 1,
      outcome: 'NEXT_STEP',
      message:
        '先日は、研究の失敗を整理したノートまで見せていただき、ありがとうございました。もう一度お話ししたいと、同席した全員が考えています。次の日程は、改めてここでご案内します。',
      writtenAt: now,
      tellsAt: nextMorning(now),
    })
    .execute()

function nextMorning(now: Date) {
  const today = onDay(now, 0, noticeHours.from)
  return now < today ? today : new Date(today.getTime() + dayMs)
}

/** The company has recorded that it hired the student, whose word is awaited. */
export async function loadHire(db: Db, { company, id, student, companyUserId, told: word }: SeedInvitation, now: Date) {
  const at = new Date(now.getTime() - dayMs)
  await db
    .insertInto('offerReport')
    .values({
      companyId: company.id,
      scoutInvitationId: id,
      candidateId: student.id,
      companyUserId,
      recordedBy: 'COMPANY',
      acceptedOn: addDays(tokyoToday(now), -4),
      answerBy: endOfTokyoDay(addBusinessDays(tokyoToday(at), answerBusinessDays)),
      insertedAt: at,
    })
    .execute()
  await db
    .updateTable('scoutInvitation')
    .set({ status: 'HIRED', endedAt: at, ...(word ? {} : { outcomeToldAt: at }) })
    .where('companyId', '=', company.id)
    .where('id', '=', id)
    .execute()
}

/** A scout that the company took back before it was answered. */
export const loadWithdrawn = (db: Db, { company, id }: SeedInvitation, now: Date) =>
  db
    .updateTable('scoutInvitation')
    .set({ endedAt: new Date(now.getTime() - dayMs), withdrawnBy: company.userIds[1] ?? null })
    .where('companyId', '=', company.id)
    .where('id', '=', id)
    .execute()
