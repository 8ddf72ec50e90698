import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { countReturned } from '#domain/job/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { byTheThousand, enqueueMany } from '#platform/queue/queue.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { batchSize } from '../../commands.ts'
import { answerDays, moves } from '../../rules.ts'
import { readLetters, storeLetters } from '../draft/undelivered/commands.ts'
import { returnPlaces, returnToDay, takePlaces } from '../limit/commands.ts'
import { deliveryMoments, isSendingMoment, sendingWeek } from './moment.ts'
import { listObstacles, listDue, listOverfull, lockScheduled, type Waiting } from './queries.ts'
import type { SendingHours } from './rules.ts'

/**
 * Delivers scouts whose time has come. Returns the number of scouts it looked at, at most 500. A scout that may no
 * longer be sent is taken back, and its sender is notified. A scout that is late for its day, or for its student's
 * week, waits again, and so does one whose student takes fewer scouts a week by now.
 */
export async function deliverScoutInvitations(tx: Tx, hours: SendingHours): Promise<number> {
  const now = new Date()
  const due = await listDue(tx, now, batchSize)
  if (due.length === 0) return 0
  const obstacles = await listObstacles(tx, due)
  const deliverable = due.filter(({ id }) => !obstacles.has(id))
  const overfull = await listOverfull(tx, deliverable, now)
  const isPunctual = (one: Waiting) =>
    isSendingMoment(now, hours) && sendingWeek(one.sentAt) === sendingWeek(now) && !overfull.has(one.candidateId)
  const late = deliverable.filter((one) => !isPunctual(one))
  const { atOnce, nowhere } = await findAnotherTime(tx, late, now, hours)
  await deliver(tx, [...deliverable.filter(isPunctual), ...atOnce], now)
  // Weeks come first, then jobs and days, in the order of a sending: otherwise two transactions could wait for each
  // other.
  await giveUp(tx, due, new Map([...obstacles, ...nowhere]), nowhere)
  return due.length
}

async function deliver(tx: Tx, arriving: readonly Waiting[], now: Date) {
  if (arriving.length === 0) return
  const ids = arriving.map(({ id }) => id)
  await tx
    .updateTable('scoutInvitation')
    .set({ status: moves.deliverScoutInvitation.to, sentAt: now, expiresAt: endOfTokyoDay(now, answerDays) })
    .where('id', 'in', ids)
    .execute()
  await enqueueMany(
    tx,
    'notify_scout_received',
    arriving.map(({ companyId, id }) => ({ companyId, scoutInvitationId: id })),
    { priority: byTheThousand },
  )
  await record(tx, 'system', 'deliverScoutInvitation', arriving, moves.deliverScoutInvitation.to)
}

/** Finds another time for each scout: now, later, or nowhere. */
async function findAnotherTime(tx: Tx, late: readonly Waiting[], now: Date, hours: SendingHours) {
  const atOnce: Waiting[] = []
  const nowhere = new Map<string, RefusalCode>()
  await returnPlaces(tx, late)
  const moments = deliveryMoments(now, hours)
  // A student may have scouts from several companies, and each scout takes a place of its own.
  for (const one of late.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1))) {
    const place = (await takePlaces(tx, [one.candidateId], moments)).get(one.candidateId)
    if (!place) nowhere.set(one.id, 'candidate_weekly_limit')
    else if (place <= now) atOnce.push(one)
    else await postpone(tx, one, place)
  }
  return { atOnce, nowhere }
}

