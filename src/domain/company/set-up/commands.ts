import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { listMissingSetUpParts } from './queries.ts'
import { setUpPartLabels } from './rules.ts'

/**
 * Ends the first-time set-up: from now on students meet the company, and jobs can be published. The last look counts as
 * a check of the page. A second press changes nothing. Refuses company_set_up_incomplete with the missing parts.
 */
export async function completeCompanySetUp(tx: Tx, company: CompanyViewer) {
  const { companyId } = company
  // Held, so that a colleague who empties a part in the same moment comes before or after.
  const { setUpAt } = await tx
    .selectFrom('company')
    .select('setUpAt')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (setUpAt) return
  const missing = await listMissingSetUpParts(tx, companyId)
  if (missing.length > 0)
    throw new Refusal('company_set_up_incomplete', {
      values: { missing: missing.map((part) => setUpPartLabels[part]).join('、') },
    })
  await tx
    .updateTable('company')
    .set({ setUpAt: sql`now()`, checkedAt: sql`now()`, editedAt: sql`now()` })
    .where('id', '=', companyId)
    .execute()
  const action = 'completeCompanySetUp'
  await recordAudit(tx, company, [{ action, subject: 'company', subjectId: companyId, companyId, to: 'SET_UP' }])
}

/** 掲載内容の確認日: a company user confirms the page. The clock never sets it. */
export async function confirmCompanyPage(tx: Tx, company: CompanyViewer) {
  const { companyId } = company
  await tx
    .updateTable('company')
    .set({ checkedAt: sql`now()` })
    .where('id', '=', companyId)
    .execute()
  const action = 'confirmCompanyPage'
  await recordAudit(tx, company, [{ action, subject: 'company', subjectId: companyId, companyId }])
}
