import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { checkPoints } from '../rules.ts'
import { requireForm } from './queries.ts'

/**
 * Saves a new version of the company's form; evaluations that were written keep theirs. Refuses invalid_input, and
 * changed_meanwhile where a colleague has saved since, also at the same moment.
 */
export async function updateEvaluationForm(tx: Tx, company: CompanyViewer, version: number, points: readonly string[]) {
  const { companyId, companyUserId } = company
  const named = points.map((point) => point.trim())
  refuseInvalid(checkPoints(named))
  const present = await requireForm(tx, companyId)
  if (present.version !== version) throw new Refusal('changed_meanwhile')
  const saved = await tx
    .insertInto('evaluationForm')
    .values({ companyId, companyUserId, version: version + 1, points: [...named] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!saved) throw new Refusal('changed_meanwhile')
  await recordAudit(tx, company, [
    { action: 'updateEvaluationForm', subject: 'company', subjectId: companyId, companyId },
  ])
  return companyId
}