const postpone = (tx: Tx, { companyId, id }: Waiting, deliverAt: Date) =>
  tx
    .updateTable('scoutInvitation')
    .set({ sentAt: deliverAt, expiresAt: endOfTokyoDay(deliverAt, answerDays) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()

/**
 * Takes back scouts that cannot be delivered, leaves their letters as drafts, and notifies their senders. A scout that
 * found no other week has no place to return.
 */
async function giveUp(
  tx: Tx,
  all: readonly Waiting[],
  obstacles: ReadonlyMap<string, RefusalCode>,
  withoutPlace: ReadonlyMap<string, RefusalCode>,
) {
  const undeliverable = all.filter(({ id }) => obstacles.has(id))
  if (undeliverable.length === 0) return
  const hasPlace = ({ id }: Waiting) => !withoutPlace.has(id)
  const letters = await readLetters(tx, undeliverable, obstacles)
  await takeBack(tx, 'system', 'giveUpScoutInvitation', undeliverable, hasPlace)
  // Drafts come last, as in a sending.
  const drafted = await storeLetters(tx, letters)
  const key = ({ companyId, companyUserId, jobId, id }: Waiting) =>
    [companyId, companyUserId, jobId, obstacles.get(id), drafted.get(id)].join()
  const payloads = [...Map.groupBy(undeliverable, key).values()].flatMap(([first, ...others]) =>
    first
      ? {
          companyId: first.companyId,
          companyUserId: first.companyUserId,
          jobId: first.jobId,
          code: obstacles.get(first.id),
          candidateIds: [first, ...others].map(({ candidateId }) => candidateId),
          scoutInvitationId: first.id,
          drafted: drafted.get(first.id),
        }
      : [],
  )
  await enqueueMany(tx, 'notify_scout_undelivered', payloads)
}

/** Deletes the scouts, so that their students can be scouted again. Week, day and job count them no longer. */
export async function takeBack(
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  waiting: readonly Waiting[],
  hasPlace: (one: Waiting) => boolean,
) {
  const ids = waiting.map(({ id }) => id)
  await tx.deleteFrom('scoutInvitation').where('id', 'in', ids).execute()
  await returnPlaces(tx, waiting.filter(hasPlace))
  for (const [first, ...others] of groupsOf(waiting, ({ companyId, jobId }) => `${companyId},${jobId}`))
    await countReturned(tx, first.companyId, first.jobId, others.length + 1)
  for (const [first, ...others] of groupsOf(waiting, (one) => `${one.companyId},${dayPaid(one)}`))
    await returnToDay(tx, first.companyId, dayPaid(first), others.length + 1)
  await deleteUnusedTexts(tx, waiting)
  await record(tx, viewer, action, waiting, 'NOT_SENT')
}

/** A text without any invitation would keep its job from being deleted. */
export async function deleteUnusedTexts(tx: Tx, waiting: readonly Waiting[]) {
  for (const [{ companyId, templateMessageHistoryId }] of groupsOf(waiting, (one) => one.templateMessageHistoryId))
    await tx
      .deleteFrom('templateMessageHistory')
      .where('companyId', '=', companyId)
      .where('id', '=', templateMessageHistoryId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('scoutInvitation')
              .select(sql.lit(1).as('one'))
              .where('scoutInvitation.companyId', '=', companyId)
              .where('scoutInvitation.templateMessageHistoryId', '=', templateMessageHistoryId),
          ),
        ),
      )
      .execute()
}

const dayPaid = ({ pressedAt }: Waiting) => tokyoToday(pressedAt)

/** Groups have one order in every transaction, so that two transactions never wait for each other. */
const groupsOf = (waiting: readonly Waiting[], keyOf: (one: Waiting) => string) =>
  [...Map.groupBy(waiting, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first ? [[first, ...others] as const] : []))

/** Refuses not_found, and scout_already_sent once the scout has left. */
export async function cancelScheduledScoutInvitation(tx: Tx, company: CompanyViewer, id: ScoutInvitationId) {
  const invitation = await lockScheduled(tx, company.companyId, id)
  if (!invitation) throw new Refusal('not_found')
  if (invitation.status !== 'SCHEDULED') throw new Refusal('scout_already_sent')
  await takeBack(tx, company, 'cancelScheduledScoutInvitation', [invitation], () => true)
  return id
}

const record = (tx: Tx, viewer: Viewer | 'system', action: string, waiting: readonly Waiting[], to: string) =>
  recordAudit(
    tx,
    viewer,
    waiting.map(({ id, companyId, candidateId }) => ({
      action,
      subject: 'scout_invitation',
      subjectId: id,
      companyId,
      candidateId,
      from: 'SCHEDULED',
      to,
    })),
  )
