import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { findStages } from '../queries.ts'
import type { Stage } from '../rules.ts'
import { listEndedDates, listPlaced, type Relation } from './queries.ts'

/**
 * Has the stages of these relations looked at once the transaction stands. Every writer of a fact that decides a stage
 * calls this, also where the stage may stay as it is: what is told is a difference.
 */
export const followStages = (tx: Tx, relations: readonly Relation[]) =>
  enqueueMany(
    tx,
    'tell_stage_changed',
    relations.map(({ companyId, scoutInvitationId }) => ({
      companyId,
      scoutInvitationId,
      at: new Date().toISOString(),
    })),
  )

/** The stage that is to be told; undefined where it is the one that was told last, null where there is none any more. */
export async function noteStage(tx: Tx, relation: Relation): Promise<Stage | null | undefined> {
  const { companyId, scoutInvitationId } = relation
  const noted = await holdNoted(tx, relation)
  if (!noted) return undefined
  // Read once the row is held: of two looks at once the later one sees all that stands.
  const stage = (await findStages(tx, companyId, [scoutInvitationId])).get(scoutInvitationId) ?? null
  const key = stage?.key ?? null
  if (noted.stage === key) return undefined
  await tx
    .updateTable('scoutStage')
    .set({ stage: key })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .execute()
  return stage
}

/** Holds what was told last; undefined for a scout that was never answered. */
const holdNoted = (tx: Tx, { companyId, scoutInvitationId }: Relation) =>
  tx
    .insertInto('scoutStage')
    .columns(['companyId', 'scoutInvitationId', 'candidateId'])
    .expression((eb) =>
      eb
        .selectFrom('scoutInvitation')
        .select(['companyId', 'id', 'candidateId'])
        .where('companyId', '=', companyId)
        .where('id', '=', scoutInvitationId)
        .where('answeredAt', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ candidateId: sql`excluded.candidate_id` }),
    )
    .returning('stage')
    .executeTakeFirst()

/** Relations looked at in one transaction. */
const batchSize = 500

/**
 * Booked dates end by the clock alone, which brings their students to 参加. Looks at dates that ended after a moment, or
 * at all for null; gives the last relation of a full page.
 */
export async function followEndedDates(
  tx: Tx,
  since: Date | null,
  after: Relation | null = null,
  size = batchSize,
): Promise<Relation | null> {
  const relations = await listEndedDates(tx, { since, after, size })
  await followStages(tx, relations)
  return relations.length === size ? (relations.at(-1) ?? null) : null
}

/** Another process of a job may take away the steps on which students stand, or bring them back. */
export const followStagesOfJob = async (tx: Tx, { companyId, jobId }: { companyId: OfRow<'company'>; jobId: string }) =>
  followStages(tx, await listPlaced(tx, companyId, jobId))
