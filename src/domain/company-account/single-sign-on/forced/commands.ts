import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { tellOfAccessChange } from '../../access-change/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { isEmergencySignIn, mustSignInAtProvider } from './queries.ts'

/** Tells every ADMIN when the ADMIN for emergencies comes in with the password; does nothing for the others. */
export async function tellOfEmergencySignIn(tx: Tx, owner: { companyId: OfRow<'company'>; companyUserId: string }) {
  if (!(await isEmergencySignIn(tx, owner))) return
  const { companyId, companyUserId: subjectId } = owner
  await recordAudit(tx, 'system', [{ action: 'signInInEmergency', subject: 'company_user', subjectId, companyId }])
  await tellOfAccessChange(tx, owner, 'EMERGENCY_SIGN_IN')
}

type Spared = { emergencyUserId: string | null; ownSession: Buffer | null }

/** Ends the sessions of a company that were not opened at its provider. */
export const endPasswordSessions = (tx: Tx, { companyId }: CompanyViewer, { emergencyUserId, ownSession }: Spared) =>
  tx
    .updateTable('session')
    .set({ revokedAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where('secondFactor', 'is distinct from', 'SSO')
    .where('companyUserId', 'is distinct from', emergencyUserId)
    .where('tokenSha256', 'is distinct from', ownSession)
    .execute()

/**
 * Called behind the opening of a session that comes from no provider: the sign-in may have been forced since the
 * password was compared. The held row makes the two wait for each other. Refuses ssoAlreadyLinked.
 */
export async function refuseForcedSession(tx: Tx, owner: { companyId: OfRow<'company'>; companyUserId: string }) {
  await tx
    .selectFrom('singleSignOn')
    .select('mode')
    .where('companyId', '=', owner.companyId)
    .forShare()
    .executeTakeFirst()
  if (await mustSignInAtProvider(tx, owner))
    throw new Refusal('ssoAlreadyLinked', { values: { provider: companyAccountLabel } })
}
