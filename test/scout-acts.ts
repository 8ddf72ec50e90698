import { jobs } from '#domain/scout-invitation/jobs.ts'
import { canAccept, canChooseSchedulingDate, canDecline, statusAt } from '#domain/scout-invitation/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import type { Tx } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { leave } from './leaving.ts'
import type { TestApp } from './client.ts'
import { aMessage, aReason } from './factories/scout-invitation.ts'
import { isBlocked, isInForce, isReachable, isSendable, type At, type State } from './scout-walk.ts'

/** The result of an act: the refusal, the result for each student of a sending, or nothing. */
type Answer = string | undefined
export type Act = {
  ask: (at: At) => Promise<Answer>
  /** The answer the rules ask for. */
  expects: (at: At) => Answer
}

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const none = crypto.randomUUID()
const idOf = ({ invitation }: At) => invitation?.id ?? none
/** The student does not see a scout that waits for its week. */
const hasArrived = ({ invitation }: At) => invitation !== undefined && invitation.status !== 'SCHEDULED'
const statusOf = ({ invitation }: At) => invitation && statusAt(invitation, new Date())

function receiversOf({ who, also, everybody, is }: At, name: string) {
  if (name === 'sendToAll') return everybody.map(({ id }) => id)
  if (name === 'sendToTwo') return [who.id, also.id, ...(is ? [who.id] : [])]
  return [who.id]
}

function refusalOf(state: State, companyId: string, candidateId: string): Answer {
  if (!isReachable(state, companyId, candidateId)) return 'candidate_unavailable'
  const rows = state.invitations.filter((row) => row.companyId === companyId && row.candidateId === candidateId)
  const [first] = rows
  const isRipe =
    first &&
    ['DECLINED', 'EXPIRED'].includes(first.status) &&
    first.endedAt &&
    first.endedAt <= daysAgo(limits.renewDays)
  if (first && (rows.length > 1 || !isRipe)) return 'candidate_already_scouted'
  return undefined
}

function expectsOfSending(state: State, { home, job }: At, receivers: readonly string[], bulk: number): Answer {
  const once = [...new Set(receivers)]
  if (!isInForce(state, home.companyId)) return 'plan_restricted'
  if (once.length > bulk) return 'bulk_limit_exceeded'
  if (!isSendable(state, job.id)) return 'job_not_sendable'
  const codes = once.map((id) => refusalOf(state, home.companyId, id))
  const count = codes.filter((code) => code === undefined).length
  const sent = state.sentOnDays.find(({ companyId }) => companyId === home.companyId)?.sent ?? 0
  if (count > 0 && sent + count > home.quota) return 'scout_quota_exceeded'
  return codes.filter((code) => code !== undefined).join() || undefined
}

