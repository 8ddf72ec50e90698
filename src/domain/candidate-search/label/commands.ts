import { fieldLimits } from '#ground/limits/desk.ts'
import { listVisibleCandidates, requireVisibleId } from '#domain/candidate/queries.ts'
import { requireContract } from '#domain/company/queries.ts'
import type { CandidateId, SearchCandidateLabelId } from '#ground/id.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { maxLabelledAtOnce } from '../rules/limits.ts'

/** Refuses invalid_input, label_taken and label_limit_reached; returns the new label's id. */
export async function createSearchCandidateLabel(tx: Tx, { companyId }: CompanyViewer, text: string) {
  const label = requireLabelText(text)
  // Two colleagues may create the last allowed label at once; they are counted one after the other.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { labelLimit } = await requireContract(tx, companyId)
  const { count } = await tx
    .selectFrom('searchCandidateLabel')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (count >= labelLimit) {
    throw labelLimit === 0
      ? new Refusal('plan_restricted')
      : new Refusal('label_limit_reached', { values: { limit: labelLimit } })
  }
  const created = await tx
    .insertInto('searchCandidateLabel')
    .values({ companyId, text: label })
    .onConflict((oc) => oc.constraint('search_candidate_label_text_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refusal('label_taken')
  return created.id
}

/** Refuses invalid_input, not_found and label_taken. */
export async function updateSearchCandidateLabel(
  tx: Tx,
  { companyId }: CompanyViewer,
  id: SearchCandidateLabelId,
  text: string,
) {
  const updated = await tx
    .updateTable('searchCandidateLabel')
    .set({ text: requireLabelText(text) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'search_candidate_label_text_unique' ? new Refusal('label_taken') : error
    })
  if (!updated) throw new Refusal('not_found')
  return updated.id
}

/** Takes the label off every student too. */
export async function deleteSearchCandidateLabel(tx: Tx, { companyId }: CompanyViewer, id: SearchCandidateLabelId) {
  const deleted = await tx
    .deleteFrom('searchCandidateLabel')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new Refusal('not_found')
  return deleted.id
}

/**
 * Returns the ids that did not have the label before, so that the act can be undone and nothing else; a student the
 * company may not see is left out. Refuses not_found for the label, and invalid_input.
 */
export async function attachSearchCandidateLabels(
  tx: Tx,
  { companyId }: CompanyViewer,
  candidateIds: readonly CandidateId[],
  labelId: SearchCandidateLabelId,
) {
  refuseTooMany(candidateIds)
  const ids = await listVisibleCandidates(tx, companyId, candidateIds)
  await holdLabel(tx, companyId, labelId)
  if (ids.length === 0) return ids
  const attached = await tx
    .insertInto('companyCandidateLabel')
    .values(ids.map((candidateId) => ({ companyId, candidateId, searchCandidateLabelId: labelId })))
    .onConflict((oc) => oc.doNothing())
    .returning('candidateId')
    .execute()
  return attached.map(({ candidateId }) => candidateId).sort()
}

/**
 * Returns the ids that had the label before; a student the company may not see is left out. Refuses not_found for the
 * label, and invalid_input.
 */
export async function detachSearchCandidateLabels(
  tx: Tx,
  { companyId }: CompanyViewer,
  candidateIds: readonly CandidateId[],
  labelId: SearchCandidateLabelId,
) {
  refuseTooMany(candidateIds)
  const visible = await listVisibleCandidates(tx, companyId, candidateIds)
  await holdLabel(tx, companyId, labelId)
  if (visible.length === 0) return []
  const detached = await tx
    .deleteFrom('companyCandidateLabel')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', visible)
    .where('searchCandidateLabelId', '=', labelId)
    .returning('candidateId')
    .execute()
  return detached.map(({ candidateId }) => candidateId).sort()
}

function refuseTooMany(candidateIds: readonly CandidateId[]) {
  const tooMany = { path: 'candidateIds', message: validationText.tooManyOptions('学生', maxLabelledAtOnce) }
  refuseInvalid([candidateIds.length > maxLabelledAtOnce ? tooMany : null])
}

/** Detaching a label that is not attached changes nothing. */
export async function detachSearchCandidateLabel(
  tx: Tx,
  { companyId }: CompanyViewer,
  candidateId: CandidateId,
  labelId: SearchCandidateLabelId,
) {
  const id = await requireVisibleId(tx, companyId, candidateId)
  await holdLabel(tx, companyId, labelId)
  await tx
    .deleteFrom('companyCandidateLabel')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', id)
    .where('searchCandidateLabelId', '=', labelId)
    .execute()
  return id
}

// A colleague may delete the label meanwhile; then it is not found instead of a broken reference.
async function holdLabel(tx: Tx, companyId: CompanyId, id: SearchCandidateLabelId) {
  const label = await tx
    .selectFrom('searchCandidateLabel')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!label) throw new Refusal('not_found')
}

function requireLabelText(text: string) {
  const label = foldSpaces(text)
  refuseInvalid([checkLength('text', 'ラベル', label, 1, fieldLimits.label.max)])
  return label
}
