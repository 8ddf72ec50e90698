import { recordAudit } from '#domain/audit/commands.ts'
import { schedulingDateId, type SchedulingId } from '#ground/id.ts'
import { refusalText } from '#ground/words/server.ts'
import { Refusal, refuseInvalid, type FieldError, type RefusalCode } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireFeature } from '#domain/company/queries.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { addDates, changeDates, recordDates, removeDates } from './date/commands.ts'
import {
  checkAhead,
  checkDates,
  checkEachOnce,
  checkMoves,
  checkNear,
  checkSlots,
  checkUncut,
  countCut,
  cutDates,
  isSameTime,
  type DateFields,
} from './date/rules.ts'
import { enqueueOwnDates, requireNotified } from './notified/commands.ts'
import { listOwnDates } from './notified/queries.ts'
import { requireRoomForDates } from './plan/commands.ts'
import { listDatesOfSchedulings, listUnusedSchedulings, lockScheduling, type SchedulingDateRow } from './queries.ts'
import { checkCount, checkScheduling, placed, schedulingText, tidyScheduling } from './rules.ts'
import type { GivenFields, Placed, SchedulingFields, SchedulingType } from './rules.ts'
import { freeBookings, requireInvited } from './booked/commands.ts'
import { recordSave, requireRevision, type ReadRevision } from './revision/commands.ts'

/** Without named users, the company user who makes the date is notified of its bookings. */
export type GivenDate = DateFields & { notifiedCompanyUserIds?: readonly string[] | null }
type GivenChange = GivenDate & { id: string }
export type SchedulingChange = {
  fields: GivenFields
  createSchedulingDates: readonly GivenDate[]
  updateSchedulingDates: readonly GivenChange[]
  deleteSchedulingDates: readonly string[]
  notifyScoutInvitationIds: readonly string[]
  revision?: ReadRevision
}

