import { clientUrls } from '#ground/client-urls.ts'
import { findToldMatches } from '#domain/candidate-search/saved-filter/alert/queries.ts'
import { findStages } from '#domain/scout-invitation/pipeline/queries.ts'
import type { Stage } from '#domain/scout-invitation/pipeline/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import type { WebhookEvent } from '../rules.ts'
import {
  findBooking,
  findHired,
  findScout,
  isDeclinedForGood,
  listBookings,
  type AboutScout,
  type ToldBooking,
  type ToldScout,
} from './queries.ts'

/** One event as it is told. `effect` is its key: the same event is told once. */
export type Told = { type: WebhookEvent; effect: string; occurredAt: Date; data: object }

/** The jobs of other nouns by which an event is heard, with their payloads. */
export type Heard = {
  notify_scout_accepted: AboutScout
  notify_scout_declined: AboutScout
  notify_booking_made: { companyId: OfRow<'company'>; bookingId: string }
  notify_booking_cancelled: { companyId: OfRow<'company'>; bookingId: string }
  tell_bookings_moved: { companyId: OfRow<'company'>; bookingIds: string[]; movedAt: string }
  notify_offer_answered: AboutOffer
  tell_offer_resolved: AboutOffer
  tell_stage_changed: Followed & { stage: Stage | null }
  tell_saved_filter_matched: Matched
}
export type Followed = AboutScout & { at: string }
type Matched = { companyId: OfRow<'company'>; savedFilterId: string; at: string }
type AboutOffer = { companyId: OfRow<'company'>; offerReportId: string }

type Tell<Payload> = (tx: Tx, payload: Payload, publicUrl: string) => Promise<Told[]>

/** The facts that each job tells, read when it runs; nothing for a fact that is no longer so. */
export const facts: { [Name in keyof Heard]: Tell<Heard[Name]> } = {
  async notify_scout_accepted(tx, about, publicUrl) {
    const scout = await findScout(tx, about)
    if (!scout?.answeredAt) return []
    const scoutFacts = await withStage(tx, about.companyId, scoutOf(scout, publicUrl, 'accepted'))
    const data = { ...scoutFacts, accepted_at: scout.answeredAt }
    return [{ type: 'scout_invitation.accepted', effect: `accepted:${scout.id}`, occurredAt: scout.answeredAt, data }]
  },

  async notify_scout_declined(tx, about, publicUrl) {
    const scout = await findScout(tx, about)
    if (!scout || !isDeclinedForGood(scout, new Date())) return []
    const declinedAt = scout.endedAt ?? new Date()
    const wasAccepted = scout.answeredAt !== null && scout.answeredAt < declinedAt
    const data = { ...scoutOf(scout, publicUrl, 'declined'), declined_at: declinedAt, was_accepted: wasAccepted }
    return [{ type: 'scout_invitation.declined', effect: `declined:${scout.id}`, occurredAt: declinedAt, data }]
  },

  async notify_booking_made(tx, { companyId, bookingId }, publicUrl) {
    const booking = await findBooking(tx, companyId, bookingId)
    if (!booking) return []
    const replaced = booking.replaces === null ? undefined : await findBooking(tx, companyId, booking.replaces)
    const occurredAt = booking.insertedAt
    const effect = `booked:${booking.id}`
    const data = await bookingOf(tx, companyId, booking, publicUrl)
    if (!data) return []
    return replaced
      ? [
          {
            type: 'scheduling_date.changed',
            effect,
            occurredAt,
            data: {
              ...data,
              change: booking.bookedBy ? 'moved_by_company' : 'moved_by_student',
              previous_scheduling_date: dateOf(replaced),
            },
          },
        ]
      : [{ type: 'scheduling_date.chosen', effect, occurredAt, data }]
  },

  async notify_booking_cancelled(tx, { companyId, bookingId }, publicUrl) {
    const booking = await findBooking(tx, companyId, bookingId)
    const data = booking && (await bookingOf(tx, companyId, booking, publicUrl))
    if (!booking?.cancelledAt || !data) return []
    const change = { ...data, change: booking.calledOffBy ? 'called_off_by_company' : 'cancelled_by_student' }
    return [
      {
        type: 'scheduling_date.changed',
        effect: `cancelled:${booking.id}`,
        occurredAt: booking.cancelledAt,
        data: change,
      },
    ]
  },

  async tell_bookings_moved(tx, { companyId, bookingIds, movedAt }, publicUrl) {
    const moved: Told[] = []
    for (const booking of await listBookings(tx, companyId, bookingIds)) {
      const data = await bookingOf(tx, companyId, booking, publicUrl)
      if (!data) continue
      moved.push({
        type: 'scheduling_date.changed',
        effect: `moved:${booking.id}:${movedAt}`,
        occurredAt: new Date(movedAt),
        data: { ...data, change: 'changed_by_company' },
      })
    }
    return moved
  },

  async tell_stage_changed(tx, { at, stage, ...about }, publicUrl) {
    const scout = await findScout(tx, about)
    if (!scout) return []
    const data = { ...scoutOf(scout, publicUrl, 'accepted'), stage: toldStage(stage), changed_at: at }
    // The stage that was told last is held, so each job of a change is one event.
    const effect = `stage:${scout.id}:${crypto.randomUUID()}`
    return [{ type: 'candidate.stage_changed', effect, occurredAt: new Date(at), data }]
  },

  async tell_saved_filter_matched(tx, { companyId, savedFilterId, at }, publicUrl) {
    // The reading keeps whoever it found under its own moment.
    const since = new Date(Date.parse(at) - 1).toISOString()
    const matches = await findToldMatches(tx, { companyId, savedFilterId, companyUserId: null, since, until: at })
    if (!matches) return []
    const { filter, count, candidateIds } = matches
    const data = {
      saved_filter: { id: filter.id, name: filter.name },
      candidate_count: count,
      candidate_ids: candidateIds,
      found_at: at,
      url: `${publicUrl}${clientUrls.candidates(new URLSearchParams({ fid: filter.id }))}`,
    }
    return [{ type: 'saved_filter.matched', effect: `matched:${filter.id}:${at}`, occurredAt: new Date(at), data }]
  },

  notify_offer_answered: tellHired,
  tell_offer_resolved: tellHired,
}

