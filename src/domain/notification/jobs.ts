import { countErased, recordErasure } from '#domain/audit/retention/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import type { Push } from '#platform/push-message.ts'
import { search } from './clock.ts'
import { forgetOldMails, sendNotificationMail, type MailJob, type MailWriting } from './delivery/mail/commands.ts'
import { sendPush, type PushJob } from './delivery/push/commands.ts'
import { tell } from './delivery/telling/commands.ts'
import { sendAccessChange } from './direct-mail/access-change/commands.ts'
import { sendAgentConsultationMail } from './direct-mail/agent-consultation/commands.ts'
import { sendInquiryMail, type InquiryMailJob } from './direct-mail/inquiry/commands.ts'
import { sendOfferResolutionMail, type OfferResolutionMailJob } from './direct-mail/offer-resolution/commands.ts'
import { sendPreRegistrationMail, type PreRegistrationMailJob } from './direct-mail/pre-registration/commands.ts'
import { sendCompanyRegistrationCode, sendCompanyUserInvitation } from './direct-mail/registration-code/commands.ts'
import { sendAdminInvitation } from './direct-mail/admin-invitation/commands.ts'
import { sendStaffChange } from './direct-mail/staff-change/commands.ts'
import { sendEmailChanged } from './direct-mail/email-changed/commands.ts'
import { sendPasswordChanged, sendPasswordReset } from './direct-mail/password-reset/commands.ts'
import { sendSignInUnlock } from './direct-mail/sign-in-unlock/commands.ts'
import { sendVerification } from './direct-mail/verification/commands.ts'
import { allKinds } from './kinds.ts'
import type { Site } from './mail-text.ts'
import { forgetOldDigestItems } from './news/digest/commands.ts'
import type { Occasion, Occasions, Search } from './occasions.ts'

type InTransaction = <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
type Context = {
  db: Db
  inTransaction: InTransaction
  mail: Pick<Mailer, 'send'>
  push: Push
  site: Site
  mailTokens: MailWriting['mailTokens']
}
type Job<Payload> = (payload: Payload, context: Pick<Context, 'inTransaction'>) => Promise<void>

/**
 * Sends the notifications of every kind that hears of the occasion, in one transaction. Kinds for many students follow
 * after it, in one transaction a batch. A job that runs again starts over and sends no notification twice.
 */
const hear =
  <Name extends Occasion>(name: Name): Job<Occasions[Name]> =>
  async (payload, { inTransaction }) => {
    const now = new Date()
    const forMany = await inTransaction(async (tx) => {
      const later = []
      for (const kind of allKinds)
        for (const about of await kind.hears(tx, name, payload, now))
          if (kind.reaches === 'students') later.push({ kind, about })
          else await tell(tx, kind, about, now)
      return later
    })
    for (const { kind, about } of forMany) {
      let after: OfRow<'candidate'> | null = null
      do {
        const from: OfRow<'candidate'> | null = after
        after = await inTransaction((tx) => tell(tx, kind, about, now, from))
      } while (after !== null)
    }
  }

const searches =
  (name: Search): Job<object> =>
  (_, { inTransaction }) =>
    inTransaction((tx) => search(tx, name, new Date()))

const searchJobs: Record<Search, Job<object>> = {
  remind_of_dates: searches('remind_of_dates'),
  remind_of_expiry: searches('remind_of_expiry'),
  remind_of_unchosen_dates: searches('remind_of_unchosen_dates'),
  remind_of_overdue_requests: searches('remind_of_overdue_requests'),
  remind_of_tomorrow: searches('remind_of_tomorrow'),
  remind_of_contract_ends: searches('remind_of_contract_ends'),
  remind_of_stale_jobs: searches('remind_of_stale_jobs'),
  remind_of_interest: searches('remind_of_interest'),
  announce_opened_events: searches('announce_opened_events'),
  queue_digests: searches('queue_digests'),
}

