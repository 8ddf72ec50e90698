import type { Db, Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import type { Push } from '#platform/push-message.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { notifyActionRequired, notifyNewDevice } from './account-notice/commands.ts'
import { notifyApplication } from './application/commands.ts'
import { clockJobs } from './clock.ts'
import { notifyAbout, notifyDateChanged } from './list/commands.ts'
import { notifyContractEnd, notifyQuota } from './contract-notice/commands.ts'
import { notifyDigest } from './news/digest/commands.ts'
import { notifyEventOpened } from './encourage-event-opening/commands.ts'
import {
  findBooking,
  findSchedulingDateRequest,
  isDeclinedForGood,
  isUnanswered,
  listWaitingForDates,
} from './facts/queries.ts'
import { notifyJobPublished, notifyJobStale } from './job-notice/commands.ts'
import { sendNotificationMail, type MailJob } from './delivery/mail/commands.ts'
import type { Site } from './mail-text.ts'
import { notifyContractSuspended, notifyWithdrawn } from './leaving/commands.ts'
import { notifyMemberInvited, notifyMemberJoined, type OfMember } from './member/commands.ts'
import { notifyRequestOverdue } from './overdue-request/commands.ts'
import { sendPreRegistrationMail, type PreRegistrationMailJob } from './direct-mail/pre-registration/commands.ts'
import { sendSignInUnlock } from './direct-mail/sign-in-unlock/commands.ts'
import { sendPush, type PushJob } from './delivery/push/commands.ts'
import type { About, AboutKind, Reminder } from './kind.ts'
import { notifyTomorrow } from './tomorrow/commands.ts'
import { notifyUndelivered } from './undelivered/commands.ts'
import { notifyUnchosenDate } from './unchosen-date/commands.ts'

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

/** A job that is one command in one transaction. */
const inOne =
  <Payload>(act: (tx: Tx, payload: Payload) => Promise<unknown>) =>
  (payload: Payload, { inTransaction }: Context) =>
    inTransaction((tx) => act(tx, payload))

/** One transaction a batch; again from the start, what is told already stays as it is. */
const inBatches =
  <Payload>(act: (tx: Tx, payload: Payload, after: string | null) => Promise<string | null>) =>
  async (payload: Payload, { inTransaction }: Context) => {
    let after: string | null = null
    do {
      const from: string | null = after
      after = await inTransaction((tx) => act(tx, payload, from))
    } while (after !== null)
  }

const aboutBooking = inOne<OfBooking & { kinds: readonly ('C05' | 'K04' | 'K06' | 'K07')[] }>(
  async (tx, { companyId, bookingId, kinds }) => {
    const booking = await findBooking(tx, companyId, bookingId)
    if (!booking) return
    for (const kind of kinds) await notifyAbout(tx, kind, booking.about, bookingId)
  },
)

const aboutRequest = inOne<OfDateRequest & { kind: 'K05' | 'C16' }>(
  async (tx, { companyId, schedulingDateRequestId, kind }) => {
    const request = await findSchedulingDateRequest(tx, companyId, schedulingDateRequestId)
    if (request) await notifyAbout(tx, kind, { companyId, ...request }, schedulingDateRequestId)
  },
)

export const jobs = {
  ...clockJobs,
  notify_scout_received: inOne<OfScout>((tx, scout) =>
    notifyAbout(tx, 'C01', aboutScout(scout), scout.scoutInvitationId),
  ),
  // Put off again, or put off and about to expire: one reminder a day.
  notify_scout_unanswered: inOne<OfScout>(async (tx, scout) => {
    const about = aboutScout(scout)
    if (await isUnanswered(tx, about)) await notifyAbout(tx, 'C02', about, `${scout.scoutInvitationId}:${tokyoToday()}`)
  }),
  notify_scout_accepted: inOne<OfScout>((tx, scout) =>
    notifyAbout(tx, 'K01', aboutScout(scout), scout.scoutInvitationId),
  ),
  // The student may have taken the decline back, or declined once more. A decline that is not final yet has a job of
  // its own.
  notify_scout_declined: inOne<OfScout>(async (tx, scout) => {
    const about = aboutScout(scout)
    if (await isDeclinedForGood(tx, about)) await notifyAbout(tx, 'K02', about, scout.scoutInvitationId)
  }),
  notify_scout_expired: inOne<OfScout>(async (tx, scout) => {
    await notifyAbout(tx, 'C03', aboutScout(scout), scout.scoutInvitationId)
    await notifyAbout(tx, 'K03', aboutScout(scout), scout.scoutInvitationId)
  }),
  notify_scout_undelivered: inOne(notifyUndelivered),
  notify_unchosen_date: inOne(notifyUnchosenDate),
  notify_booking_made: (of: OfBooking, context: Context) => aboutBooking({ ...of, kinds: ['C05', 'K04'] }, context),
  notify_booking_cancelled: (of: OfBooking, context: Context) => aboutBooking({ ...of, kinds: ['K06'] }, context),
  notify_date_full: (of: OfBooking, context: Context) => aboutBooking({ ...of, kinds: ['K07'] }, context),
  notify_dates_requested: (of: OfDateRequest, context: Context) => aboutRequest({ ...of, kind: 'K05' }, context),
  notify_request_overdue: inOne(notifyRequestOverdue),
  notify_dates_refused: (of: OfDateRequest, context: Context) => aboutRequest({ ...of, kind: 'C16' }, context),
  notify_dates_added: inOne<OfScheduling>(async (tx, { companyId, schedulingId }) => {
    for (const { id, scoutInvitationId, requestedAt } of await listWaitingForDates(tx, companyId, schedulingId))
      await notifyAbout(tx, 'C07', { companyId, scoutInvitationId }, `${id}:${tokyoToday(requestedAt)}`)
  }),
  notify_date_changed: inOne<OfDate>(async (tx, { companyId, schedulingDateId, scoutInvitationIds }) => {
    for (const scoutInvitationId of scoutInvitationIds)
      await notifyDateChanged(tx, { companyId, scoutInvitationId, schedulingDateId })
  }),
  notify_date_reminder: inOne<OfReminder>(async (tx, { companyId, bookingId, kind, day }) => {
    const booking = await findBooking(tx, companyId, bookingId)
    if (booking?.status === 'BOOKED') await notifyAbout(tx, kind, booking.about, `${bookingId}:${day}`)
  }),
  notify_job_published: inBatches(notifyJobPublished),
  notify_job_stale: inOne(notifyJobStale),
  notify_event_opened: inBatches(notifyEventOpened),
  notify_new_device: inOne(notifyNewDevice),
  notify_action_required: inOne<AboutKind['C15']>((tx, about) => notifyActionRequired(tx, about, new Date())),
  notify_tomorrow: inOne(notifyTomorrow),
  notify_contract_end: inOne(notifyContractEnd),
  notify_scout_quota: inOne(notifyQuota),
  notify_member_invited: inOne<OfMember>((tx, member) => notifyMemberInvited(tx, member, new Date())),
  notify_member_joined: inOne(notifyMemberJoined),
  notify_contract_suspended: inOne(notifyContractSuspended),
  notify_withdrawn: inOne(notifyWithdrawn),
  notify_pre_registration: inOne(notifyApplication),
  notify_digest: inOne(notifyDigest),
  send_mail: (payload: MailJob, { db, mail, site }: Context) => sendNotificationMail(db, mail, site, payload),
  send_pre_registration_mail: (payload: PreRegistrationMailJob, { db, mail, site }: Context) =>
    sendPreRegistrationMail(db, mail, site, payload),
  send_sign_in_unlock: sendSignInUnlock,
  send_push: (payload: PushJob, { db, push }: Context) => sendPush(db, push, payload),
}