async function tellHired(tx: Tx, { companyId, offerReportId }: AboutOffer, publicUrl: string): Promise<Told[]> {
  const report = await findHired(tx, companyId, offerReportId)
  const scout = report && (await findScout(tx, { companyId, scoutInvitationId: report.scoutInvitationId }))
  if (!report || scout?.status !== 'HIRED') return []
  const hiredAt = scout.endedAt ?? report.answeredAt ?? new Date()
  const scoutFacts = await withStage(tx, companyId, scoutOf(scout, publicUrl, 'hired'))
  const data = { ...scoutFacts, offer_accepted_on: report.acceptedOn, hired_at: hiredAt }
  return [{ type: 'candidate.hired', effect: `hired:${offerReportId}`, occurredAt: hiredAt, data }]
}

// Ids and titles alone: what a company may read of a student changes, and a stored answer of a receiver does not. The
// link leads to the job's students for every event, since a page of one's own would tell of a block by its absence.
const scoutOf = (scout: ToldScout, publicUrl: string, list: 'accepted' | 'declined' | 'hired') => ({
  scout_invitation_id: scout.id,
  candidate_id: scout.candidateId,
  job: { id: scout.jobId, title: scout.jobTitle },
  url: `${publicUrl}${clientUrls.jobCandidates({ id: scout.jobId, isArchived: scout.isJobArchived }, { scoutInvitationStatus: list })}`,
})

async function bookingOf(tx: Tx, companyId: OfRow<'company'>, booking: ToldBooking, publicUrl: string) {
  const scout = await findScout(tx, { companyId, scoutInvitationId: booking.scoutInvitationId })
  if (!scout) return undefined
  const scoutFacts = await withStage(tx, companyId, scoutOf(scout, publicUrl, 'accepted'))
  return { ...scoutFacts, booking_id: booking.id, scheduling_date: dateOf(booking) }
}

/** Adds the stage of the job's pipeline at this moment; null once the scout is not accepted any more. */
async function withStage<About extends { scout_invitation_id: string }>(
  tx: Tx,
  companyId: OfRow<'company'>,
  about: About,
) {
  const id = about.scout_invitation_id
  return { ...about, stage: toldStage((await findStages(tx, companyId, [id])).get(id)) }
}

const toldStage = (stage: Stage | null | undefined) => (stage ? { kind: stage.kind, label: stage.label } : null)

const dateOf = ({ schedulingDateId, startAt, endAt }: ToldBooking) => ({
  id: schedulingDateId,
  start_at: startAt,
  end_at: endAt,
})
