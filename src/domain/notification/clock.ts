import type { Db, Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { remindOfContractEnds } from './contract-notice/commands.ts'
import { forgetOldDigestItems, queueDigests } from './digest/commands.ts'
import { announceOpenedEvents } from './encourage-event-opening/commands.ts'
import { listBookingsOn, listExpiringOn } from './facts.ts'
import { remindOfStaleJobs } from './job-notice/commands.ts'
import { forgetOldMails } from './mail-delivery/commands.ts'
import { notifyProfileViews } from './profile-view/commands.ts'
import { expiryReminderDays, reminders } from './rules.ts'
import { remindOfOverdueRequests } from './overdue-request/commands.ts'
import { remindOfTomorrow } from './tomorrow/commands.ts'
import { remindOfUnchosenDates } from './unchosen-date/commands.ts'

type Context = { db: Db; inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

const atItsTime =
  (act: (tx: Tx, now: Date) => Promise<unknown>) =>
  (_: object, { inTransaction }: Context) =>
    inTransaction((tx) => act(tx, new Date()))

/** What the clock calls. Each queues one job for everybody concerned, so that one that fails holds up no other. */
export const clockJobs = {
  remind_of_dates: atItsTime(async (tx, now) => {
    for (const { kind, daysBefore, flag } of reminders) {
      const day = addDays(tokyoToday(now), daysBefore)
      const bookings = await listBookingsOn(tx, day, flag)
      await enqueueMany(
        tx,
        'notify_date_reminder',
        bookings.map((booking) => ({ ...booking, kind, day })),
      )
    }
  }),
  remind_of_expiry: atItsTime(async (tx, now) => {
    for (const daysBefore of expiryReminderDays)
      await enqueueMany(tx, 'notify_scout_unanswered', await listExpiringOn(tx, addDays(tokyoToday(now), daysBefore)))
  }),
  remind_of_unchosen_dates: atItsTime(remindOfUnchosenDates),
  remind_of_overdue_requests: atItsTime(remindOfOverdueRequests),
  remind_of_tomorrow: atItsTime(remindOfTomorrow),
  remind_of_contract_ends: atItsTime(remindOfContractEnds),
  remind_of_stale_jobs: atItsTime(remindOfStaleJobs),
  announce_opened_events: atItsTime(announceOpenedEvents),
  notify_profile_views: atItsTime(notifyProfileViews),
  queue_digests: atItsTime(queueDigests),
  forget_old_notices: async (_: object, { db }: Context) => {
    await forgetOldMails(db)
    await forgetOldDigestItems(db)
  },
}

/** In UTC: 09:00 in Tokyo, when nobody is woken. A worker that was down at its hour makes up for it the same day. */
export const crontab = `
0 0 * * * remind_of_dates ?fill=10h
0 0 * * * remind_of_expiry ?fill=10h
0 0 * * * remind_of_unchosen_dates ?fill=10h
0 0 * * * remind_of_overdue_requests ?fill=10h
0 0 * * * remind_of_contract_ends ?fill=10h
0 0 * * * remind_of_stale_jobs ?fill=10h
0 0 * * * notify_profile_views ?fill=10h
0 0 * * * queue_digests ?fill=10h
0 8 * * * remind_of_tomorrow ?fill=4h
*/10 * * * * announce_opened_events
45 18 * * * forget_old_notices
`
