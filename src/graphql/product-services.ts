import type { AgentPartner } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import type { AcceptedFcmTokens } from '#domain/push-device/rules.ts'
import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import type { InvoiceIssuer } from '#domain/company/contract/invoice/issuer.ts'
import type { MailTokens } from '#domain/notification/setting/one-click/token.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import type { WebhookSecrets } from '#domain/webhook/secret.ts'
import type { CompanyOidc } from '#platform/outgoing/company-oidc.ts'
import type { Db } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import type { Reach } from '#platform/outgoing/public-address.ts'
import type { LineChat } from '#platform/outgoing/line-settings.ts'
import type { Relay } from '#platform/queue/relay.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import type { TxtRecords } from '#platform/outgoing/txt-records.ts'

/**
 * Opened once from the settings, the same for every viewer and for the jobs. Senders of mails, SMS and pushes are not
 * among them: a resolver queues a job, which is sent only if the mutation commits.
 */
export type Services = {
  files: Files
  oneTimeCodes: OneTimeCodes
  relyingParty: RelyingParty
  sealing: Sealing
  /** Whether the settings ask operators for a second factor. */
  needsOperatorFactor: boolean
  acceptedFcmTokens: AcceptedFcmTokens
  /** The official account in LINE; null: there is none. */
  lineChat: LineChat | null
  scoutHours: SendingHours
  /** Tokens of the mails whose kind their reader may end. */
  mailTokens: MailTokens
  webhookSecrets: WebhookSecrets
  /** Where addresses that people type may lead. */
  outboundReach: Reach
  /** The partner a student may be handed over to; null while none is named. */
  agentPartner: AgentPartner | null
  /** The OpenID providers of companies. */
  companyOidc: CompanyOidc
  txtRecords: TxtRecords
}

/** Services of the admin schema alone. */
export type DeskServices = {
  /** The operator as invoices name it. */
  issuer: InvoiceIssuer
}

/** The ways of a request to the database. */
export type Connections = {
  /** For reading; a question that may go to a replica reads there. */
  db: Db
  /** Never a replica: for what decides whether somebody may read. */
  primaryDb: Db
  /** For the candidate search: few connections and short timeouts, so that a search never delays a booking. */
  searchDb: Db
  relay: Relay
}
