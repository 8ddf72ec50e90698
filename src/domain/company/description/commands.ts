import { placeBlocks, enqueueHidden, type PreparedBlocks } from '#domain/content-block/commands.ts'
import { lookups } from '#domain/lookup/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/db.ts'
import { takePart } from './part/commands.ts'
import {
  checkFigures,
  checkQuestions,
  checkSelectionCriteria,
  checkTagline,
  checkYouthInformation,
  tidyFigure,
  tidyQuestion,
  tidyTagline,
  tidyYouthInformation,
  type CompanyFigure,
  type CompanyQuestion,
  type YouthInformation,
} from './rules.ts'

// Each command saves one part of the company's page as a whole. All refuse invalid_input and company_page_conflict;
// `revision` is the one that was read.

export async function updateCompanyTagline(tx: Tx, company: CompanyViewer, given: string, revision: number) {
  const tagline = tidyTagline(given)
  refuseInvalid([checkTagline(tagline)])
  await takePart(tx, company, { part: 'TAGLINE', revision }, 'updateCompanyTagline')
  await tx.updateTable('company').set({ tagline }).where('id', '=', company.companyId).execute()
}

/** The blocks were prepared before the transaction, with their pictures. */
export async function updateCompanyContents(
  tx: Tx,
  company: CompanyViewer,
  prepared: PreparedBlocks,
  revision: number,
) {
  const { companyId } = company
  await takePart(tx, company, { part: 'CONTENTS', revision }, 'updateCompanyContents')
  const blocks = await placeBlocks(tx, companyId, prepared)
  const before = await tx.deleteFrom('companyContent').where('companyId', '=', companyId).returning('imageId').execute()
  if (blocks.length > 0) await tx.insertInto('companyContent').values(blocks).execute()
  await enqueueHidden(tx, companyId, before, blocks)
}

export async function updateCompanyQuestions(
  tx: Tx,
  company: CompanyViewer,
  given: readonly CompanyQuestion[],
  revision: number,
) {
  const { companyId } = company
  const questions = given.map(tidyQuestion)
  refuseInvalid(checkQuestions(questions))
  await takePart(tx, company, { part: 'QUESTIONS', revision }, 'updateCompanyQuestions')
  await tx.deleteFrom('companyQuestion').where('companyId', '=', companyId).execute()
  const rows = questions.map(({ question, answer }, position) => ({ companyId, position, question, answer }))
  if (rows.length > 0) await tx.insertInto('companyQuestion').values(rows).execute()
}

export async function updateCompanyFigures(
  tx: Tx,
  company: CompanyViewer,
  given: readonly CompanyFigure[],
  revision: number,
) {
  const { companyId } = company
  const figures = given.map(tidyFigure)
  refuseInvalid(checkFigures(figures, tokyoToday()))
  await takePart(tx, company, { part: 'FIGURES', revision }, 'updateCompanyFigures')
  await tx.deleteFrom('companyFigure').where('companyId', '=', companyId).execute()
  const rows = figures.map(({ label, value, source, asOf }, position) => ({
    companyId,
    position,
    label,
    value,
    source,
    asOf,
  }))
  if (rows.length > 0) await tx.insertInto('companyFigure').values(rows).execute()
}

export async function updateCompanyYouthInformation(
  tx: Tx,
  company: CompanyViewer,
  given: readonly YouthInformation[],
  revision: number,
) {
  const { companyId } = company
  refuseInvalid(checkYouthInformation(given))
  const rows = tidyYouthInformation(given).map(({ kind, body }) => ({ companyId, kind, body }))
  await takePart(tx, company, { part: 'YOUTH_INFORMATION', revision }, 'updateCompanyYouthInformation')
  await tx.deleteFrom('companyYouthInformation').where('companyId', '=', companyId).execute()
  if (rows.length > 0) await tx.insertInto('companyYouthInformation').values(rows).execute()
}

export async function updateCompanySelectionCriteria(
  tx: Tx,
  company: CompanyViewer,
  given: readonly string[],
  revision: number,
  db: Db,
) {
  // An id that no lookup can have becomes 0, and no lookup has the id 0.
  const ids = [...new Set(given.map((id) => (/^\d{1,4}$/.test(id) ? Number(id) : 0)))]
  refuseInvalid([checkSelectionCriteria(ids, (await lookups(db)).companySelectionCriteria)])
  await takePart(tx, company, { part: 'SELECTION_CRITERIA', revision }, 'updateCompanySelectionCriteria')
  await tx
    .updateTable('company')
    .set({ companySelectionCriterionIds: ids })
    .where('id', '=', company.companyId)
    .execute()
}
