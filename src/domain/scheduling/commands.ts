import { sql } from 'kysely'
import { schedulingDateId, scoutInvitationId, type SchedulingId } from '#domain/id.ts'
import { Refusal, refuseInvalid, type FieldError, type RefusalCode } from '#domain/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer.ts'
import { requireFeature } from '#domain/company/queries.ts'
import type { Tx } from '#platform/db.ts'
import { enqueue, enqueueMany } from '#platform/queue.ts'
import { addDates, changeDates, recordDates, removeDates, requireNotified } from './date/commands.ts'
import { listDatesOfSchedulings, lockScheduling, type SchedulingDateRow } from './queries.ts'
import { closedHoursBefore, isClosed } from './date/rules.ts'
import {
  capacityOf,
  checkAhead,
  checkCount,
  checkDates,
  checkEachOnce,
  checkMoves,
  checkScheduling,
  checkSlots,
  schedulingLimits,
  tidyScheduling,
  withPaths,
  type DateFields,
  type SchedulingFields,
  type SchedulingType,
} from './rules.ts'

type GivenScheduling = Parameters<typeof tidyScheduling>[0]
export type GivenDate = DateFields & { notifiedCompanyUserIds: readonly string[] }
export type GivenChange = GivenDate & { id: string }
export type SchedulingChange = {
  scheduling: GivenScheduling
  createSchedulingDates: readonly GivenDate[]
  updateSchedulingDates: readonly GivenChange[]
  deleteSchedulingDates: readonly string[]
  notifyScoutInvitationIds: readonly string[]
}

