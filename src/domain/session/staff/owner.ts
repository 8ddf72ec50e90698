import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'

/** The account of a company user or an operator. */
export type StaffOwner = { companyId: OfRow<'company'>; companyUserId: string } | { adminAccountId: string }
export type StaffViewer = CompanyViewer | AdminViewer
export type StaffArea = 'client' | 'admin'

export const staffOwnerOf = (viewer: StaffViewer): StaffOwner =>
  viewer.kind === 'admin'
    ? { adminAccountId: viewer.adminAccountId }
    : { companyId: viewer.companyId, companyUserId: viewer.companyUserId }

export const staffIdOf = (owner: StaffOwner) => ('adminAccountId' in owner ? owner.adminAccountId : owner.companyUserId)
export const staffAreaOf = (owner: StaffOwner): StaffArea => ('adminAccountId' in owner ? 'admin' : 'client')

type Act = { action: string; details?: Record<string, string | number | null> }

/** `actor` is 'system' before the session opens: the owner is proven, but is no viewer yet. */
export const recordStaffAct = (tx: Tx, actor: StaffViewer | 'system', owner: StaffOwner, { action, details }: Act) =>
  recordAudit(tx, actor, [
    {
      action,
      subject: 'adminAccountId' in owner ? 'admin_account' : 'company_user',
      subjectId: staffIdOf(owner),
      companyId: 'companyId' in owner ? owner.companyId : null,
      ...(details && { details }),
    },
  ])
