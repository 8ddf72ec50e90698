import { sql, type RawBuilder } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { OwnScouts } from '../own-scouts.ts'

/** SQL on `scout_invitation`. */
export const presentStep = sql<number>`scout_invitation.step`

/** SQL on `scout_invitation`: the end of the step's booked date that the student did not miss. */
export const metUntilIn = (step: RawBuilder<number>) => sql<Date | null>`(
  select max(upper(booking.during)) from booking
  where booking.company_id = scout_invitation.company_id and booking.scout_invitation_id = scout_invitation.id
    and booking.step = ${step} and booking.status in ('BOOKED', 'ATTENDED'))`

/**
 * The scheduling that the present step offers, for a statement with the invitation and its job: the step's own, or in
 * the first step the job's.
 */
export const offeredSchedulingId = sql<string | null>`(
  case when scout_invitation.step = 1 then job.scheduling_id else (
    select scout_step.scheduling_id from scout_step
    where scout_step.company_id = scout_invitation.company_id
      and scout_step.scout_invitation_id = scout_invitation.id and scout_step.step = scout_invitation.step) end)`

const stepTitles = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('job as first', (join) => ofSameCompany(join, 'first.id', 'scoutInvitation.jobId'))
    .leftJoin('scoutStep', (join) =>
      ofSameCompany(join, 'scoutStep.scoutInvitationId', 'scoutInvitation.id').onRef(
        'scoutStep.step',
        '=',
        'scoutInvitation.step',
      ),
    )
    .leftJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'scoutStep.schedulingId'))
    .leftJoin('job as further', (join) => ofSameCompany(join, 'further.id', 'scoutStep.jobId'))
    .select('scoutInvitation.id')
    .select((eb) => eb.fn.coalesce('scheduling.title', 'further.title', 'first.title').as('title'))
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', 'in', scoutInvitationIds),
)

/** Batched: what the present step of each of the student's scouts is about: its dates or, until they come, its job. */
export async function findStepTitles(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await stepTitles(db, { candidateId, scoutInvitationIds })
  return new Map(rows.map((row) => [row.id, row.title]))
}
