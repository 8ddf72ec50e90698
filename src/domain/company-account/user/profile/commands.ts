import { recordAudit } from '#domain/audit/commands.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { checkUserProfile, foldUserProfile, type UserProfile } from './rules.ts'

/** Saves the viewer's own profile; students read the new one with scouts they have already. Refuses invalid_input. */
export async function updateCompanyUserProfile(tx: Tx, company: CompanyViewer, form: UserProfile) {
  const { companyId, companyUserId } = company
  const profile = foldUserProfile(form)
  refuseInvalid(checkUserProfile(profile))
  await tx
    .updateTable('companyUser')
    .set(profile)
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .execute()
  await recordAudit(tx, company, [
    { action: 'updateCompanyUserProfile', subject: 'company_user', subjectId: companyUserId, companyId },
  ])
}