const occasionJobs: { [Name in Occasion]: Job<Occasions[Name]> } = {
  notify_scout_received: hear('notify_scout_received'),
  notify_scout_unanswered: hear('notify_scout_unanswered'),
  notify_scout_accepted: hear('notify_scout_accepted'),
  notify_scout_declined: hear('notify_scout_declined'),
  notify_scout_expired: hear('notify_scout_expired'),
  notify_scout_undelivered: hear('notify_scout_undelivered'),
  notify_assessment_scored: hear('notify_assessment_scored'),
  notify_assessment_check_ended: hear('notify_assessment_check_ended'),
  notify_unchosen_date: hear('notify_unchosen_date'),
  notify_booking_made: hear('notify_booking_made'),
  notify_booking_cancelled: hear('notify_booking_cancelled'),
  notify_date_full: hear('notify_date_full'),
  notify_dates_requested: hear('notify_dates_requested'),
  notify_request_overdue: hear('notify_request_overdue'),
  notify_dates_refused: hear('notify_dates_refused'),
  notify_dates_added: hear('notify_dates_added'),
  notify_date_changed: hear('notify_date_changed'),
  notify_date_reminder: hear('notify_date_reminder'),
  notify_job_published: hear('notify_job_published'),
  notify_job_changed: hear('notify_job_changed'),
  notify_job_stale: hear('notify_job_stale'),
  notify_students_interested: hear('notify_students_interested'),
  notify_event_opened: hear('notify_event_opened'),
  notify_profile_views: hear('notify_profile_views'),
  notify_new_device: hear('notify_new_device'),
  notify_password_changed: hear('notify_password_changed'),
  notify_email_changed: hear('notify_email_changed'),
  notify_phone_changed: hear('notify_phone_changed'),
  notify_action_required: hear('notify_action_required'),
  notify_welcome: hear('notify_welcome'),
  notify_withdrawn: hear('notify_withdrawn'),
  notify_export_ready: hear('notify_export_ready'),
  notify_assessment_voided: hear('notify_assessment_voided'),
  notify_tomorrow: hear('notify_tomorrow'),
  notify_contract_end: hear('notify_contract_end'),
  notify_outcome_told: hear('notify_outcome_told'),
  notify_sending_slowed: hear('notify_sending_slowed'),
  notify_scout_quota: hear('notify_scout_quota'),
  notify_contract_suspended: hear('notify_contract_suspended'),
  notify_contract_requested: hear('notify_contract_requested'),
  notify_invoice: hear('notify_invoice'),
  notify_contract_answered: hear('notify_contract_answered'),
  notify_member_joined: hear('notify_member_joined'),
  notify_pre_registration: hear('notify_pre_registration'),
  notify_inquiry: hear('notify_inquiry'),
  notify_offer_reported: hear('notify_offer_reported'),
  notify_offer_answered: hear('notify_offer_answered'),
  notify_webhook_off: hear('notify_webhook_off'),
  notify_digest: hear('notify_digest'),
}

export const jobs = {
  ...searchJobs,
  ...occasionJobs,
  send_mail: (payload: MailJob, { db, mail, site, mailTokens }: Context) =>
    sendNotificationMail(db, mail, { site, mailTokens }, payload),
  send_push: (payload: PushJob, { db, push }: Context) => sendPush(db, push, payload),
  send_pre_registration_mail: (payload: PreRegistrationMailJob, { db, mail, site }: Context) =>
    sendPreRegistrationMail(db, mail, site, payload),
  send_inquiry_mail: (payload: InquiryMailJob, { db, mail, site }: Context) => sendInquiryMail(db, mail, site, payload),
  send_offer_resolution_mail: (payload: OfferResolutionMailJob, { db, mail, site }: Context) =>
    sendOfferResolutionMail(db, mail, site, payload),
  send_sign_in_unlock: sendSignInUnlock,
  send_password_reset: sendPasswordReset,
  send_password_changed: sendPasswordChanged,
  send_company_registration_code: sendCompanyRegistrationCode,
  send_company_user_invitation: sendCompanyUserInvitation,
  send_staff_change: sendStaffChange,
  send_admin_invitation: sendAdminInvitation,
  send_email_changed: sendEmailChanged,
  send_verification: sendVerification,
  send_agent_consultation_mail: sendAgentConsultationMail,
  send_access_change: sendAccessChange,
  forget_old_notices: async (_: object, { db }: Pick<Context, 'db'>) => {
    await recordErasure(db, 'MAIL', countErased(await forgetOldMails(db)))
    await recordErasure(db, 'DIGEST', countErased(await forgetOldDigestItems(db)))
  },
}
