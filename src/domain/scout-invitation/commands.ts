import { sql, type Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { hasContractInForce } from '#domain/company/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { holdDeadlines } from './deadline/commands.ts'
import { standsStill } from './deadline/queries.ts'
import { followStages } from './pipeline/stage/commands.ts'
import { moves, type SchedulingStatus, type ScoutInvitationStatus } from './rules.ts'
import { requestMoves } from './scheduling-date-request/rules.ts'

/** Rows the clock changes in one transaction. */
export const batchSize = 500

type Moving = {
  companyId: OfRow<'company'>
  id: string
  candidateId: OfRow<'candidate'>
  status: ScoutInvitationStatus | 'SCHEDULED'
  schedulingStatus: SchedulingStatus | null
}
type Change = Omit<Updateable<DB['scoutInvitation']>, 'companyId' | 'id' | 'candidateId'>

const statusText = ({ status, schedulingStatus }: { status?: unknown; schedulingStatus?: unknown }) =>
  [status, schedulingStatus].filter(Boolean).join('/')

/** Writes a change of an invitation whose row the transaction holds, and its audit row; its stage is followed. */
export async function moveScoutInvitation(
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  invitation: Moving,
  change: Change,
) {
  const { companyId, id, candidateId } = invitation
  await tx.updateTable('scoutInvitation').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
  await followStages(tx, [{ companyId, scoutInvitationId: id }])
  const to = statusText({ ...invitation, ...change })
  await recordAudit(tx, viewer, [
    { action, subject: 'scout_invitation', subjectId: id, companyId, candidateId, from: statusText(invitation), to },
  ])
}

/**
 * Expires unanswered and unscheduled invitations after their deadline, at most 500 of each; returns the larger of the
 * two numbers. A deadline that passes in a suspension ends nothing.
 */
export async function expireScoutInvitations(tx: Tx): Promise<number> {
  await holdDeadlines(tx)
  const unanswered = await expire(tx, 'expireUnanswered', 'expiresAt')
  const unscheduled = await expire(tx, 'expireUnscheduled', 'scheduleBy')
  return Math.max(unanswered, unscheduled)
}

async function expire(tx: Tx, act: 'expireUnanswered' | 'expireUnscheduled', deadline: 'expiresAt' | 'scheduleBy') {
  const { from, to } = moves[act]
  // Rows locked by an answer are skipped: the clock looks again in a minute.
  const late = await tx
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id', 'candidateId', 'status', 'schedulingStatus'])
    .where('status', 'in', from)
    .where(deadline, '<=', sql<Date>`now()`)
    .$if(act === 'expireUnscheduled', (query) => query.where('schedulingStatus', '!=', 'ACCEPTED'))
    .where((eb) => eb.not(standsStill))
    .orderBy(deadline)
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute()
  if (late.length === 0) return 0
  const ids = late.map(({ id }) => id)
  await tx
    .updateTable('scoutInvitation')
    .set({ status: to, endedAt: new Date(), remindAt: null })
    .where('id', 'in', ids)
    .execute()
  const closed = await tx
    .updateTable('schedulingDateRequest')
    .set({ status: requestMoves.closeSchedulingDateRequest.to })
    .where('scoutInvitationId', 'in', ids)
    .where('status', 'in', requestMoves.closeSchedulingDateRequest.from)
    .returning(['companyId', 'id', 'candidateId', sql<string>`old.status`.as('from')])
    .execute()
  const relations = late.map(({ companyId, id }) => ({ companyId, scoutInvitationId: id }))
  await enqueueMany(tx, 'notify_scout_expired', relations)
  if (act === 'expireUnscheduled') await followStages(tx, relations)
  await recordAudit(
    tx,
    'system',
    late.map((row) => ({
      action: act,
      subject: 'scout_invitation',
      subjectId: row.id,
      companyId: row.companyId,
      candidateId: row.candidateId,
      from: statusText(row),
      to: statusText({ ...row, status: to }),
    })),
  )
  await recordAudit(
    tx,
    'system',
    closed.map(({ companyId, id, candidateId, from: status }) => ({
      action: act,
      subject: 'scheduling_date_request',
      subjectId: id,
      companyId,
      candidateId,
      from: status,
      to: requestMoves.closeSchedulingDateRequest.to,
    })),
  )
  return late.length
}

/**
 * Reminds students of invitations they put off; each reminder is sent once, and waits while its company is out of force.
 * Returns the number of rows it cleared.
 */
export async function remindPostponed(tx: Tx): Promise<number> {
  const due = await tx
    .updateTable('scoutInvitation')
    .set({ remindAt: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('scoutInvitation as due')
        .select('due.id')
        .where('due.remindAt', '<=', sql<Date>`now()`)
        .where(hasContractInForce('due.companyId'))
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['companyId', 'id', 'status', 'expiresAt'])
    .execute()
  const open = due.filter(({ status, expiresAt }) => status === 'PENDING' && expiresAt > new Date())
  await enqueueMany(
    tx,
    'notify_scout_unanswered',
    open.map(({ companyId, id }) => ({ companyId, scoutInvitationId: id })),
  )
  return due.length
}
