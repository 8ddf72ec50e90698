import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { waitOf, type OwedWord, type Relation, type Wait, type WaitActs } from './rules.ts'

/** The end of the booked date that the student did not miss. */
const metUntil = sql<Date | null>`(
  select max(upper(booking.during)) from booking
  where booking.company_id = scout_invitation.company_id and booking.scout_invitation_id = scout_invitation.id
    and booking.status in ('BOOKED', 'ATTENDED'))`

const relations = (db: Db | Tx) =>
  db
    .selectFrom('scoutInvitation')
    .leftJoin('schedulingDateRequest as request', (join) =>
      ofSameCompany(join, 'request.scoutInvitationId', 'scoutInvitation.id').on('request.status', '=', 'REQUESTED'),
    )
    .leftJoin('scoutWait', (join) => ofSameCompany(join, 'scoutWait.scoutInvitationId', 'scoutInvitation.id'))
    .select(['scoutInvitation.id', 'scoutInvitation.companyId', 'scoutInvitation.candidateId', 'jobId'])
    .select(['scoutInvitation.status', 'schedulingStatus', 'expiresAt', 'scheduleBy'])
    .select(['scoutInvitation.answeredAt', 'contactedAt', 'contactDeniedAt', 'contactArrivedAt', 'outcomeToldAt'])
    .select(['request.requestedAt', metUntil.as('metUntil')])
    .select(['scoutWait.word', 'scoutWait.since', 'scoutWait.promptedAt', 'scoutWait.waitsFrom'])

type WaitRow = Awaited<ReturnType<ReturnType<typeof relations>['execute']>>[number]
/** `wait` is null while the company owes nothing; `acts` are those of the wait. */
export type Standing = { id: string; relation: WaitRow & Relation; wait: Wait | null; acts: WaitActs }

function standingOf(rows: readonly WaitRow[], now: Date): Standing | undefined {
  const [relation] = rows
  if (!relation) return undefined
  const wait = waitOf(relation, now)
  const { promptedAt = null, waitsFrom = null } =
    rows.find(({ word, since }) => word === wait?.word && since?.getTime() === wait?.since.getTime()) ?? {}
  return { id: relation.id, relation, wait, acts: { promptedAt, waitsFrom } }
}

const standingsOf = (rows: readonly WaitRow[], now = new Date()) =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofScout) => standingOf(ofScout, now) ?? [])

/** Batched: how things stand between each of the student's invitations and its company. */
export async function findStandings(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await relations(db)
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', 'in', ids)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')
    .execute()
  return new Map(standingsOf(rows).map((standing) => [standing.id, standing]))
}

/** Batched: the accepted scouts of each student. */
export async function listStandings(db: Db, candidateIds: readonly OwnCandidateId[]) {
  const rows = await relations(db)
    .where('scoutInvitation.candidateId', 'in', candidateIds)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .orderBy('scoutInvitation.id')
    .execute()
  const standings = Map.groupBy(standingsOf(rows), ({ relation }): OfRow<'candidate'> => relation.candidateId)
  return new Map(candidateIds.map((id) => [id, standings.get(id) ?? []]))
}

/** How things stand with one invitation, for a lock's row or the payload of a job. */
export async function findStanding(db: Db | Tx, { companyId, id }: { companyId: OfRow<'company'>; id: string }) {
  const rows = await relations(db)
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', id)
    .execute()
  return standingOf(rows, new Date())
}

/** When the student last prompted the company for the word, of the invitation of the statement. */
export const lastPromptedAt = (word: OwedWord) => sql<Date | null>`(
  select max(scout_wait.prompted_at) from scout_wait
  where scout_wait.company_id = scout_invitation.company_id and scout_wait.scout_invitation_id = scout_invitation.id
    and scout_wait.word = ${word})`
