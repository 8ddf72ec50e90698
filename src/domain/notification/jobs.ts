import type { Db, Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import { tokyoToday } from '#platform/tokyo-time.ts'
import { notifyAbout, notifyDateChanged, notifyDigest, type MailJob } from './commands.ts'
import { findBooking, findSchedulingDateRequest, listWaitingForDates } from './facts.ts'
import { sendNotificationMail } from './mail.ts'
import type { Site } from './mail-text.ts'
import type { About } from './rules.ts'

type Context = {
  db: Db
  inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
  mail: Pick<Mailer, 'send'>
  site: Site
}

type OfScout = { companyId: string; scoutInvitationId: string }
type OfBooking = { companyId: string; bookingId: string }
type OfDateRequest = { companyId: string; schedulingDateRequestId: string }
type OfScheduling = { companyId: string; schedulingId: string }
type OfDate = { companyId: string; schedulingDateId: string; scoutInvitationIds: string[] }

const aboutScout = ({ companyId, scoutInvitationId }: OfScout): About => ({ companyId, scoutInvitationId })

export const jobs = {
  notify_scout_received: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction((tx) => notifyAbout(tx, 'C01', aboutScout(payload), payload.scoutInvitationId)),
  // A student may put an answer off again: one reminder a day.
  notify_scout_postponed: (payload: OfScout, { inTransaction }: Context) =>
    inTransaction((tx) => notifyAbout(tx, 'C02', aboutScout(payload), `${payload.scoutInvitationId}:${tokyoToday()}`)),
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
      await notifyAbout(tx, 'C05', { companyId, ...booking }, bookingId)
      await notifyAbout(tx, 'K04', { companyId, ...booking }, bookingId)
    }),
  notify_booking_cancelled: ({ companyId, bookingId }: OfBooking, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const booking = await findBooking(tx, companyId, bookingId)
      if (booking) await notifyAbout(tx, 'K06', { companyId, ...booking }, bookingId)
    }),
  notify_dates_requested: ({ companyId, schedulingDateRequestId }: OfDateRequest, { inTransaction }: Context) =>
    inTransaction(async (tx) => {
      const request = await findSchedulingDateRequest(tx, companyId, schedulingDateRequestId)
      if (request) await notifyAbout(tx, 'K05', { companyId, ...request }, schedulingDateRequestId)
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
  send_mail: (payload: MailJob, { db, mail, site }: Context) => sendNotificationMail(db, mail, site, payload),
}
