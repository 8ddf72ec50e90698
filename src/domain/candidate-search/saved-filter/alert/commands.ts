import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireContract } from '#domain/company/queries.ts'
import { refuseUnplanned } from '#domain/company/plan/rules.ts'
import type { SavedFilterId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { featuresOf } from '../../rules/condition.ts'
import { conditionOf } from '../rules.ts'
import { findAlertCondition, listConditionReaders, listDueAlerts, listDueFilters } from './queries.ts'
import { takeMatches, type AboutFilter } from './reading.ts'
import { canAlert, checkAlert, isFirstReading, matchKeptDays, nextDueAt, type Alert } from './rules.ts'

const genderText = '性別を含む検索条件では、新着のお知らせを受け取れません'

/**
 * Sets when the viewer hears of the filter's new students; OFF ends it. Students who match already are not new. Refuses
 * not_found, invalid_input and plan_restricted.
 */
export async function updateSavedFilterAlert(tx: Tx, company: CompanyViewer, id: SavedFilterId, alert: Alert) {
  const { companyId, companyUserId } = company
  refuseInvalid(checkAlert(alert))
  const filter = await lockFilter(tx, { companyId, savedFilterId: id })
  if (!filter) throw new Refusal('not_found')
  if (alert.timing === 'OFF') {
    await tx
      .deleteFrom('savedFilterAlert')
      .where('companyId', '=', companyId)
      .where('savedFilterId', '=', filter.id)
      .where('companyUserId', '=', companyUserId)
      .execute()
    await tx
      .updateTable('savedFilter')
      .set({ matchesReadAt: null })
      .where('companyId', '=', companyId)
      .where('id', '=', filter.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('savedFilterAlert')
              .select('companyUserId')
              .where('companyId', '=', companyId)
              .where('savedFilterId', '=', filter.id),
          ),
        ),
      )
      .execute()
  } else await wait(tx, company, filter, { ...alert, timing: alert.timing })
  await recordAudit(tx, company, [
    {
      action: 'updateSavedFilterAlert',
      subject: 'saved_filter',
      subjectId: filter.id,
      companyId,
      to: alert.timing,
    },
  ])
  return filter.id
}

type Filter = NonNullable<Awaited<ReturnType<typeof lockFilter>>>
type Timed = Alert & { timing: Exclude<Alert['timing'], 'OFF'> }

async function wait(tx: Tx, company: CompanyViewer, filter: Filter, alert: Timed) {
  const { companyId, companyUserId } = company
  const condition = conditionOf(filter.condition)
  if (condition && !canAlert(condition)) refuseInvalid([{ path: 'timing', message: genderText }])
  const contract = await requireContract(tx, companyId)
  refuseUnplanned(contract, ['search', 'saved_filters', ...(condition ? featuresOf(condition) : [])])
  const now = new Date()
  // Colleagues with an alert hear of those found here; the viewer waits for the next.
  await readFilter(tx, filter, [company], now)
  const { timing, hour, weekday } = alert
  await tx
    .insertInto('savedFilterAlert')
    .values({
      companyId,
      savedFilterId: filter.id,
      companyUserId,
      timing,
      hour,
      weekday,
      toldUntil: now,
      dueAt: nextDueAt(alert, now),
    })
    .onConflict((oc) =>
      // Found and not yet told stays to be told, at the new time.
      oc.columns(['companyId', 'savedFilterId', 'companyUserId']).doUpdateSet(({ ref }) => ({
        timing: ref('excluded.timing'),
        hour: ref('excluded.hour'),
        weekday: ref('excluded.weekday'),
        dueAt: ref('excluded.dueAt'),
      })),
    )
    .execute()
}

/** After its condition was changed: who matches the new condition at this moment is not new. */
export async function beginMatchesAnew(tx: Tx, company: CompanyViewer, savedFilterId: string) {
  const filter = await lockFilter(tx, { companyId: company.companyId, savedFilterId })
  if (filter?.matchesReadAt) await readFilter(tx, { ...filter, matchesReadAt: null }, [company], new Date())
}

/** Queues one job for each filter with a due alert, so that a job that fails or waits holds up no other. */
export const queueDueFilters = async (tx: Tx, now: Date) =>
  enqueueMany(tx, 'read_saved_filter', await listDueFilters(tx, now), {
    keyOf: ({ companyId, savedFilterId }) => `read_saved_filter:${companyId}:${savedFilterId}`,
  })

/**
 * Reads who newly matches a filter and queues what its due alerts tell. Of two workers the second waits for the row and
 * finds nothing due.
 */
export async function readSavedFilter(tx: Tx, about: AboutFilter, now: Date) {
  const filter = await lockFilter(tx, about)
  if (!filter) return
  const alerts = await listDueAlerts(tx, about, now)
  if (alerts.length === 0) return
  const readers = await readFilter(tx, filter, alerts, now)
  for (const due of alerts) {
    const { companyUserId, toldUntil, ...alert } = due
    const isRead = readers.includes(due)
    await tx
      .updateTable('savedFilterAlert')
      .set({ dueAt: nextDueAt(alert, now), ...(isRead ? { toldUntil: now } : {}) })
      .where('companyId', '=', about.companyId)
      .where('savedFilterId', '=', about.savedFilterId)
      .where('companyUserId', '=', companyUserId)
      .execute()
    if (isRead && (await hasFound(tx, about, toldUntil)))
      await enqueue(tx, 'notify_new_matches', { ...about, companyUserId, since: toldUntil, until: now })
  }
}

/**
 * Reads the filter for those users from whom fair mode does not hide it, and returns them. Nobody while contract or plan
 * forbid the search; of the time in between nobody is told after a long while.
 */
async function readFilter<User extends { companyUserId: string }>(
  tx: Tx,
  filter: Filter,
  users: readonly User[],
  at: Date,
): Promise<User[]> {
  const about = { companyId: filter.companyId, savedFilterId: filter.id }
  const condition = await findAlertCondition(tx, filter.companyId, filter.condition)
  const readers = condition ? await listConditionReaders(tx, filter.companyId, condition, users) : []
  if (!condition || readers.length === 0) return []
  const isFirst = isFirstReading(filter.matchesReadAt, at)
  const found = await takeMatches(tx, about, { condition, isFirst, at })
  await tx
    .updateTable('savedFilter')
    .set({ matchesReadAt: at })
    .where('companyId', '=', filter.companyId)
    .where('id', '=', filter.id)
    .execute()
  if (found > 0) await enqueue(tx, 'tell_saved_filter_matched', { ...about, at: at.toISOString() })
  return readers
}

const lockFilter = (tx: Tx, { companyId, savedFilterId }: AboutFilter) =>
  tx
    .selectFrom('savedFilter')
    .select(['companyId', 'id', 'condition', 'matchesReadAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', savedFilterId)
    .forUpdate()
    .executeTakeFirst()

async function hasFound(tx: Tx, { companyId, savedFilterId }: AboutFilter, since: Date) {
  const found = await tx
    .selectFrom('savedFilterMatch')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where('savedFilterId', '=', savedFilterId)
    .where('foundAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const forgetOldMatches = (db: Db | Tx) =>
  eraseSome(db, 'savedFilterMatch', sql`found_at < now() - make_interval(days => ${matchKeptDays}::int)`)
