import { sql } from 'kysely'
import { requireAdmin, requireCandidate, type Viewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { addDigestItems } from '../news/digest/commands.ts'
import { isWithdrawn } from '../decline/text.ts'
import { compose } from '../kinds.ts'
import { findFacts, stateOfDate } from '../facts/queries.ts'
import { listHeard, listRecipients } from './queries.ts'
import { isCandidateKind, type About, type CandidateKind, type CompanyKind, type ScoutKind } from '../kind.ts'
import { findTimings } from '../setting/company-user/queries.ts'
import { tellCandidate, tellCompanyUsers } from '../delivery/telling/commands.ts'

/**
 * Writes the rows of the list and queues their mails and pushes, for whoever the kind is meant for. `effect` makes it once: the same
 * kind and effect again does nothing. What it is about may be gone by now; then there is nothing to tell.
 */
export async function notifyAbout(tx: Tx, kind: ScoutKind, about: About, effect: string) {
  await (isCandidateKind(kind) ? notifyCandidate(tx, kind, about, effect) : notifyCompany(tx, kind, about, effect))
}

async function notifyCandidate(tx: Tx, kind: CandidateKind, about: About, effect: string) {
  const facts = await findFacts(tx, about)
  const text = facts && (await compose(tx, kind, about))
  if (text) await tellCandidate(tx, facts.scout.candidateId, { kind, about, effectKey: `${kind}:${effect}`, text })
}

/** Each at the time that they chose for this kind at this job. */
async function notifyCompany(tx: Tx, kind: CompanyKind, about: About, effect: string) {
  const facts = await findFacts(tx, about)
  const text = facts && (await compose(tx, kind, about))
  if (!text) return
  const { companyId } = about
  const concerned = await listRecipients(tx, companyId, facts.scout.companyUserId, about.schedulingDateId)
  // The company expected a student who accepted, so it is told as early as of a booking that is given up.
  const timed = kind === 'K02' && isWithdrawn(facts.scout) ? 'K06' : kind
  const timingOf = await findTimings(tx, { companyId, jobId: facts.scout.jobId, kind: timed }, concerned)
  const effectKey = `${kind}:${effect}`
  // The job may run again after a choice has changed.
  const heard = await listHeard(tx, companyId, concerned, effectKey)
  const hearing = (timing: string) => concerned.filter((id) => timingOf(id) === timing && !heard.has(id))
  await tellCompanyUsers(tx, companyId, hearing('IMMEDIATELY'), { kind, about, effectKey, text })
  await addDigestItems(tx, companyId, hearing('DAILY_DIGEST'), { kind, effectKey })
}

/** Once for every state of the date that follows another one: there and back again are two changes. */
export async function notifyDateChanged(tx: Tx, about: About & { schedulingDateId: string }) {
  const facts = await findFacts(tx, about)
  if (!facts?.date) return
  const state = stateOfDate(facts.date)
  const effect = `${about.scoutInvitationId}:${about.schedulingDateId}`
  const told = await tx
    .selectFrom('candidateNotification')
    .select('effectKey')
    .where('candidateId', '=', facts.scout.candidateId)
    .where('effectKey', 'like', `C06:${effect}:%`)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (!told[0]?.effectKey.endsWith(state)) await notifyAbout(tx, 'C06', about, `${effect}:${told.length}:${state}`)
}

/** Everything the viewer has been told counts as read. */
export async function readNotifications(tx: Tx, viewer: Viewer) {
  const read = { readAt: sql<Date>`now()` }
  if (viewer.kind === 'candidate') {
    await tx
      .updateTable('candidateNotification')
      .set(read)
      .where('candidateId', '=', requireCandidate(viewer).candidateId)
      .where('readAt', 'is', null)
      .execute()
  } else if (viewer.kind === 'company') {
    await tx
      .updateTable('companyNotification')
      .set(read)
      .where('companyId', '=', viewer.companyId)
      .where('companyUserId', '=', viewer.companyUserId)
      .where('readAt', 'is', null)
      .execute()
  } else
    await tx
      .updateTable('adminNotification')
      .set(read)
      .where('adminAccountId', '=', requireAdmin(viewer).adminAccountId)
      .where('readAt', 'is', null)
      .execute()
  return true
}
