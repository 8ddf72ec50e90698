import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { listPromises } from '../../promise/queries.ts'
import { preferredDates } from '../../scheduling-date-request/queries.ts'
import { isAccepted } from '../../rules.ts'
import { dueDayOf } from '../../wait/rules.ts'
import type { ThreadRow } from '../queries.ts'
import { wasAccepted } from '../rules.ts'
import { eventsOf, type ThreadEvent } from './rules.ts'

/** The events of a thread, each read from the table where it is kept. */
export async function listEvents(db: Db, thread: ThreadRow): Promise<ThreadEvent[]> {
  const { companyId, scoutInvitationId } = thread
  if (!wasAccepted(thread)) return []
  const [rows, bookings, notices, requests, outcomes, steps, promises] = await Promise.all([
    listScoutAndUrls(db, thread),
    db
      .selectFrom('booking')
      .select(['id', 'replaces', 'insertedAt', 'cancelledAt', 'bookedBy', 'calledOffBy', 'companyWord'])
      .select(times)
      .where('companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .execute(),
    db
      .selectFrom('dayNotice')
      .innerJoin('booking', (join) => ofSameCompany(join, 'booking.id', 'dayNotice.bookingId'))
      .select(['dayNotice.kind', 'dayNotice.minutes', 'dayNotice.toldAt'])
      .select(times)
      .where('booking.companyId', '=', companyId)
      .where('booking.scoutInvitationId', '=', scoutInvitationId)
      .execute(),
    db
      .selectFrom('schedulingDateRequest')
      .select(['insertedAt', 'answeredAt', 'refusalMessage', 'status', 'request', 'preferredDates', 'preferredTimes'])
      .where('companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .execute(),
    db
      .selectFrom('scoutOutcome')
      .select(['outcome', 'message', 'toldAt'])
      .where('companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .where('toldAt', 'is not', null)
      .execute(),
    db
      .selectFrom('scoutStep')
      .leftJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'scoutStep.schedulingId'))
      .leftJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutStep.jobId'))
      .select(['scheduling.title', 'job.title as jobTitle', 'offeredAt', 'datedAt', 'lapsedAt'])
      .where('scoutStep.companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .execute(),
    listPromises(db, { companyId, scoutInvitationId }),
  ])
  const [scout] = rows
  if (!scout) return []
  const isMessage = scout.kind === 'MESSAGE'
  return eventsOf({
    scout,
    wordUntil: isMessage && scout.answeredAt ? dueDayOf({ word: 'CONTACT', since: scout.answeredAt }) : null,
    guidance:
      isMessage && isAccepted(thread, new Date())
        ? {
            description: scout.completionDescription ?? '',
            urls: rows.flatMap(({ label, url }) => (label !== null && url !== null ? { label, url } : [])),
          }
        : null,
    bookings: bookings.map(withMoves),
    notices: notices.map(withMoves),
    outcomes,
    steps,
    promises: promises.map(({ kind }) => kind),
    requests: requests.map((request) => ({ ...request, wishes: preferredDates(request) })),
  })
}

const times = [
  sql<Date>`lower(booking.during)`.as('startAt'),
  sql<Date>`upper(booking.during)`.as('endAt'),
  'booking.earlierStarts',
  'booking.earlierEnds',
  'booking.movedAt',
] as const

type MovesOfRow = { earlierStarts: Date[]; earlierEnds: Date[]; movedAt: Date[] }
const withMoves = <Row extends MovesOfRow>({ earlierStarts, earlierEnds, movedAt: moments, ...row }: Row) => ({
  ...row,
  moves: moments.flatMap((movedAt, at) => {
    const [startAt, endAt] = [earlierStarts[at], earlierEnds[at]]
    return startAt && endAt ? [{ movedAt, startAt, endAt }] : []
  }),
})

const listScoutAndUrls = (db: Db, { companyId, scoutInvitationId }: ThreadRow) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .leftJoin('jobCompletionUrl', (join) => ofSameCompany(join, 'jobCompletionUrl.jobId', 'job.id'))
    .select(['scoutInvitation.answeredAt', 'scoutInvitation.endedAt', 'scoutInvitation.withdrawalMessage'])
    .select(['job.kind', 'job.completionDescription', 'jobCompletionUrl.label', 'jobCompletionUrl.url'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', scoutInvitationId)
    .orderBy('jobCompletionUrl.position')
    .execute()
