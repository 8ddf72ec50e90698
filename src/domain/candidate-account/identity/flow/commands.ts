import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Campaign } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { Consents } from '../../registration/rules.ts'
import { flowMinutes, typingMinutes } from '../rules.ts'

export type Intent = 'SIGN_IN' | 'REGISTER' | 'LINK'
/** The secrets of a flow: `state` goes to the service and back, `browser` stays in a cookie. */
export type FlowSecrets = { state: string; browser: string }
export type Flow = {
  provider: string
  intent: Intent
  /** The student who links the service; null for a visitor. */
  candidateId: OfRow<'candidate'> | null
  redirectTo: string | null
  campaign: Campaign
  /** The versions that a visitor who registers agreed to before leaving; null for the others. */
  consents: Consents | null
  /** Whom the service named, while the mail address is still to be typed. */
  subject: string | null
}

type TakenFlow = Flow & { isOver: boolean }

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`

/** Remembers why a visitor leaves for another service. */
export async function beginFlow(db: Db, secrets: FlowSecrets, flow: Flow) {
  const { provider, intent, candidateId, redirectTo, campaign, consents, subject } = flow
  await db
    .insertInto('oidcFlow')
    .values({
      provider,
      intent,
      candidateId,
      subject,
      // Spec silent: a longer address is forgotten, and the visitor comes to the home page.
      redirectTo: redirectTo !== null && redirectTo.length <= 2000 ? redirectTo : null,
      campaign: JSON.stringify(campaign),
      consents: consents && JSON.stringify(consents),
      stateSha256: sha256(secrets.state),
      browserSha256: sha256(secrets.browser),
      expiresAt: inMinutes(subject === null ? flowMinutes : typingMinutes),
    })
    .execute()
}

const columns = ['provider', 'intent', 'candidateId', 'redirectTo', 'campaign', 'consents', 'subject'] as const

/** Takes the flow of these secrets; undefined for another browser or a second use. `isOver`: its minutes have passed. */
export async function takeFlow(db: Db | Tx, { state, browser }: FlowSecrets): Promise<TakenFlow | undefined> {
  const row = await db
    .deleteFrom('oidcFlow')
    .where('stateSha256', '=', sha256(state))
    .where('browserSha256', '=', sha256(browser))
    .returning(columns)
    .returning(sql<boolean>`expires_at <= now()`.as('isOver'))
    .executeTakeFirst()
  return row && { ...row, campaign: row.campaign as Campaign, consents: row.consents as Consents | null }
}

/** The provider of a flow that waits for a mail address. */
export const findTypingFlow = (db: Db, { state, browser }: FlowSecrets) =>
  db
    .selectFrom('oidcFlow')
    .select('provider')
    .where('stateSha256', '=', sha256(state))
    .where('browserSha256', '=', sha256(browser))
    .where('subject', 'is not', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Called by the clock. */
export const forgetOldFlows = (db: Db) => eraseSome(db, 'oidcFlow', sql`expires_at < now()`)
