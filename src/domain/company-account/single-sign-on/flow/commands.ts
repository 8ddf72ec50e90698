import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { singleSignOnMinutes } from '../rules.ts'

/** The secrets of a visit: `state` goes to the provider and back, `browser` stays in a cookie. */
export type VisitSecrets = { state: string; browser: string }
export type Visit = {
  companyId: OfRow<'company'>
  /** The ADMIN who tests the provider; null for a visitor who signs in. */
  companyUserId: string | null
  redirectTo: string | null
}
export type TakenVisit = Visit & { isOver: boolean }

/** Remembers that a visitor leaves for the provider of a company. */
export async function beginVisit(db: Db, { state, browser }: VisitSecrets, visit: Visit) {
  const { companyId, companyUserId, redirectTo } = visit
  await db
    .insertInto('singleSignOnFlow')
    .values({
      stateSha256: sha256(state),
      browserSha256: sha256(browser),
      companyId,
      companyUserId,
      // Spec silent: a longer address is forgotten, and the visitor comes to the home page.
      redirectTo: redirectTo !== null && redirectTo.length <= 2000 ? redirectTo : null,
      expiresAt: sql<Date>`now() + make_interval(mins => ${singleSignOnMinutes}::int)`,
    })
    .execute()
}

/** Takes the visit of these secrets; undefined for another browser or a second use. `isOver`: its minutes have passed. */
export const takeVisit = (db: Db | Tx, { state, browser }: VisitSecrets): Promise<TakenVisit | undefined> =>
  db
    .deleteFrom('singleSignOnFlow')
    .where('stateSha256', '=', sha256(state))
    .where('browserSha256', '=', sha256(browser))
    .returning(['companyId', 'companyUserId', 'redirectTo'])
    .returning(sql<boolean>`expires_at <= now()`.as('isOver'))
    .executeTakeFirst()

/** Called by the clock. */
export const forgetOldVisits = (db: Db) => eraseSome(db, 'singleSignOnFlow', sql`expires_at < now()`)
