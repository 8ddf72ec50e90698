import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { lockJob } from '#domain/job/queries.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { JobId, OfRow, ScoutExperimentId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { Tx } from '#platform/database/db.ts'
import { batchSize } from '../../commands.ts'
import { sendScoutInvitations, type SendingTerms } from '../commands.ts'
import type { SendingHours } from '../delivery/rules.ts'
import type { Sending } from '../rules.ts'
import { lockDueExperiments, lockExperiment, lockExperimentOfJob } from './queries.ts'
import {
  checkExperiment,
  experimentDays,
  foldExperiment,
  isRunning,
  type EndCause,
  type ExperimentDraft,
} from './rules.ts'

/**
 * Starts an experiment on two texts for a job. Refuses plan_restricted, not_found, job_not_sendable, invalid_input, and
 * experiment_running while another one takes students of the job; the unique index decides between two at once.
 */
export async function startScoutExperiment(tx: Tx, company: CompanyViewer, jobId: JobId, form: ExperimentDraft) {
  const { companyId, companyUserId } = company
  const contract = await requireContract(tx, companyId)
  if (!isContractInForce(contract, tokyoToday())) throw new Refusal('plan_restricted')
  // Before the job, in the order of a sending: otherwise the two could wait for each other.
  const before = await lockExperimentOfJob(tx, companyId, jobId)
  const job = await lockJob(tx, companyId, jobId)
  if (!job) throw new Refusal('not_found')
  if (!canSendScoutInvitation(job)) throw new Refusal('job_not_sendable')
  const { versionA, versionB, ...draft } = foldExperiment(form)
  refuseInvalid(checkExperiment({ ...draft, versionA, versionB }))
  const now = new Date()
  if (before && isRunning({ ...before, isJobArchived: false }, now)) throw new Refusal('experiment_running')
  if (before) await end(tx, 'system', [{ companyId, id: before.id, endCause: 'TIME' }])
  const started = await tx
    .insertInto('scoutExperiment')
    .values({
      ...draft,
      companyId,
      companyUserId,
      jobId,
      subjectA: versionA.subject,
      messageA: versionA.message,
      subjectB: versionB.subject,
      messageB: versionB.message,
      startedAt: now,
      endsAt: startOfTokyoDay(addDays(tokyoToday(now), experimentDays)),
    })
    .onConflict((conflict) => conflict.columns(['companyId', 'jobId']).where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!started) throw new Refusal('experiment_running')
  await record(tx, company, 'startScoutExperiment', [{ companyId, id: started.id }])
  return started.id as ScoutExperimentId
}

/** Ends an experiment by hand; letters that are out are still counted. Refuses not_found, experiment_ended. */
export async function stopScoutExperiment(tx: Tx, company: CompanyViewer, id: ScoutExperimentId) {
  const { companyId } = company
  const experiment = await lockExperiment(tx, companyId, id)
  if (!isRunning(experiment, new Date())) throw new Refusal('experiment_ended')
  await end(tx, company, [{ companyId, id, endCause: 'STOPPED' }])
  return id
}

type Letters = Pick<Sending, 'invitations'> & Omit<SendingTerms, 'template'>

/**
 * Sends each student one of the two texts, by chance. Refuses not_found, experiment_ended and what a sending refuses.
 */
export async function sendScoutExperiment(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutExperimentId,
  letters: Letters,
  hours: SendingHours,
) {
  const experiment = await lockExperiment(tx, company.companyId, id)
  if (!isRunning(experiment, new Date())) throw new Refusal('experiment_ended')
  const { jobId, subjectA: subject, messageA: message } = experiment
  return sendScoutInvitations(tx, company, jobId as JobId, { ...letters, subject, message }, hours, experiment)
}

/** Called by the clock: ends experiments whose time, job or contract has ended. Returns their number, at most 500. */
export async function endScoutExperiments(tx: Tx): Promise<number> {
  const due = await lockDueExperiments(tx, batchSize)
  if (due.length > 0) await end(tx, 'system', due)
  return due.length
}

type Ended = { companyId: OfRow<'company'>; id: string; endCause: EndCause }

async function end(tx: Tx, viewer: CompanyViewer | 'system', ended: readonly Ended[]) {
  const rows = JSON.stringify(
    ended.map(({ companyId, id, endCause }) => ({ company_id: companyId, id, end_cause: endCause })),
  )
  await sql`
    update scout_experiment set ended_at = ${new Date()}, end_cause = input.end_cause
    from json_to_recordset(${rows}::json) as input(company_id uuid, id uuid, end_cause text)
    where scout_experiment.company_id = input.company_id and scout_experiment.id = input.id and ended_at is null`.execute(
    tx,
  )
  await record(tx, viewer, viewer === 'system' ? 'endScoutExperiments' : 'stopScoutExperiment', ended)
}

const record = (
  tx: Tx,
  viewer: CompanyViewer | 'system',
  action: string,
  experiments: readonly { companyId: OfRow<'company'>; id: string }[],
) =>
  recordAudit(
    tx,
    viewer,
    experiments.map(({ companyId, id }) => ({ action, subject: 'scout_experiment', subjectId: id, companyId })),
  )
