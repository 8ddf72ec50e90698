import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { tellOfAccessChange } from '../../access-change/commands.ts'
import { isEmergencySignIn } from './queries.ts'

/** Tells every ADMIN when the ADMIN for emergencies comes in with the password; does nothing for the others. */
export async function tellOfEmergencySignIn(tx: Tx, owner: { companyId: OfRow<'company'>; companyUserId: string }) {
  if (!(await isEmergencySignIn(tx, owner))) return
  const { companyId, companyUserId: subjectId } = owner
  await recordAudit(tx, 'system', [{ action: 'signInInEmergency', subject: 'company_user', subjectId, companyId }])
  await tellOfAccessChange(tx, owner, 'EMERGENCY_SIGN_IN')
}
