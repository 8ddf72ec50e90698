import { sql, type SqlBool } from 'kysely'
import { isRegistered } from '#domain/candidate/queries.ts'
import { hasContractInForce } from '#domain/company/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { offeredSchedulingId } from '../step/queries.ts'
import { openStatuses } from './rules.ts'

const places = (db: Db | Tx) =>
  db
    .selectFrom('waitingPlace as place')
    .select(['place.id', 'place.companyId', 'place.schedulingDateId', 'place.scoutInvitationId', 'place.candidateId'])
    .select(['place.status', 'place.reason', 'place.joinedAt', 'place.offeredUntil'])
    .select(
      sql<number>`(select count(*)::int from waiting_place ahead
        where ahead.company_id = place.company_id and ahead.scheduling_date_id = place.scheduling_date_id
          and ahead.status = 'WAITING' and (ahead.joined_at, ahead.id) <= (place.joined_at, place.id))`.as('position'),
    )
    .where('place.status', 'in', openStatuses)

export type PlaceRow = Awaited<ReturnType<ReturnType<typeof places>['execute']>>[number]

/** The open places of an invitation, each with its number in the line. */
export const listPlaces = (
  db: Db | Tx,
  { companyId, id }: { companyId: OfRow<'company'>; id: string },
): Promise<PlaceRow[]> =>
  places(db).where('place.companyId', '=', companyId).where('place.scoutInvitationId', '=', id).execute()

const placesOf = compiledOnce((db, { candidateId }: { candidateId: OfRow<'candidate'> }) =>
  places(db)
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'place.schedulingDateId'))
    .innerJoin('company', 'company.id', 'place.companyId')
    .select(['date.startAt', 'date.endAt', 'company.displayName as companyName'])
    .where('place.candidateId', '=', candidateId),
)

/** The open places of a student, at every company. */
export const listPlacesOf = (db: Db | Tx, candidateId: OfRow<'candidate'>) => placesOf(db, { candidateId })

/** Batched: the students who wait for a seat of each date. */
export async function countWaiting(db: Db, companyId: CompanyId, dateIds: readonly string[]) {
  const rows = await db
    .selectFrom('waitingPlace')
    .select(['schedulingDateId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', dateIds)
    .where('status', '=', 'WAITING')
    .groupBy('schedulingDateId')
    .execute()
  return new Map(rows.map((row) => [row.schedulingDateId, row.count]))
}

/**
 * Of a `waiting_place place`: the date still stands open to its student. False once the student has a date, left, is
 * suspended or blocked, once the scout or the booking of the date has ended, and once the relation is at a step with
 * other dates. A date that the student missed is none.
 */
const standsOpen = sql<SqlBool>`exists (
  select 1 from scout_invitation
    join job on job.company_id = scout_invitation.company_id and job.id = scout_invitation.job_id
    join candidate on candidate.id = scout_invitation.candidate_id
    join scheduling_date date on date.company_id = place.company_id and date.id = place.scheduling_date_id
  where scout_invitation.company_id = place.company_id and scout_invitation.id = place.scout_invitation_id
    and scout_invitation.status = 'ACCEPTED' and scout_invitation.scheduling_status is not null
    and coalesce(scout_invitation.schedule_by, scout_invitation.choose_by, 'infinity') > now()
    and date.scheduling_id = ${offeredSchedulingId}
    and not exists (select 1 from booking own where own.company_id = place.company_id
      and own.scout_invitation_id = place.scout_invitation_id and own.step = scout_invitation.step
      and own.status in ('BOOKED', 'ATTENDED'))
    and ${isRegistered} and candidate.status <> 'SUSPENDED'
    and date.start_at > now() + make_interval(hours => date.closing_hours)
    and not exists (select 1 from blocked_company blocked
      where blocked.candidate_id = place.candidate_id and blocked.company_id = place.company_id))`

/** Of a `waiting_place place`: the booking of its student at the time of its date. */
export const bookingInItsWay = sql`
  select other.id from booking other join scheduling_date date
    on date.company_id = place.company_id and date.id = place.scheduling_date_id
  where other.candidate_id = place.candidate_id and other.status = 'BOOKED'
    and other.during && tstzrange(date.start_at, date.end_at)`

/** The date still stands open to its student, who has no other appointment at its time. */
export const mayStillBook = sql<SqlBool>`(${standsOpen} and not exists (${bookingInItsWay}))`

/**
 * Whether a place ends before its time. A seat that is kept for a student stays so until the moment that the page names,
 * also while another appointment is in its way: the student may still cancel that one.
 */
export const hasToLeave = sql<SqlBool>`case place.status
  when 'WAITING' then not ${mayStillBook} when 'OFFERED' then not ${standsOpen} end`

/**
 * Of a `waiting_place place`: its seat is kept no longer. While the company is suspended the time of an offer stands still,
 * and it does so until `keepSeatsAnew` has set a new one.
 */
export const isOfferOver = sql<SqlBool>`(place.status = 'OFFERED' and place.offered_until <= now()
  and not exists (select 1 from contract where contract.company_id = place.company_id and contract.status = 'SUSPENDED')
  and not exists (select 1 from contract_suspension stop
    where stop.company_id = place.company_id and stop.lifted_at >= place.offered_until))`

/**
 * Dates whose line has to move, the longest wait first: an offer is over, somebody may not book any more, or a company in
 * force has a free seat.
 */
export async function listUnsettledDates(db: Db | Tx, limit: number) {
  const { rows } = await sql<{ companyId: OfRow<'company'>; schedulingDateId: string }>`
    select place.company_id, place.scheduling_date_id
    from waiting_place place
      join scheduling_date of on of.company_id = place.company_id and of.id = place.scheduling_date_id
    where place.status in ('WAITING', 'OFFERED')
      and (${isOfferOver}
        or (place.status = 'WAITING' and not of.is_force_capacity_full and of.booked + of.offered < of.capacity
          and ${hasContractInForce('place.companyId')})
        or ${hasToLeave})
    group by place.company_id, place.scheduling_date_id
    order by min(place.joined_at), place.scheduling_date_id
    limit ${limit}`.execute(db)
  return rows
}

/** For notices and pages of the student: the open place of one scout at one date. */
export const findPlace = (
  db: Db | Tx,
  { companyId, waitingPlaceId }: { companyId: OfRow<'company'>; waitingPlaceId: string },
) => places(db).where('place.companyId', '=', companyId).where('place.id', '=', waitingPlaceId).executeTakeFirst()

/** For notices: the open places at the coming dates of a company. */
export const listOpenPlaces = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('waitingPlace')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'waitingPlace.schedulingDateId'))
    .select(['waitingPlace.companyId', 'waitingPlace.scoutInvitationId', 'waitingPlace.schedulingDateId'])
    .select(['waitingPlace.status', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .where('waitingPlace.companyId', '=', companyId)
    .where('waitingPlace.status', 'in', openStatuses)
    .where('schedulingDate.startAt', '>', sql<Date>`now()`)
    .execute()
