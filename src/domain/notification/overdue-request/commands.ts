import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { notifyAbout } from '../commands.ts'

type Overdue = { companyId: string; scoutInvitationId: string; schedulingDateRequestId: string }

/** Longer than any run of holidays: what is older was told long ago. */
const longestDays = 30

/** Requests for dates that were to be answered by yesterday. */
export async function remindOfOverdueRequests(tx: Tx, now: Date) {
  const today = tokyoToday(now)
  const open = await tx
    .selectFrom('schedulingDateRequest')
    .select(['companyId', 'scoutInvitationId', 'id as schedulingDateRequestId', 'requestedAt'])
    .where('status', '=', 'REQUESTED')
    .where('requestedAt', '<', startOfTokyoDay(addDays(today, -answerBusinessDays)))
    .where('requestedAt', '>=', startOfTokyoDay(addDays(today, -longestDays)))
    .execute()
  const overdue = open.filter(({ requestedAt }) => addBusinessDays(tokyoToday(requestedAt), answerBusinessDays) < today)
  await enqueueMany(
    tx,
    'notify_request_overdue',
    overdue.map(({ companyId, scoutInvitationId, schedulingDateRequestId }): Overdue => ({
      companyId,
      scoutInvitationId,
      schedulingDateRequestId,
    })),
  )
}

/** K05 again, once each time the request was opened, while nobody has answered. */
export async function notifyRequestOverdue(tx: Tx, { schedulingDateRequestId, ...about }: Overdue) {
  const open = await tx
    .selectFrom('schedulingDateRequest')
    .select('requestedAt')
    .where('companyId', '=', about.companyId)
    .where('id', '=', schedulingDateRequestId)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirst()
  if (!open) return
  await notifyAbout(tx, 'K05', about, `${schedulingDateRequestId}:overdue:${tokyoToday(open.requestedAt)}`)
}
