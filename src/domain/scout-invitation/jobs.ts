import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { oneByOne } from '#platform/queue/one-by-one.ts'
import { batchSize, expireScoutInvitations, remindPostponed } from './commands.ts'
import { fixBenchmarks } from './analysis/benchmark/commands.ts'
import { answerSchedulingDateRequests, reopenSchedulingDateRequests } from './scheduling-date-request/commands.ts'
import { deliverScoutInvitations } from './sending/delivery/commands.ts'
import type { SendingHours } from './sending/delivery/rules.ts'
import { endScoutExperiments } from './sending/experiment/commands.ts'
import { judgeAnswers } from './sending/slowdown/commands.ts'
import { tellHeldOutcomes } from './outcome/telling/commands.ts'
import { lapseSteps } from './step/commands.ts'
import { deliverFollowUps } from './sent/follow-up/commands.ts'
import { handOver, type Handover } from './handover/commands.ts'
import { endScoutsOfBlocked } from './blocking/commands.ts'
import { confirmSilentOfferReports } from './offer-report/commands.ts'
import { followEndedDates, followStagesOfJob } from './pipeline/stage/commands.ts'
import type { Relation } from './pipeline/stage/queries.ts'
import { moveLine } from './waiting-place/line/commands.ts'
import { listUnsettledDates } from './waiting-place/queries.ts'
import { resumeWaitingLines } from './waiting-place/resumption/commands.ts'
import { endScoutsOfWithdrawn } from './withdrawal/commands.ts'

type Context = { db: Db; inTransaction: InTransaction }

/** Runs one transaction for each batch, until a batch is not full. */
async function drain(context: Context, act: (tx: Tx) => Promise<number>) {
  const count = await context.inTransaction(act)
  if (count === batchSize) await drain(context, act)
}

// Twice the time between two looks at all dates, by which a worker that stood still misses none.
const endedLatelyHours = 2

async function followAll({ inTransaction }: Context, since: Date | null) {
  let after: Relation | null = null
  do {
    const from: Relation | null = after
    after = await inTransaction((tx) => followEndedDates(tx, since, from))
  } while (after !== null)
}

export const jobs = {
  deliver_scout_invitations: (_: object, context: Context & { scoutHours: SendingHours }) =>
    drain(context, (tx) => deliverScoutInvitations(tx, context.scoutHours)),
  deliver_follow_ups: (_: object, context: Context & { scoutHours: SendingHours }) =>
    drain(context, (tx) => deliverFollowUps(tx, context.scoutHours)),
  expire_scout_invitations: (_: object, context: Context) => drain(context, expireScoutInvitations),
  end_scout_experiments: (_: object, context: Context) => drain(context, endScoutExperiments),
  tell_held_outcomes: (_: object, context: Context) => drain(context, tellHeldOutcomes),
  follow_ended_dates: (_: object, context: Context) =>
    followAll(context, new Date(Date.now() - endedLatelyHours * 3_600_000)),
  follow_missed_dates: (_: object, context: Context) => followAll(context, null),
  follow_stages_of_job: (job: Parameters<typeof followStagesOfJob>[1], { inTransaction }: Context) =>
    inTransaction((tx) => followStagesOfJob(tx, job)),
  lapse_steps: (_: object, context: Context) => drain(context, lapseSteps),
  confirm_silent_offer_reports: (_: object, context: Context) => drain(context, confirmSilentOfferReports),
  judge_answers: (_: object, { inTransaction }: Context) => inTransaction(judgeAnswers),
  fix_benchmarks: (_: object, { inTransaction }: Context) => inTransaction((tx) => fixBenchmarks(tx, new Date())),
  remind_postponed: (_: object, context: Context) => drain(context, remindPostponed),
  end_scouts_of_withdrawn: ({ candidateId }: { candidateId: OfRow<'candidate'> }, { inTransaction }: Context) =>
    inTransaction((tx) => endScoutsOfWithdrawn(tx, candidateId)),
  end_scouts_of_blocked: (
    block: { candidateId: OfRow<'candidate'>; companyId: OfRow<'company'> },
    { inTransaction }: Context,
  ) => inTransaction((tx) => endScoutsOfBlocked(tx, block)),
  hand_over: (handover: Handover, { inTransaction }: Context) => inTransaction((tx) => handOver(tx, handover)),
  settle_waiting_lines: async (_: object, { db, inTransaction }: Context) =>
    oneByOne(
      await listUnsettledDates(db, batchSize),
      () => 'settle_waiting_lines',
      (date) => inTransaction((tx) => moveLine(tx, date)),
    ),
  move_waiting_line: (date: { companyId: OfRow<'company'>; schedulingDateId: string }, { inTransaction }: Context) =>
    inTransaction((tx) => moveLine(tx, date)),
  resume_waiting_lines: (lifted: Parameters<typeof resumeWaitingLines>[1], { inTransaction }: Context) =>
    inTransaction((tx) => resumeWaitingLines(tx, lifted)),
  reopen_scheduling_date_requests: (_: object, context: Context) => drain(context, reopenSchedulingDateRequests),
  answer_scheduling_date_requests: (
    scheduling: { companyId: OfRow<'company'>; schedulingId: string },
    { inTransaction }: Context,
  ) => inTransaction((tx) => answerSchedulingDateRequests(tx, scheduling)),
}

export const crontab = `
* * * * * deliver_scout_invitations
* * * * * deliver_follow_ups
* * * * * end_scout_experiments
* * * * * expire_scout_invitations
* * * * * follow_ended_dates
35 * * * * follow_missed_dates
* * * * * lapse_steps
* * * * * settle_waiting_lines
* * * * * tell_held_outcomes
*/5 * * * * remind_postponed
5 * * * * reopen_scheduling_date_requests
45 18 * * * judge_answers ?fill=20h
15 19 15 1,4,7,10 * fix_benchmarks ?fill=30d
10 * * * * confirm_silent_offer_reports
`
