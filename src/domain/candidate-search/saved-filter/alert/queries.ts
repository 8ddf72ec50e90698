import { hasFeature } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isFairModeOn, type Reader } from '#domain/company/fair-mode/queries.ts'
import type { CompanyId, CompanyUserId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { findHiddenConditions } from '../../fair-mode/queries.ts'
import { featuresOf, type SearchCandidateCondition } from '../../rules/condition.ts'
import type { SavedFilterRow } from '../queries.ts'
import { conditionOf } from '../rules.ts'
import { findNewMatches, type AboutFilter } from './reading.ts'
import { canAlert, noAlert, type Alert } from './rules.ts'

export type OwnAlert = Alert & { otherUserCount: number }

const alerts = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  readers(db)
    .select(['alert.savedFilterId', 'alert.companyUserId', 'alert.timing', 'alert.hour', 'alert.weekday'])
    .where('alert.companyId', '=', companyId),
)

/** The viewer's own alert of each filter, and how many active colleagues have one. */
export async function listAlerts(
  db: Db,
  { companyId, companyUserId }: CompanyViewer,
  filters: readonly SavedFilterRow[],
): Promise<Map<SavedFilterRow, OwnAlert>> {
  const rows = await alerts(db, { companyId })
  return new Map(filters.map((filter) => [filter, ownAlert(rows, filter.id, companyUserId)]))
}

function ownAlert(
  rows: readonly (Alert & { savedFilterId: string; companyUserId: string })[],
  filterId: string,
  companyUserId: CompanyUserId,
): OwnAlert {
  const ofFilter = rows.filter(({ savedFilterId }) => savedFilterId === filterId)
  const own = ofFilter.find((row) => row.companyUserId === companyUserId)
  const { timing, hour, weekday } = own ?? noAlert
  return { timing, hour, weekday, otherUserCount: ofFilter.length - (own ? 1 : 0) }
}

/** Alerts of users who may still search: of others nothing is due. */
const readers = (db: Db | Tx) =>
  db
    .selectFrom('savedFilterAlert as alert')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'alert.companyUserId'))
    .where('companyUser.status', '=', 'ACTIVE')
    .where('companyUser.role', '!=', 'INTERVIEWER')

/** The filters with an alert that is due. */
export const listDueFilters = (db: Db | Tx, now: Date): Promise<AboutFilter[]> =>
  readers(db)
    .select(['alert.companyId', 'alert.savedFilterId'])
    .distinct()
    .where('alert.dueAt', '<=', now)
    .orderBy('alert.companyId')
    .orderBy('alert.savedFilterId')
    .execute()

/** The due alerts of one filter, of whoever has one. */
export const listDueAlerts = (tx: Tx, { companyId, savedFilterId }: AboutFilter, now: Date) =>
  readers(tx)
    .select(['alert.companyUserId', 'alert.timing', 'alert.hour', 'alert.weekday', 'alert.toldUntil'])
    .where('alert.companyId', '=', companyId)
    .where('alert.savedFilterId', '=', savedFilterId)
    .where('alert.dueAt', '<=', now)
    .orderBy('alert.companyUserId')
    .execute()

/** The condition to read for an alert; undefined while contract, plan or gender forbid it. */
export async function findAlertCondition(
  db: Db | Tx,
  companyId: OfRow<'company'>,
  query: string,
): Promise<SearchCandidateCondition | undefined> {
  const condition = conditionOf(query)
  if (!condition || !canAlert(condition)) return undefined
  const contract = await requireContract(db, companyId)
  const features = ['search', 'saved_filters', ...featuresOf(condition)] as const
  const isPlanned = features.every((feature) => hasFeature(contract, feature))
  if (!isPlanned || !isContractInForce(contract, tokyoToday())) return undefined
  return condition
}

/** Those of the users from whom fair mode does not hide whom the condition finds. */
export async function listConditionReaders<User extends Pick<Reader, 'companyUserId'>>(
  db: Db | Tx,
  companyId: OfRow<'company'>,
  condition: SearchCandidateCondition,
  users: readonly User[],
) {
  // Nothing is hidden from one user that is not hidden from the company as a whole.
  const hidden = await findHiddenConditions(db, { companyId, companyUserId: null }, [condition])
  if (hidden.size === 0) return [...users]
  const entitled: User[] = []
  for (const user of users)
    if (!(await isFairModeOn(db, { companyId, companyUserId: user.companyUserId }))) entitled.push(user)
  return entitled
}

/** `companyUserId`: who is told; null for the company as a whole. */
export type AboutMatches = AboutFilter & Pick<Reader, 'companyUserId'> & { since: string; until: string }

/**
 * The students found in a span who match still, with the filter; undefined when there are none any more, or fair mode
 * hides them from who is told.
 */
export async function findToldMatches(db: Db | Tx, { companyId, savedFilterId, companyUserId, ...span }: AboutMatches) {
  const filter = await db
    .selectFrom('savedFilter')
    .select(['id', 'name', 'condition'])
    .where('companyId', '=', companyId)
    .where('id', '=', savedFilterId)
    .executeTakeFirst()
  const condition = filter && (await findAlertCondition(db, companyId, filter.condition))
  if (!filter || !condition) return undefined
  const entitled = await listConditionReaders(db, companyId, condition, [{ companyUserId }])
  if (entitled.length === 0) return undefined
  const [since, until] = [new Date(span.since), new Date(span.until)]
  const matches = await findNewMatches(db, { companyId, savedFilterId }, condition, { since, until })
  return matches.count > 0 ? { filter, ...matches } : undefined
}

/** The company user of an alert that still stands; empty once it was ended or its owner left. */
export async function listAlerted(
  db: Db | Tx,
  { companyId, savedFilterId, companyUserId }: AboutFilter & { companyUserId: string },
) {
  const rows = await readers(db)
    .select('alert.companyUserId')
    .where('alert.companyId', '=', companyId)
    .where('alert.savedFilterId', '=', savedFilterId)
    .where('alert.companyUserId', '=', companyUserId)
    .execute()
  return rows.map((row) => row.companyUserId)
}
