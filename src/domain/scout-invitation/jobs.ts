import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { batchSize, expireScoutInvitations, remindPostponed } from './commands.ts'
import { answerSchedulingDateRequests, reopenSchedulingDateRequests } from './scheduling-date-request/commands.ts'
import { deliverScoutInvitations } from './sending/delivery/commands.ts'
import type { SendingHours } from './sending/delivery/rules.ts'
import { judgeAnswers } from './sending/slowdown/commands.ts'
import { endScoutsOfBlocked } from './blocking/commands.ts'
import { confirmSilentOfferReports } from './offer-report/commands.ts'
import { endScoutsOfWithdrawn } from './withdrawal/commands.ts'

type Context = { db: Db; inTransaction: InTransaction }

/** Runs one transaction for each batch, until a batch is not full. */
async function drain(context: Context, act: (tx: Tx) => Promise<number>) {
  const count = await context.inTransaction(act)
  if (count === batchSize) await drain(context, act)
}

export const jobs = {
  deliver_scout_invitations: (_: object, context: Context & { scoutHours: SendingHours }) =>
    drain(context, (tx) => deliverScoutInvitations(tx, context.scoutHours)),
  expire_scout_invitations: (_: object, context: Context) => drain(context, expireScoutInvitations),
  confirm_silent_offer_reports: (_: object, context: Context) => drain(context, confirmSilentOfferReports),
  judge_answers: (_: object, { inTransaction }: Context) => inTransaction(judgeAnswers),
  remind_postponed: (_: object, context: Context) => drain(context, remindPostponed),
  end_scouts_of_withdrawn: ({ candidateId }: { candidateId: OfRow<'candidate'> }, { inTransaction }: Context) =>
    inTransaction((tx) => endScoutsOfWithdrawn(tx, candidateId)),
  end_scouts_of_blocked: (
    block: { candidateId: OfRow<'candidate'>; companyId: OfRow<'company'> },
    { inTransaction }: Context,
  ) => inTransaction((tx) => endScoutsOfBlocked(tx, block)),
  reopen_scheduling_date_requests: (_: object, context: Context) => drain(context, reopenSchedulingDateRequests),
  answer_scheduling_date_requests: (
    scheduling: { companyId: OfRow<'company'>; schedulingId: string },
    { inTransaction }: Context,
  ) => inTransaction((tx) => answerSchedulingDateRequests(tx, scheduling)),
}

export const crontab = `
* * * * * deliver_scout_invitations
* * * * * expire_scout_invitations
*/5 * * * * remind_postponed
5 * * * * reopen_scheduling_date_requests
45 18 * * * judge_answers ?fill=20h
10 * * * * confirm_silent_offer_reports
`