export async function createScheduling(
  tx: Tx,
  company: CompanyViewer,
  type: SchedulingType,
  given: GivenScheduling,
  dates: readonly GivenDate[],
) {
  const { companyId } = company
  await requireFeature(tx, companyId, 'events')
  const fields = tidyScheduling(given)
  refuseInvalid([
    ...checkScheduling(fields),
    ...checkDates('schedulingDates', type, dates),
    checkCount('schedulingDates', dates.length),
  ])
  refuseFields('scheduling_date_in_past', checkAhead('schedulingDates', dates, new Date()))
  refuseFields('duplicate_time_slot', checkSlots([], withPaths('schedulingDates', dates)))
  await requireNotified(tx, companyId, dates)
  const { id } = await tx
    .insertInto('scheduling')
    .values({ companyId, type, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await addDates(tx, companyId, id, withCapacity(type, dates))
  await recordDates(tx, company, type === 'EVENT' ? 'createSchedulingEvent' : 'createSchedulingInterview', added)
  return id
}

/** All changes of one form at once, or none. */
export async function updateScheduling(
  tx: Tx,
  company: CompanyViewer,
  type: SchedulingType,
  id: SchedulingId,
  given: SchedulingChange,
) {
  const { companyId } = company
  const before = await lockScheduling(tx, companyId, type, id)
  const dates = (await listDatesOfSchedulings(tx, companyId, [id])).get(id) ?? []
  const fields = tidyScheduling(given.scheduling)
  const change = findDates(dates, given)
  checkChange(type, fields, change, new Date())
  await requireNotified(tx, companyId, [...change.created, ...change.updated])

  const scheduling = tx.updateTable('scheduling').set(fields)
  await scheduling.where('companyId', '=', companyId).where('id', '=', id).execute()
  await removeDates(tx, companyId, change.removed, 'deleteSchedulingDates')
  const moved = await changeDates(tx, companyId, id, withCapacity(type, change.updated))
  const added = await addDates(tx, companyId, id, withCapacity(type, change.created))

  const isMoved = before.location !== fields.location || before.url !== fields.url
  const ahead = change.kept.filter(({ startAt }) => startAt > new Date()).map((date) => date.id)
  const told = isMoved ? [...moved, ...ahead] : moved
  await enqueueDatesChanged(tx, companyId, told, given.notifyScoutInvitationIds)
  if (added.length > 0) await enqueueDatesAdded(tx, companyId, id)
  const action = type === 'EVENT' ? 'updateSchedulingEvent' : 'updateSchedulingInterview'
  await recordDates(tx, company, action, [...change.removed, ...moved, ...added])
  return id
}

type FoundChange = ReturnType<typeof findDates>

/** Refuses not_found when a date named is not of this scheduling. */
function findDates(dates: readonly SchedulingDateRow[], given: SchedulingChange) {
  const find = (dateId: string) => {
    const date = dates.find(({ id }) => id === schedulingDateId(dateId))
    if (!date) throw new Refusal('not_found')
    return date
  }
  const removed = [...new Set(given.deleteSchedulingDates.map((id) => find(id).id))]
  const updated = given.updateSchedulingDates.map((date) => {
    const from = find(date.id)
    return { ...date, id: from.id, from }
  })
  const kept = dates.filter(({ id }) => !removed.includes(id))
  return { removed, updated, kept, created: given.createSchedulingDates }
}

function checkChange(
  type: SchedulingType,
  fields: SchedulingFields,
  { removed, updated, kept, created }: FoundChange,
  now: Date,
) {
  const ids = updated.map(({ id }) => id)
  refuseInvalid([
    ...checkScheduling(fields),
    ...checkDates('createSchedulingDates', type, created),
    ...checkDates('updateSchedulingDates', type, updated),
    ...checkEachOnce(ids, removed),
    checkCount('createSchedulingDates', kept.length + created.length),
  ])
  const moves = updated.map((date) => ({ from: date.from, to: date }))
  refuseFields('scheduling_date_in_past', [
    ...checkAhead('createSchedulingDates', created, now),
    ...checkMoves('updateSchedulingDates', moves, now),
  ])
  const untouched = kept.filter(({ id }) => !ids.includes(id))
  const named = [...withPaths('updateSchedulingDates', updated), ...withPaths('createSchedulingDates', created)]
  refuseFields('duplicate_time_slot', checkSlots(untouched, named))
}

/**
 * Sells one seat to a student of the company's invitation. Two may ask for the last one at once; the statement decides.
 * `isFull` says that this was the last seat. Refuses not_found, scheduling_date_closed, capacity_reached.
 */
export async function takeSeat(tx: Tx, companyId: string, schedulingId: string, dateId: string) {
  const seat = await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .where('isForceCapacityFull', '=', false)
    .whereRef('booked', '<', 'capacity')
    .where('startAt', '>', sql<Date>`now() + make_interval(hours => ${closedHoursBefore}::int)`)
    .returning(['id', 'startAt', 'endAt', 'booked', 'capacity'])
    .executeTakeFirst()
  if (!seat) return refuseSeat(tx, companyId, schedulingId, dateId)
  return {
    id: seat.id,
    startAt: seat.startAt,
    endAt: seat.endAt,
    isFull: seat.booked === seat.capacity,
  }
}

async function refuseSeat(tx: Tx, companyId: string, schedulingId: string, dateId: string): Promise<never> {
  const date = await tx
    .selectFrom('schedulingDate')
    .select('startAt')
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .executeTakeFirst()
  if (!date) throw new Refusal('not_found')
  throw new Refusal(isClosed(date, new Date()) ? 'scheduling_date_closed' : 'capacity_reached')
}

/** The other half of takeSeat, for a booking that is cancelled or moves to another date. */
export async function giveSeatBack(tx: Tx, companyId: string, dateId: string) {
  await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', dateId)
    .execute()
}

async function enqueueDatesChanged(
  tx: Tx,
  companyId: CompanyId,
  dateIds: readonly string[],
  invitationIds: readonly string[],
) {
  const ids = invitationIds.map(scoutInvitationId)
  if (ids.length === 0 || dateIds.length === 0) return
  const booked = await tx
    .selectFrom('booking')
    .select(['schedulingDateId', 'scoutInvitationId'])
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', [...new Set(dateIds)])
    .where('scoutInvitationId', 'in', ids)
    .where('status', '=', 'BOOKED')
    .execute()
  const payloads = Array.from(
    Map.groupBy(booked, (booking) => booking.schedulingDateId),
    ([dateId, bookings]) => ({
      companyId,
      schedulingDateId: dateId,
      scoutInvitationIds: bookings.map((booking) => booking.scoutInvitationId),
    }),
  )
  await enqueueMany(tx, 'notify_date_changed', payloads)
}

async function enqueueDatesAdded(tx: Tx, companyId: CompanyId, schedulingId: string) {
  await enqueue(tx, 'notify_dates_added', { companyId, schedulingId })
  await enqueue(tx, 'answer_scheduling_date_requests', { companyId, schedulingId })
}

const withCapacity = <Date extends GivenDate>(type: SchedulingType, dates: readonly Date[]) =>
  dates.map((date) => ({
    ...date,
    capacity: capacityOf(type, date) ?? schedulingLimits.interviewCapacity,
  }))

function refuseFields(code: RefusalCode, fields: FieldError[]) {
  if (fields.length > 0) throw new Refusal(code, { fields })
}
