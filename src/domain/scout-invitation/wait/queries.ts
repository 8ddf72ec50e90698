import { sql, type RawBuilder } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { SchedulingStatus } from '../rules.ts'
import { metUntilIn, presentStep } from '../step/queries.ts'
import { waitOf, type OwedWord, type Relation, type Wait, type WaitActs } from './rules.ts'

/** When the present step was offered, while its dates are still to follow. */
export const undatedSince = sql<Date | null>`(
  select offered_at from scout_step where scout_step.company_id = scout_invitation.company_id
    and scout_step.scout_invitation_id = scout_invitation.id and scout_step.step = scout_invitation.step
    and scout_step.scheduling_id is null)`

const hasReportedOffer = sql<boolean>`exists (
  select from offer_report where offer_report.company_id = scout_invitation.company_id
    and offer_report.scout_invitation_id = scout_invitation.id
    and offer_report.recorded_by = 'STUDENT' and offer_report.status = 'SUBMITTED')`

/** One row for each invitation and each of its waits; `standingsOf` puts the rows together. */
export const relations = (db: Db | Tx) =>
  db
    .selectFrom('scoutInvitation')
    .leftJoin('schedulingDateRequest as request', (join) =>
      ofSameCompany(join, 'request.scoutInvitationId', 'scoutInvitation.id').on('request.status', '=', 'REQUESTED'),
    )
    .leftJoin('scoutWait', (join) => ofSameCompany(join, 'scoutWait.scoutInvitationId', 'scoutInvitation.id'))
    .select(['scoutInvitation.id', 'scoutInvitation.companyId', 'scoutInvitation.candidateId', 'jobId'])
    .select(['scoutInvitation.status', 'schedulingStatus', 'expiresAt', 'scheduleBy', 'chooseBy'])
    .select(['scoutInvitation.answeredAt', 'contactedAt', 'contactDeniedAt', 'contactArrivedAt', 'outcomeToldAt'])
    .select(['scoutInvitation.step', 'outcomeStep'])
    .select(['request.requestedAt', metUntilIn(presentStep).as('metUntil'), undatedSince.as('undatedSince')])
    .select(hasReportedOffer.as('hasReportedOffer'))
    .select(['scoutWait.word', 'scoutWait.since', 'scoutWait.promptedAt', 'scoutWait.waitsFrom'])

type WaitRow = Awaited<ReturnType<ReturnType<typeof relations>['execute']>>[number]
/** `wait` is null while the company owes nothing; `acts` are those of the wait. */
export type Standing<Row extends WaitRow = WaitRow> = {
  id: string
  relation: Row & Relation
  wait: Wait | null
  acts: WaitActs
}

function standingOf<Row extends WaitRow>(rows: readonly Row[], now: Date): Standing<Row> | undefined {
  const [relation] = rows
  if (!relation) return undefined
  const wait = waitOf(relation, now)
  const { promptedAt = null, waitsFrom = null } =
    rows.find(({ word, since }) => word === wait?.word && since?.getTime() === wait?.since.getTime()) ?? {}
  return { id: relation.id, relation, wait, acts: { promptedAt, waitsFrom, contactedAt: relation.contactedAt } }
}

export const standingsOf = <Row extends WaitRow>(rows: readonly Row[], now = new Date()): Standing<Row>[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofScout) => standingOf(ofScout, now) ?? [])

const ownRelations = compiledOnce((db, own: { candidateId: OwnCandidateId; ids: readonly string[] }) =>
  relations(db)
    .where('scoutInvitation.candidateId', '=', own.candidateId)
    .where('scoutInvitation.id', 'in', own.ids)
    .where('scoutInvitation.status', '!=', 'SCHEDULED'),
)

/** Batched: how things stand between each of the student's invitations and its company. */
export async function findStandings(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await ownRelations(db, { candidateId, ids })
  return new Map(standingsOf(rows).map((standing) => [standing.id, standing]))
}

const acceptedRelations = compiledOnce((db, { candidateIds }: { candidateIds: readonly OwnCandidateId[] }) =>
  relations(db)
    .where('scoutInvitation.candidateId', 'in', candidateIds)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .orderBy('scoutInvitation.id'),
)

/** Batched: the accepted scouts of each student. */
export async function listStandings(db: Db, candidateIds: readonly OwnCandidateId[]) {
  const rows = await acceptedRelations(db, { candidateIds })
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

/** Whether the company owes the dates of the present step, of which none can be chosen before. */
export async function awaitsDates(
  tx: Tx,
  invitation: { companyId: OfRow<'company'>; id: string; schedulingStatus: SchedulingStatus | null },
) {
  if (invitation.schedulingStatus !== null) return false
  return (await findStanding(tx, invitation))?.wait?.word === 'NEXT_DATES'
}

/** When the student last prompted the company for the word, of the invitation of the statement. */
export const lastPromptedAt = (word: OwedWord | RawBuilder<OwedWord>) => sql<Date | null>`(
  select max(scout_wait.prompted_at) from scout_wait
  where scout_wait.company_id = scout_invitation.company_id and scout_wait.scout_invitation_id = scout_invitation.id
    and scout_wait.word = ${word})`
