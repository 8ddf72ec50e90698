import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/db.ts'
import { listCompanyPageParts } from '../queries.ts'
import type { CompanyPagePart } from '../rules.ts'

/** What a person read before writing: the number of savings of the part, 0 for a part that was never saved. */
export type Basis = { part: CompanyPagePart; revision: number }

/**
 * Takes the next revision of a part, in the transaction that writes the part. Refuses company_page_conflict with the
 * name of the colleague who has saved the part since it was read.
 */
export async function takePart(tx: Tx, company: CompanyViewer, { part, revision }: Basis, action: string) {
  const { companyId, companyUserId } = company
  // The company's row first, always in this order: parts saved at once wait for each other.
  await tx
    .updateTable('company')
    .set({ editedAt: sql`now()` })
    .where('id', '=', companyId)
    .execute()
  const rows =
    revision === 0
      ? await tx
          .insertInto('companyPagePart')
          .values({ companyId, part, revision: 1, companyUserId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .execute()
      : await tx
          .updateTable('companyPagePart')
          .set({ revision: revision + 1, editedAt: sql`now()`, companyUserId })
          .where('companyId', '=', companyId)
          .where('part', '=', part)
          .where('revision', '=', revision)
          .returning('revision')
          .execute()
  if (rows.length === 0) throw await conflictOf(tx, companyId, part)
  const details = { part }
  await recordAudit(tx, company, [{ action, subject: 'company', subjectId: companyId, companyId, details }])
}

async function conflictOf(tx: Tx, companyId: CompanyId, part: CompanyPagePart) {
  const saved = (await listCompanyPageParts(tx, companyId)).find((one) => one.part === part)
  const name = saved ? `${saved.familyName} ${saved.givenName}` : 'ほかのユーザー'
  return new Refusal('company_page_conflict', { values: { name } })
}
