import { recordAudit } from '#domain/audit/commands.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { batchSize } from '../../commands.ts'
import { canUndoDecline, statusAt } from '../../rules.ts'
import { isSendingMoment } from '../../sending/delivery/moment.ts'
import { listObstacles } from '../../sending/delivery/queries.ts'
import { nextSendingMoment, type SendingHours } from '../../sending/delivery/rules.ts'
import { listDueFollowUps, lockForFollowUp, type DueFollowUp } from './queries.ts'
import { checkFollowUp, followUpFrom } from './rules.ts'

type Sent = { id: string; candidateId: OfRow<'candidate'>; deliverAt: Date }

/** With a sending: one word to each student by itself, five days after the scout has arrived. */
export async function planFollowUps(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  scouts: readonly Sent[],
  text: string | null,
) {
  if (text === null || scouts.length === 0) return
  await tx
    .insertInto('scoutFollowUp')
    .values(
      scouts.map(({ id, candidateId, deliverAt }) => ({
        companyId,
        scoutInvitationId: id,
        candidateId,
        companyUserId,
        text,
        dueAt: followUpFrom(deliverAt),
      })),
    )
    .execute()
}

/**
 * Adds one word to each of these scouts and returns the ids of those; one that was answered, is too young or has a
 * follow-up stays as it is. Whether a student reads it, the company does not learn: one who put the scout off, or takes
 * no scouts now, does not. Refuses not_found when one is not the company's, and follow_up_not_open when none was open.
 */
export async function followUpScoutInvitations(
  tx: Tx,
  company: CompanyViewer,
  { ids, text: written }: { ids: readonly ScoutInvitationId[]; text: string },
  hours: SendingHours,
) {
  const { companyId, companyUserId } = company
  const [now, text, wanted] = [new Date(), written.trim(), [...new Set(ids)]]
  refuseInvalid([
    wanted.length === 0 ? { path: 'ids', message: 'フォローを送るスカウトを選んでください' } : null,
    checkFollowUp(text),
  ])
  if (!isContractInForce(await requireContract(tx, companyId), tokyoToday())) throw new Refusal('plan_restricted')
  const scouts = await lockForFollowUp(tx, companyId, wanted)
  if (scouts.length < wanted.length) throw new Refusal('not_found')
  // A decline that can still be taken back is not told, so the company reads of it as of an open scout.
  const open = scouts.filter(
    (scout) =>
      (statusAt(scout, now) === 'PENDING' || canUndoDecline(scout, now)) &&
      followUpFrom(scout.sentAt) <= now &&
      scout.isJobSendable &&
      !scout.isReported,
  )
  const dueAt = hours === 'any' ? now : nextSendingMoment(now)
  const added =
    open.length === 0
      ? []
      : await tx
          .insertInto('scoutFollowUp')
          .values(
            open.map(({ id, candidateId }) => ({
              companyId,
              scoutInvitationId: id,
              candidateId,
              companyUserId,
              text,
              dueAt,
            })),
          )
          .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doNothing())
          .returning(['scoutInvitationId', 'candidateId'])
          .execute()
  if (added.length === 0) throw new Refusal('follow_up_not_open')
  await recordAudit(
    tx,
    company,
    added.map(({ scoutInvitationId, candidateId }) => ({
      action: 'followUpScoutInvitations',
      subject: 'scout_invitation',
      subjectId: scoutInvitationId,
      companyId,
      candidateId,
    })),
  )
  return added.map(({ scoutInvitationId }) => scoutInvitationId)
}

/** Takes a follow-up back before its time. Refuses not_found, also when its time has come. */
export async function cancelFollowUp(tx: Tx, company: CompanyViewer, id: ScoutInvitationId) {
  const { companyId } = company
  const cancelled = await tx
    .deleteFrom('scoutFollowUp')
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .where('dueAt', '>', new Date())
    .where('deliveredAt', 'is', null)
    .where('droppedAt', 'is', null)
    .returning('candidateId')
    .executeTakeFirst()
  if (!cancelled) throw new Refusal('not_found')
  const { candidateId } = cancelled
  await recordAudit(tx, company, [
    { action: 'cancelFollowUp', subject: 'scout_invitation', subjectId: id, companyId, candidateId },
  ])
  return id
}

/**
 * Adds the follow-ups whose time has come to their scouts; returns the number it looked at, at most 500. One whose
 * student answered, put the scout off or cannot be written to is dropped for good. A scout that has not arrived, or
 * arrived late, moves its follow-up. Rows that an answer holds are left for the next minute: the answer comes first.
 */
export async function deliverFollowUps(tx: Tx, hours: SendingHours): Promise<number> {
  const now = new Date()
  if (!isSendingMoment(now, hours)) return 0
  const due = await listDueFollowUps(tx, now, batchSize)
  if (due.length === 0) return 0
  const early = due.filter(({ status, sentAt }) => status === 'SCHEDULED' || followUpFrom(sentAt) > now)
  for (const one of early)
    await settle(tx, [one], { dueAt: followUpFrom(one.status === 'SCHEDULED' && one.sentAt < now ? now : one.sentAt) })
  const waiting = due.filter(
    (one) => !early.includes(one) && statusAt(one, now) === 'PENDING' && one.postponedAt === null,
  )
  const obstacles = waiting.length === 0 ? new Map() : await listObstacles(tx, waiting)
  const delivered = waiting.filter(({ id }) => !obstacles.has(id))
  await settle(tx, delivered, { deliveredAt: now })
  await settle(
    tx,
    due.filter((one) => !early.includes(one) && !delivered.includes(one)),
    { droppedAt: now },
  )
  await enqueueMany(
    tx,
    'notify_scout_followed_up',
    delivered.map(({ companyId, id }) => ({ companyId, scoutInvitationId: id })),
  )
  await recordAudit(
    tx,
    'system',
    delivered.map(({ companyId, id, candidateId }) => ({
      action: 'deliverFollowUp',
      subject: 'scout_invitation',
      subjectId: id,
      companyId,
      candidateId,
    })),
  )
  return due.length
}

type Settled = { dueAt: Date } | { deliveredAt: Date } | { droppedAt: Date }

async function settle(tx: Tx, followUps: readonly DueFollowUp[], change: Settled) {
  if (followUps.length === 0) return
  await tx
    .updateTable('scoutFollowUp')
    .set(change)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('companyId', 'scoutInvitationId'),
        'in',
        followUps.map(({ companyId, id }) => tuple(companyId, id)),
      ),
    )
    .where('deliveredAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute()
}
