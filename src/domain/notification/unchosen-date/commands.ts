import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { notifyAbout } from '../commands.ts'
import { choiceReminderDays } from '../rules.ts'

type Unchosen = { companyId: string; scoutInvitationId: string; days: number }

/** Whoever accepted so many Tokyo days ago and has neither chosen a date nor asked for others. */
export async function remindOfUnchosenDates(tx: Tx, now: Date) {
  for (const days of choiceReminderDays) {
    const day = addDays(tokyoToday(now), -days)
    const waiting = await tx
      .selectFrom('scoutInvitation')
      .select(['companyId', 'id as scoutInvitationId'])
      .where('status', '=', 'ACCEPTED')
      .where('schedulingStatus', '=', 'PENDING')
      .where('answeredAt', '>=', startOfTokyoDay(day))
      .where('answeredAt', '<', startOfTokyoDay(addDays(day, 1)))
      .execute()
    await enqueueMany(
      tx,
      'notify_unchosen_date',
      waiting.map((row): Unchosen => ({ ...row, days })),
    )
  }
}

/** C04: once for each of the two days. */
export const notifyUnchosenDate = (tx: Tx, { companyId, scoutInvitationId, days }: Unchosen) =>
  notifyAbout(tx, 'C04', { companyId, scoutInvitationId }, `${scoutInvitationId}:${days}`)
