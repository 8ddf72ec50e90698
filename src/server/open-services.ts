import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { openMailTokens } from '#domain/notification/setting/one-click/token.ts'
import { openWebhookSecrets } from '#domain/webhook/secret.ts'
import type { DeskServices, Services } from '#graphql/product-services.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { openCompanyOidc } from '#platform/outgoing/company-oidc.ts'
import type { Env } from '#platform/env.ts'
import { lineChatOf } from '#platform/outgoing/line-settings.ts'
import { openFiles } from '#platform/files/files.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { openOutbound, outboundFetch } from '#platform/outgoing/outbound.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { openTxtRecords } from '#platform/outgoing/txt-records.ts'

export const openServices = (env: Env): Services => ({
  files: openFiles(env),
  oneTimeCodes: openOneTimeCodes(env.sessionSecret, env.previousSecrets),
  relyingParty: relyingPartyAt(env.publicUrl, env.productName),
  sealing: openSealing(env.sessionSecret, env.previousSecrets),
  needsOperatorFactor: env.needsOperatorFactor,
  acceptedFcmTokens: env.push,
  lineChat: lineChatOf(env),
  scoutHours: env.scoutHours,
  mailTokens: openMailTokens(env.sessionSecret, env.previousSecrets),
  webhookSecrets: openWebhookSecrets(env.sessionSecret, env.previousSecrets),
  outboundReach: env.outbound,
  agentPartner: env.agentPartner,
  companyOidc: companyOidcOf(env),
  txtRecords: openTxtRecords(env),
})

export const openDeskServices = (env: Env): DeskServices => ({ issuer: env.invoiceIssuer })

/** The providers that companies name are called only where they are of the internet at large. */
const companyOidcOf = (env: Env) =>
  openCompanyOidc({
    sealing: openSealing(env.sessionSecret, env.previousSecrets),
    callbackOf: (companyId) => env.publicUrl + clientUrls.ssoCallback(companyId),
    allowHttp: env.outbound === 'any',
    fetch: outboundFetch(openOutbound(env), { timeoutMs: 8000, maxBytes: 1_000_000 }),
  })
