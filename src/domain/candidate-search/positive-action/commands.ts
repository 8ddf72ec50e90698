import { recordAudit } from '#domain/audit/commands.ts'
import type { PositiveActionId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import { findPositiveActionInForce } from './queries.ts'
import { checkGenders, checkPositiveAction, type PositiveActionPeriod } from './rules.ts'

/** Turns the gender filter on for a period. Refuses invalid_input and positive_action_overlaps. */
export async function startPositiveAction(
  tx: Tx,
  company: CompanyViewer,
  { reason, beginsOn, endsOn }: PositiveActionPeriod & { reason: string },
) {
  const action = { reason: reason.trim(), beginsOn, endsOn }
  refuseInvalid(checkPositiveAction(action, tokyoToday()))
  const { companyId, companyUserId } = company
  const started = await tx
    .insertInto('positiveAction')
    .values({ ...action, companyId, startedBy: companyUserId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'positive_action_no_overlap' ? new Refusal('positive_action_overlaps') : error
    })
  await record(tx, company, 'startPositiveAction', started.id, { beginsOn, endsOn })
  return started.id
}

/** Turns the gender filter off at once. Refuses not_found, also for a positive action that has ended. */
export async function endPositiveAction(tx: Tx, company: CompanyViewer, id: PositiveActionId) {
  const ended = await tx
    .updateTable('positiveAction')
    .set({ endedAt: new Date(), endedBy: company.companyUserId })
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('endsOn', '>=', tokyoToday())
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('not_found')
  await record(tx, company, 'endPositiveAction', ended.id)
  return ended.id
}

type Use =
  | 'searchCandidates'
  | 'sendScoutInvitationStatuses'
  | 'searchCandidateRelaxations'
  | 'searchCandidateOptionCounts'

/**
 * Writes an audit row for a query that filters by gender or counts genders. Refuses gender_filter_off while no positive
 * action is in force, and invalid_input for a gender the law does not allow. Called before the search; `db` is no
 * transaction, so that no Idempotency-Key lets a use go unrecorded.
 */
export async function recordGenderFilterUse(
  db: Db,
  company: CompanyViewer,
  genders: SearchCandidateCondition['genders'],
  operation: Use,
) {
  const action = await findPositiveActionInForce(db, company.companyId)
  if (!action) throw new Refusal('gender_filter_off')
  refuseInvalid([checkGenders(genders ?? [])])
  await record(db, company, 'useGenderFilter', action.id, { operation, genders: genders?.join() ?? null })
}

/** Refuses gender_filter_off and invalid_input, so that no condition is saved that the search would refuse. */
export async function refuseGendersWhenOff(
  db: Db | Tx,
  { companyId }: Pick<CompanyViewer, 'companyId'>,
  { genders }: SearchCandidateCondition,
) {
  if (genders === undefined) return
  if (!(await findPositiveActionInForce(db, companyId))) throw new Refusal('gender_filter_off')
  refuseInvalid([checkGenders(genders)])
}

const record = (
  db: Tx | Db,
  company: CompanyViewer,
  action: string,
  subjectId: string,
  details: Record<string, string | null> = {},
) =>
  recordAudit(db, company, [{ action, subject: 'positive_action', subjectId, companyId: company.companyId, details }])
