import type { Db, Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays, tokyoToday } from '#platform/tokyo-time.ts'
import { notifyAbout, notifyDateChanged, notifyDigest, type MailJob } from './commands.ts'
import {
  findBooking,
  findSchedulingDateRequest,
  isUnanswered,
  listBookingsOn,
  listExpiringOn,
  listWaitingForDates,
} from './facts.ts'
import type { Push } from '#platform/push-message.ts'
import { sendNotificationMail } from './mail.ts'
import { sendPush, type PushJob } from './push.ts'
import type { Site } from './mail-text.ts'
import { sendPreRegistrationMail, type PreRegistrationMailJob } from './pre-registration-mail.ts'
import { expiryReminderDays, reminders, type About, type Reminder } from './rules.ts'

type Context = {
  db: Db
  inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
  mail: Pick<Mailer, 'send'>
  push: Push
  site: Site
}

type OfScout = { companyId: string; scoutInvitationId: string }
type OfBooking = { companyId: string; bookingId: string }
type OfDateRequest = { companyId: string; schedulingDateRequestId: string }
type OfScheduling = { companyId: string; schedulingId: string }
type OfReminder = OfBooking & { kind: Reminder['kind']; day: string }
type OfDate = { companyId: string; schedulingDateId: string; scoutInvitationIds: string[] }

const aboutScout = ({ companyId, scoutInvitationId }: OfScout): About => ({ companyId, scoutInvitationId })

export const jobs = {
  notify_scout_received: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction((tx) => notifyAbout(tx, 'C01', aboutScout(payload), payload.scoutInvitationId)),
  // Put off again, or put off and about to expire: one reminder a day.
  notify_scout_unanswered: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const about = aboutScout(payload)
      if (await isUnanswered(tx, about))
        await notifyAbout(tx, 'C02', about, `${payload.scoutInvitationId}:${tokyoToday()}`)
    }),
  notify_scout_accepted: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction((tx) => notifyAbout(tx, 'K01', aboutScout(payload), payload.scoutInvitationId)),
  notify_scout_declined: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction((tx) => notifyDigest(tx, 'K02', aboutScout(payload))),
  notify_scout_expired: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      await notifyAbout(tx, 'C03', aboutScout(payload), payload.scoutInvitationId)
      await notifyDigest(tx, 'K03', aboutScout(payload))
    }),
  notify_booking_made: ({ companyId, bookingId }: OfBooking, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const booking = await findBooking(tx, companyId, bookingId)
      if (!booking) return
      await notifyAbout(tx, 'C05', booking.about, bookingId)
      await notifyAbout(tx, 'K04', booking.about, bookingId)
    }),
  notify_booking_cancelled: ({ companyId, bookingId }: OfBooking, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const booking = await findBooking(tx, companyId, bookingId)
      if (booking) await notifyAbout(tx, 'K06', booking.about, bookingId)
    }),
  notify_dates_requested: ({ companyId, schedulingDateRequestId }: OfDateRequest, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const request = await findSchedulingDateRequest(tx, companyId, schedulingDateRequestId)
      if (request) await notifyAbout(tx, 'K05', { companyId, ...request }, schedulingDateRequestId)
    }),
  notify_dates_refused: ({ companyId, schedulingDateRequestId }: OfDateRequest, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const request = await findSchedulingDateRequest(tx, companyId, schedulingDateRequestId)
      if (request) await notifyAbout(tx, 'C16', { companyId, ...request }, schedulingDateRequestId)
    }),
  notify_dates_added: ({ companyId, schedulingId }: OfScheduling, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      for (const { id, scoutInvitationId } of await listWaitingForDates(tx, companyId, schedulingId))
        await notifyAbout(tx, 'C07', { companyId, scoutInvitationId }, id)
    }),
  notify_date_changed: ({ companyId, schedulingDateId, scoutInvitationIds }: OfDate, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      for (const scoutInvitationId of scoutInvitationIds)
        await notifyDateChanged(tx, { companyId, scoutInvitationId, schedulingDateId })
    }),
  /** One job for each booking, so that one that fails holds up no other. */
  remind_of_dates: async (_: object, { inTransaction }: Context) => {
    for (const { kind, daysBefore, flag } of reminders) {
      const day = addDays(tokyoToday(), daysBefore)
      await inTransaction(async (tx) => {
        const bookings = await listBookingsOn(tx, day, flag)
        await enqueueMany(
          tx,
          'notify_date_reminder',
          bookings.map((booking): OfReminder => ({ ...booking, kind, day })),
        )
      })
    }
  },
  remind_of_expiry: async (_: object, { inTransaction }: Context) => {
    for (const daysBefore of expiryReminderDays)
      await inTransaction(async (tx) => {
        const scouts = await listExpiringOn(tx, addDays(tokyoToday(), daysBefore))
        await enqueueMany(tx, 'notify_scout_unanswered', scouts satisfies OfScout[])
      })
  },
  notify_date_reminder: ({ companyId, bookingId, kind, day }: OfReminder, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const booking = await findBooking(tx, companyId, bookingId)
      if (booking?.status === 'BOOKED') await notifyAbout(tx, kind, booking.about, `${bookingId}:${day}`)
    }),
  send_mail: (payload: MailJob, { db, mail, site }: Context) => sendNotificationMail(db, mail, site, payload),
  send_pre_registration_mail: (payload: PreRegistrationMailJob, { db, mail, site }: Context) =>
    sendPreRegistrationMail(db, mail, site, payload),
  send_push: (payload: PushJob, { db, push }: Context) => sendPush(db, push, payload),
}

/** 09:00 in Tokyo: nobody is woken. */
export const crontab = `
0 0 * * * remind_of_dates
0 0 * * * remind_of_expiry
`