export function acts(app: TestApp, state: State, bulk: number): Record<string, Act> {
  const asked = async (viewer: Parameters<TestApp['as']>[0], fields: string, variables = {}) => {
    // Each from elsewhere: how often one visitor may try is not what is walked here.
    const { data, errors } = await app.as(viewer).ask(`mutation${fields}`, variables, { address: crypto.randomUUID() })
    return { data, code: errors[0]?.code }
  }
  const ofStudent = (call: string) => async (at: At) =>
    (await asked(at.who.viewer, `($i: ID!) { ${call} }`, { i: idOf(at) })).code
  const closed = ({ home, who }: At) => {
    if (!isInForce(state, home.companyId)) return 'company_suspended'
    return isBlocked(state, home.companyId, who.id) ? 'company_blocked' : undefined
  }
  const answered = (at: At) => (statusOf(at) === 'EXPIRED' ? 'scout_expired' : 'scout_already_answered')
  const clock = { db: app.db, inTransaction: transaction(app) }

  const send = (name: string): Act => ({
    ask: async (at) => {
      const { data, code } = await asked(
        at.home.viewer,
        `($j: ID!, $m: String!, $to: [ScoutInvitationInput!]!) {
          sendScoutInvitations(jobId: $j, subject: "検査装置の開発について", message: $m, invitations: $to) { failures { code } } }`,
        {
          j: at.job.id,
          m: aMessage,
          to: receiversOf(at, name).map((candidateId) => ({
            candidateId,
            // A renewal has to differ from the first letter.
            reason: `${aReason}${crypto.randomUUID()}`,
          })),
        },
      )
      if (code) return code
      const failures: { code: string }[] = data.sendScoutInvitations.failures
      return failures.map((failure) => failure.code).join() || undefined
    },
    expects: (at) => expectsOfSending(state, at, receiversOf(at, name), bulk),
  })
  const student = (name: string, call: string, expects: Act['expects']): [string, Act] => [
    name,
    { ask: ofStudent(call), expects: (at) => (hasArrived(at) ? expects(at) : 'not_found') },
  ]
  const noChoice = (at: At) => {
    if (statusOf(at) === 'EXPIRED') return 'scout_expired'
    return statusOf(at) === 'PENDING' || at.invitation?.schedulingStatus === null
      ? 'not_found'
      : 'scout_already_answered'
  }
  const change = async (values: { expiresAt: Date } | { scheduleBy: Date }, { invitation }: At) => {
    if (invitation) await app.db.updateTable('scoutInvitation').set(values).where('id', '=', invitation.id).execute()
    return undefined
  }

  return {
    send: send('send'),
    sendToTwo: send('sendToTwo'),
    sendToAll: send('sendToAll'),
    cancelScheduled: {
      ask: async (at) =>
        (await asked(at.home.viewer, '($i: ID!) { cancelScheduledScoutInvitation(id: $i) }', { i: idOf(at) })).code,
      expects: (at) => {
        if (!at.invitation) return 'not_found'
        return hasArrived(at) ? 'scout_already_sent' : undefined
      },
    },
    ...Object.fromEntries([
      student('read', 'readScoutInvitation(id: $i)', () => undefined),
      student('accept', 'acceptScoutInvitation(id: $i) { id }', (at) =>
        at.invitation && canAccept(at.invitation, new Date()) ? closed(at) : answered(at),
      ),
      student('decline', 'declineScoutInvitation(id: $i) { id }', (at) =>
        at.invitation && canDecline(at.invitation, new Date()) ? undefined : answered(at),
      ),
      student('postpone', 'postponeScoutInvitation(id: $i) { id }', (at) =>
        at.invitation && canAccept(at.invitation, new Date()) ? undefined : answered(at),
      ),
      student('cancel', 'cancelBooking(scoutInvitationId: $i) { id }', ({ held }) => (held ? undefined : 'not_found')),
    ]),
    choose: {
      ask: async (at) =>
        (
          await asked(
            at.who.viewer,
            '($i: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $i, schedulingDateId: $d) { id } }',
            { i: idOf(at), d: at.home.date.id },
          )
        ).code,
      expects: (at) => {
        if (!at.invitation || !hasArrived(at)) return 'not_found'
        return canChooseSchedulingDate(at.invitation, new Date()) ? closed(at) : noChoice(at)
      },
    },
    request: {
      ask: async (at) =>
        (
          await asked(
            at.who.viewer,
            `($i: ID!, $p: [PreferredDateInput!]!) { requestSchedulingDate(scoutInvitationId: $i,
              request: "夕方の日程があると参加できます。", preferred: $p) { id } }`,
            { i: idOf(at), p: [{ date: addDays(tokyoToday(), 5), timeOfDay: 'EVENING' }] },
          )
        ).code,
      expects: (at) => {
        if (!at.invitation || !hasArrived(at)) return 'not_found'
        const { schedulingStatus } = at.invitation
        if (statusOf(at) !== 'ACCEPTED' || schedulingStatus === null) return noChoice(at)
        if (schedulingStatus === 'SCHEDULING_DATE_REQUESTED') return 'scheduling_date_already_requested'
        return schedulingStatus === 'ACCEPTED' ? 'scout_already_answered' : closed(at)
      },
    },
    contact: {
      ask: async (at) =>
        (await asked(at.home.viewer, '($i: ID!) { markScoutInvitationContacted(id: $i) }', { i: idOf(at) })).code,
      expects: ({ invitation }) => (invitation?.status === 'ACCEPTED' ? undefined : 'not_found'),
    },
    archive: {
      ask: async (at) =>
        (
          await asked(
            at.home.viewer,
            '($i: ID!, $is: Boolean!) { updateJobDescriptionIsArchived(id: $i, isArchived: $is) { activeCount } }',
            {
              i: at.job.id,
              is: at.is,
            },
          )
        ).code,
      expects: ({ job, home, is }) =>
        job.isArchived && !is && job.status === 'PUBLISHED' && !isInForce(state, home.companyId)
          ? 'plan_restricted'
          : undefined,
    },
    publish: {
      ask: async (at) =>
        (
          await asked(
            at.home.viewer,
            '($i: ID!, $s: JobStatus!) { updateJobDescriptionStatus(id: $i, status: $s) { id } }',
            {
              i: at.job.id,
              s: at.is ? 'DRAFT' : 'PUBLISHED',
            },
          )
        ).code,
      expects: ({ job, home, is }) => {
        if ((job.status === 'DRAFT') === is) return undefined
        if (is) return job.totalSent > 0 ? 'job_not_draftable' : undefined
        return job.isArchived || isInForce(state, home.companyId) ? undefined : 'plan_restricted'
      },
    },
    hide: {
      ask: async (at) =>
        (await asked(at.who.viewer, '($is: Boolean!) { updateCandidateVisibility(isPublic: $is) }', { is: !at.is }))
          .code,
      expects: ({ who }) => (isWithdrawn(state, who.id) ? 'account_not_changeable' : undefined),
    },
    withdraw: {
      ask: async ({ who }) => {
        const code = (await leave(app, who.viewer)).errors[0]?.code
        // Runs the job of the worker by hand.
        if (!code) await jobs.end_scouts_of_withdrawn({ candidateId: who.id }, clock)
        return code
      },
      expects: ({ who }) => (isWithdrawn(state, who.id) ? 'account_not_changeable' : undefined),
    },
    block: {
      ask: async ({ home: { companyId }, who, is }) => {
        const row = { companyId, candidateId: who.id }
        if (is)
          await app.db
            .insertInto('blockedCompany')
            .values(row)
            .onConflict((on) => on.doNothing())
            .execute()
        else
          await app.db
            .deleteFrom('blockedCompany')
            .where('companyId', '=', companyId)
            .where('candidateId', '=', who.id)
            .execute()
        return undefined
      },
      expects: () => undefined,
    },
    contract: {
      ask: async ({ home, is }) => {
        const status = is ? 'EXPIRED' : 'ACTIVE'
        await app.db.updateTable('contract').set({ status }).where('companyId', '=', home.companyId).execute()
        return undefined
      },
      expects: () => undefined,
    },
    // The deadlines come nearer instead of the days going by: what was sent stays in its month.
    deadline: {
      ask: (at) => change(at.invitation?.scheduleBy ? { scheduleBy: daysAgo(1) } : { expiresAt: daysAgo(1) }, at),
      expects: () => undefined,
    },
    clock: {
      ask: async () => {
        await jobs.expire_scout_invitations({}, clock)
        await jobs.remind_postponed({}, clock)
        return undefined
      },
      expects: () => undefined,
    },
    // All that has ended for the company grows old together.
    ripen: {
      ask: async ({ home, is }) => {
        await app.db
          .updateTable('scoutInvitation')
          .set({ endedAt: daysAgo(limits.renewDays + (is ? -1 : 1)) })
          .where('companyId', '=', home.companyId)
          .where('endedAt', 'is not', null)
          .execute()
        return undefined
      },
      expects: () => undefined,
    },
  }
}

const isWithdrawn = ({ candidates }: State, candidateId: string) =>
  candidates.some(({ id, status }) => id === candidateId && status === 'WITHDRAWN')

const transaction =
  ({ db }: TestApp) =>
  <Result>(act: (tx: Tx) => Promise<Result>) =>
    db.transaction().execute(act)
