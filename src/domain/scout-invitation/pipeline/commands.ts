import { recordAudit } from '#domain/audit/commands.ts'
import { requireJob } from '#domain/job/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { JobId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { findNamesOfMove, listStages, lockAcceptedOnes, stageFactsOf, type AcceptedRow } from './queries.ts'
import { decidedStageOf, isPlaceable } from './rules.ts'
import { followStages } from './stage/commands.ts'

/** `step`: null takes a placement back. `revision`: that of the placement on the page; 0 where there is none. */
export type Placement = { scoutInvitationId: ScoutInvitationId; step: string | null; revision: number }
export type Placed = { scoutInvitationId: string; step: string | null; revision: number }

/**
 * Places students of one job on its steps, all or none. Refuses not_found, stage_gone, stage_decided for a student whose
 * stage a fact decides, and student_moved_meanwhile, also for the second of two colleagues at once.
 */
export async function placeStudents(
  tx: Tx,
  company: CompanyViewer,
  job: JobId,
  placements: readonly Placement[],
): Promise<Placed[]> {
  const { companyId } = company
  await requireJob(tx, companyId, job)
  const stages = (await listStages(tx, [{ companyId, id: job }])).get(job) ?? []
  const isStage = (step: string | null) => step === null || stages.some((one) => one.key === step && isPlaceable(one))
  if (!placements.every(({ step }) => isStage(step))) throw new Refusal('stage_gone')
  const rows = await lockAcceptedOnes(
    tx,
    companyId,
    job,
    placements.map(({ scoutInvitationId: id }) => id),
  )
  const placed: Placed[] = []
  for (const placement of placements) {
    const row = rows.get(placement.scoutInvitationId)
    if (!row) throw new Refusal('not_found')
    placed.push(await place(tx, company, row, placement))
  }
  return placed
}

async function place(tx: Tx, company: CompanyViewer, row: AcceptedRow, { step, revision }: Placement): Promise<Placed> {
  const { companyId, companyUserId } = company
  const { id: scoutInvitationId, candidateId } = row
  if (decidedStageOf(stageFactsOf(row))) throw await refusalOf('stage_decided', tx, company, row)
  if ((row.revision ?? 0) !== revision) throw await refusalOf('student_moved_meanwhile', tx, company, row)
  const change = { step, revision: revision + 1, placedBy: companyUserId, placedAt: new Date() }
  await tx
    .insertInto('scoutPlacement')
    .values({ companyId, scoutInvitationId, candidateId, ...change })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet(change))
    .execute()
  await followStages(tx, [{ companyId, scoutInvitationId }])
  await recordAudit(tx, company, [
    {
      action: 'placeStudents',
      subject: 'scout_invitation',
      subjectId: scoutInvitationId,
      companyId,
      candidateId,
      from: row.placedStep,
      to: step,
    },
  ])
  return { scoutInvitationId, step, revision: change.revision }
}

async function refusalOf(
  code: 'stage_decided' | 'student_moved_meanwhile',
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  { candidateId, placedBy }: AcceptedRow,
) {
  const { student, colleague } = await findNamesOfMove(tx, companyId, { candidateId, placedBy })
  const by = placedBy === companyUserId || colleague === null ? '別の画面で' : `${colleague}さんが`
  return new Refusal(code, { values: { by, name: student } })
}