export async function createScheduling(
  tx: Tx,
  company: CompanyViewer,
  type: SchedulingType,
  form: GivenFields,
  givenDates: readonly GivenDate[],
) {
  const { companyId } = company
  const fields = tidyScheduling(form)
  const dates = placed('schedulingDates', givenDates)
  await (dates.length > 0 ? requireRoomForDates(tx, companyId, null) : requireFeature(tx, companyId, 'events'))
  refuseInvalid([
    ...checkScheduling(fields),
    ...checkDates(type, dates),
    ...checkNear(dates, new Date()),
    dates.length === 0 ? { path: 'schedulingDates', message: schedulingText.noDates } : null,
    checkCount('schedulingDates', countCut(dates)),
  ])
  const created = withDefaultNotified(company, cutDates(dates))
  refuseFields('scheduling_date_in_past', checkAhead(dates, new Date()))
  refuseFields('duplicate_time_slot', checkSlots([], created))
  await requireNotified(tx, companyId, dates)

  const { id } = await tx
    .insertInto('scheduling')
    .values({ companyId, type, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await addDates(tx, companyId, id, created)
  const action = type === 'EVENT' ? 'createSchedulingEvent' : 'createSchedulingInterview'
  await recordScheduling(tx, company, action, id)
  await recordDates(tx, company, action, added, { to: 'OPEN' })
  await enqueueOwnDates(tx, company, id, [])
  return id
}

/**
 * Saves all changes of one form, or none. Fields and dates that the form does not name stay unchanged. Refuses
 * scheduling_changed_meanwhile when a colleague has saved since the form was drawn, and scheduling_date_called_off.
 */
export async function updateScheduling(
  tx: Tx,
  company: CompanyViewer,
  type: SchedulingType,
  id: SchedulingId,
  form: SchedulingChange,
) {
  const { companyId } = company
  const before = await lockScheduling(tx, companyId, type, id)
  await requireRevision(tx, company, before, form.revision)
  const dates = (await listDatesOfSchedulings(tx, companyId, [id])).get(id) ?? []
  const ownDates = await listOwnDates(tx, companyId, id)
  const fields = tidyScheduling(form.fields, before)
  const change = findDates(dates, form)
  if (change.created.length > 0) await requireRoomForDates(tx, companyId, id)
  checkChange(type, fields, change, new Date())
  await requireNotified(tx, companyId, [...change.created, ...change.updated])
  await requireInvited(tx, companyId, id, form.notifyScoutInvitationIds)

  const scheduling = tx.updateTable('scheduling').set(fields)
  await scheduling.where('companyId', '=', companyId).where('id', '=', id).execute()
  await removeDates(tx, companyId, change.removed, 'deleteSchedulingDates')
  const moved = await changeDates(tx, companyId, id, change.updated)
  const added = await addDates(tx, companyId, id, withDefaultNotified(company, cutDates(change.created)))

  if (change.updated.length + change.removed.length > 0 || !isSame(before, fields)) await recordSave(tx, company, id)
  const isMoved = before.location !== fields.location || before.url !== fields.url
  const ahead = change.remaining.filter(({ startAt }) => startAt > new Date()).map((date) => date.id)
  const changedDateIds = isMoved ? [...moved, ...ahead] : moved
  const movedFrom = new Map(
    change.updated.filter((date) => moved.includes(date.id)).map(({ id: dateId, from }) => [dateId, from]),
  )
  await freeBookings(tx, companyId, changedDateIds, movedFrom)
  if (added.length > 0) await enqueueDatesAdded(tx, companyId, id, added)
  const action = type === 'EVENT' ? 'updateSchedulingEvent' : 'updateSchedulingInterview'
  await recordScheduling(tx, company, action, id)
  await recordDates(tx, company, action, change.removed, { to: 'DELETED' })
  await recordDates(
    tx,
    company,
    action,
    change.updated.map((date) => date.id),
  )
  await recordDates(tx, company, action, added, { to: 'OPEN' })
  await enqueueOwnDates(tx, company, id, ownDates)
  return id
}

/** Deletes the schedulings of a terminated company that nothing refers to; returns their number. */
export async function removeUnusedSchedulings(tx: Tx, companyId: CompanyId): Promise<number> {
  const ids = await listUnusedSchedulings(tx, companyId)
  if (ids.length > 0)
    await tx.deleteFrom('scheduling').where('companyId', '=', companyId).where('id', 'in', ids).execute()
  return ids.length
}

const withDefaultNotified = <Given extends GivenDate>({ companyUserId }: CompanyViewer, dates: readonly Given[]) =>
  dates.map((date) => ({ ...date, notifiedCompanyUserIds: date.notifiedCompanyUserIds ?? [companyUserId] }))

// New dates overwrite nothing, so they leave the revision: a colleague's open form stays right.
const isSame = (before: SchedulingFields, fields: SchedulingFields) =>
  JSON.stringify(tidyScheduling({}, before)) === JSON.stringify(fields)

type FoundChange = ReturnType<typeof findDates>

/** Refuses not_found when a named date is not of this scheduling. */
function findDates(dates: readonly SchedulingDateRow[], form: SchedulingChange) {
  const find = (dateId: string) => {
    const date = dates.find(({ id }) => id === schedulingDateId(dateId))
    if (!date) throw new Refusal('not_found')
    return date
  }
  const removed = [...new Set(form.deleteSchedulingDates.map((id) => find(id).id))]
  const updated = placed('updateSchedulingDates', form.updateSchedulingDates).map((date) => {
    const from = find(date.id)
    return { ...date, id: from.id, from }
  })
  const remaining = dates.filter(({ id }) => !removed.includes(id))
  return { removed, updated, remaining, created: placed('createSchedulingDates', form.createSchedulingDates) }
}

function checkChange(
  type: SchedulingType,
  fields: SchedulingFields,
  { removed, updated, remaining, created }: FoundChange,
  now: Date,
) {
  refuseInvalid([
    ...checkScheduling(fields),
    ...checkDates(type, created),
    ...checkDates(type, updated),
    ...checkNear([...created, ...updated.filter((date) => !isSameTime(date.from, date))], now),
    ...checkUncut(updated),
    ...checkEachOnce(updated, removed),
    checkCount('createSchedulingDates', remaining.length + countCut(created)),
  ])
  refuseFields('scheduling_date_in_past', [
    ...checkAhead(created, now),
    ...checkMoves(
      updated.map((date) => ({ from: date.from, to: date })),
      now,
    ),
  ])
  refuseFields(
    'scheduling_date_called_off',
    updated.flatMap(({ path, from }) =>
      from.calledOffAt === null
        ? []
        : [{ path: `${path}.startAt`, message: refusalText('scheduling_date_called_off') }],
    ),
  )
  const untouched = remaining.filter(({ id }) => !updated.some((date) => date.id === id))
  refuseFields('duplicate_time_slot', checkSlots(untouched, [...updated, ...cutDates<Placed<GivenDate>>(created)]))
}

async function enqueueDatesAdded(tx: Tx, companyId: CompanyId, schedulingId: string, schedulingDateIds: string[]) {
  await enqueue(tx, 'notify_dates_added', { companyId, schedulingId, schedulingDateIds })
  await enqueue(tx, 'answer_scheduling_date_requests', { companyId, schedulingId })
}

const recordScheduling = (tx: Tx, company: CompanyViewer, action: string, subjectId: string) =>
  recordAudit(tx, company, [{ action, subject: 'scheduling', subjectId, companyId: company.companyId }])

function refuseFields(code: RefusalCode, fields: FieldError[]) {
  if (fields.length > 0) throw new Refusal(code, { fields })
}
