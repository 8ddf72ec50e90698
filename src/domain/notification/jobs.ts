import { eraseByTerm } from '#domain/audit/retention/commands.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import type { Line } from '#platform/outgoing/line.ts'
import type { Push } from '#platform/outgoing/push-message.ts'
import { holdIfStopped } from '#platform/queue/hold.ts'
import { clocks, search } from './clock.ts'
import { forgetOldMails, sendNotificationMail, type MailJob, type MailWriting } from './delivery/mail/commands.ts'
import { sendLineReply } from './delivery/line/commands.ts'
import { sendPush, type PushJob } from './delivery/push/commands.ts'
import type { StoppableJob } from './delivery/stop/kinds.ts'
import { tell } from './delivery/telling/commands.ts'
import { sendAccessChange } from './direct-mail/access-change/commands.ts'
import {
  sendAgentConsultationMail,
  type AgentConsultationMail,
  type AgentConsultationMailJob,
} from './direct-mail/agent-consultation/commands.ts'
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
import { forgetOldNotices } from './list/commands.ts'
import { occasions, searches, type Occasion, type Occasions, type Search } from './occasions.ts'

type Context = {
  db: Db
  inTransaction: InTransaction
  mail: Pick<Mailer, 'send'>
  push: Push
  line: Line
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

const searchFor =
  (name: Search): Job<object> =>
  (_, { inTransaction }) =>
    inTransaction((tx) => search(tx, name, new Date()))

const searchJobs = Object.fromEntries(searches.map((name) => [name, searchFor(name)])) as Record<Search, Job<object>>

type OccasionJobs = { [Name in Occasion]: Job<Occasions[Name]> }
const occasionJobs = Object.fromEntries(
  Object.keys(occasions).map((name) => [name, hear(name as Occasion)]),
) as unknown as OccasionJobs

/** Direct mails have no row to claim: each asks first whether an operator has stopped its kind. */
const unlessStopped =
  <Payload extends object, Needs extends { db: Db }>(
    job: StoppableJob,
    send: (payload: Payload, needs: Needs) => Promise<unknown>,
  ) =>
  async (payload: Payload, needs: Needs) => {
    const stop = { channel: 'MAIL', kind: job } as const
    if (!(await holdIfStopped(needs.db, { stop, job, payload }))) await send(payload, needs)
  }

const stoppableDirectMails = {
  send_pre_registration_mail: unlessStopped(
    'send_pre_registration_mail',
    (payload: PreRegistrationMailJob, { db, mail, site }: Context) => sendPreRegistrationMail(db, mail, site, payload),
  ),
  send_inquiry_mail: unlessStopped('send_inquiry_mail', (payload: InquiryMailJob, { db, mail, site }: Context) =>
    sendInquiryMail(db, mail, site, payload),
  ),
  send_offer_resolution_mail: unlessStopped(
    'send_offer_resolution_mail',
    (payload: OfferResolutionMailJob, { db, mail, site }: Context) => sendOfferResolutionMail(db, mail, site, payload),
  ),
  send_agent_consultation_mail: unlessStopped(
    'send_agent_consultation_mail',
    (payload: AgentConsultationMailJob, needs: AgentConsultationMail & { db: Db }) =>
      sendAgentConsultationMail(payload, needs),
  ),
}

export const jobs = {
  ...searchJobs,
  ...occasionJobs,
  send_mail: (payload: MailJob, { db, mail, site, mailTokens }: Context) =>
    sendNotificationMail(db, mail, { site, mailTokens }, payload),
  send_push: (payload: PushJob, { db, push, line }: Context) => sendPush(db, { push, line }, payload),
  send_line_reply: sendLineReply,
  ...stoppableDirectMails,
  send_sign_in_unlock: sendSignInUnlock,
  send_password_reset: sendPasswordReset,
  send_password_changed: sendPasswordChanged,
  send_company_registration_code: sendCompanyRegistrationCode,
  send_company_user_invitation: sendCompanyUserInvitation,
  send_staff_change: sendStaffChange,
  send_admin_invitation: sendAdminInvitation,
  send_email_changed: sendEmailChanged,
  send_verification: sendVerification,
  send_access_change: sendAccessChange,
  forget_old_notices: (_: object, { inTransaction }: Pick<Context, 'inTransaction'>) =>
    eraseByTerm(inTransaction, [
      ['MAIL', forgetOldMails],
      ['DIGEST', forgetOldDigestItems],
      ['NOTICE', forgetOldNotices],
    ]),
}

const lines = clocks.map(({ at, fill, calls }) => `${at} ${calls}${fill ? ` ?fill=${fill}` : ''}`)

/** In UTC. Kinds that share a search share its line; the last line deletes old mails, digest items and notices. */
export const crontab = [...new Set(lines), '45 18 * * * forget_old_notices'].join('\n')
