import { recordAudit } from '#domain/audit/commands.ts'
import { hasRoom, refuseUnplanned } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import type { SavedFilterId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { refuseHiddenFacts } from '../fair-mode/queries.ts'
import { refuseGendersWhenOff } from '../positive-action/commands.ts'
import { featuresOf } from '../rules/condition.ts'
import { beginMatchesAnew } from './alert/commands.ts'
import { checkSavedFilterName, requireQuery, savedFilterName } from './rules.ts'

/** Refuses invalid_input, plan_restricted, saved_filter_taken and saved_filter_limit_reached; returns the new id. */
export async function createSavedFilter(tx: Tx, company: CompanyViewer, name: string, condition: string) {
  const { companyId } = company
  const filterName = requireName(name)
  const { query } = await requirePlannedQuery(tx, company, condition)
  await takeRoom(tx, companyId)
  const created = await tx
    .insertInto('savedFilter')
    .values({ companyId, name: filterName, condition: query, createdBy: company.companyUserId })
    .onConflict((oc) => oc.constraint('saved_filter_name_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refusal('saved_filter_taken')
  await record(tx, company, 'createSavedFilter', created.id)
  return created.id
}

/** Replaces the condition of a filter; its name stays. Refuses invalid_input, plan_restricted and not_found. */
export async function updateSavedFilter(tx: Tx, company: CompanyViewer, id: SavedFilterId, condition: string) {
  const { query } = await requirePlannedQuery(tx, company, condition)
  const updated = await tx
    .updateTable('savedFilter')
    .set({ condition: query, updatedAt: new Date(), lastOpenedAt: new Date() })
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw new Refusal('not_found')
  await beginMatchesAnew(tx, company, updated.id)
  await record(tx, company, 'updateSavedFilter', updated.id)
  return updated.id
}

/** Refuses invalid_input, not_found and saved_filter_taken. */
export async function renameSavedFilter(tx: Tx, company: CompanyViewer, id: SavedFilterId, name: string) {
  const renamed = await tx
    .updateTable('savedFilter')
    .set({ name: requireName(name), updatedAt: new Date() })
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'saved_filter_name_unique' ? new Refusal('saved_filter_taken') : error
    })
  if (!renamed) throw new Refusal('not_found')
  await record(tx, company, 'renameSavedFilter', renamed.id)
  return renamed.id
}

/** From now on only students who register later count as new, for all users of the company. Refuses not_found. */
export async function updateSavedFilterLastOpenedAt(tx: Tx, { companyId }: CompanyViewer, id: SavedFilterId) {
  const opened = await tx
    .updateTable('savedFilter')
    .set({ lastOpenedAt: new Date() })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!opened) throw new Refusal('not_found')
  return opened.id
}

/** Refuses not_found. */
export async function deleteSavedFilter(tx: Tx, company: CompanyViewer, id: SavedFilterId) {
  const deleted = await tx
    .deleteFrom('savedFilter')
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new Refusal('not_found')
  await record(tx, company, 'deleteSavedFilter', deleted.id)
  return deleted.id
}

async function takeRoom(tx: Tx, companyId: CompanyId) {
  // Two colleagues may save the last allowed filter at once; they are counted one after the other.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { savedFilterLimit: limit } = await requireContract(tx, companyId)
  const { count } = await tx
    .selectFrom('savedFilter')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (!hasRoom(limit, count)) throw new Refusal('saved_filter_limit_reached', { values: { limit } })
}

/** Refuses a condition that the search would refuse: plan_restricted, fair_mode_on, gender_filter_off and invalid_input. */
async function requirePlannedQuery(tx: Tx, company: CompanyViewer, text: string) {
  const { companyId } = company
  const search = requireQuery(text)
  refuseUnplanned(await requireContract(tx, companyId), ['saved_filters', ...featuresOf(search.condition)])
  await refuseHiddenFacts(tx, company, search.condition)
  await refuseGendersWhenOff(tx, { companyId }, search.condition)
  return search
}

function requireName(text: string) {
  const name = savedFilterName(text)
  refuseInvalid([checkSavedFilterName(name)])
  return name
}

const record = (tx: Tx, company: CompanyViewer, action: string, subjectId: string) =>
  recordAudit(tx, company, [{ action, subject: 'saved_filter', subjectId, companyId: company.companyId }])
