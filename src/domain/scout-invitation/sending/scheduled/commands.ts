import { recordAudit } from '#domain/audit/commands.ts'
import { quotableText } from '#domain/candidate/quotation/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { refuseUnplanned } from '#domain/company/plan/rules.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { namedCandidateId, type JobId, type ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { fieldError } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { answerDays } from '../../rules.ts'
import { deleteUnusedTexts, takeBack } from '../delivery/commands.ts'
import { deliveryMoments } from '../delivery/moment.ts'
import { listSendable, lockScheduled, lockSeveral, type Waiting } from '../delivery/queries.ts'
import { sendAtMistake, type SendingHours } from '../delivery/rules.ts'
import { holdSendings, returnPlaces, takePlaces } from '../limit/commands.ts'
import { storeShares } from '../personal-share/commands.ts'
import { insertQuotations } from '../quotation/commands.ts'
import { lockQuotable } from '../queries.ts'
import { styleOf } from '../reason/style/rules.ts'
import { findFirstLetter } from '../renewal/queries.ts'
import { isSameLetter } from '../renewal/rules.ts'
import { checkSending, isQuoted } from '../rules.ts'
import { insertText } from '../text/commands.ts'
import { editedPart } from './queries.ts'

/**
 * Gives waiting scouts another time, as a sending does: to the hours of sending, and past the weeks that are full for
 * their students. One that has left meanwhile stays as it is; returned are those that wait. Refuses not_found when none
 * is the company's, scout_already_sent when all have left, job_not_sendable when the job of one of them could not be
 * sent now, candidate_weekly_limit when one of them finds no week.
 */
export async function rescheduleScoutInvitations(
  tx: Tx,
  company: CompanyViewer,
  ids: readonly ScoutInvitationId[],
  sendAt: Date,
  hours: SendingHours,
) {
  const { companyId } = company
  const now = new Date()
  const contract = await requireContract(tx, companyId)
  if (!isContractInForce(contract, tokyoToday())) throw new Refusal('plan_restricted')
  refuseUnplanned(contract, ['scheduled_send'])
  refuseInvalid([requireSome(ids), fieldError('sendAt', sendAtMistake(sendAt, now))])
  const waiting = await lockWaiting(tx, companyId, ids)
  const sendable = await listSendable(tx, waiting)
  if (!waiting.every(({ jobId }) => sendable.has(jobId))) throw new Refusal('job_not_sendable')
  await returnPlaces(tx, waiting)
  const places = await takePlaces(
    tx,
    waiting.map(({ candidateId }) => candidateId),
    deliveryMoments(now, hours, sendAt),
  )
  const moved = waiting.map((one) => {
    const deliverAt = places.get(one.candidateId)
    if (!deliverAt) throw new Refusal('candidate_weekly_limit')
    return { ...one, deliverAt }
  })
  for (const [deliverAt, those] of Map.groupBy(moved, (one) => one.deliverAt))
    await tx
      .updateTable('scoutInvitation')
      .set({ sentAt: deliverAt, expiresAt: endOfTokyoDay(deliverAt, answerDays) })
      .where('companyId', '=', companyId)
      .where(
        'id',
        'in',
        those.map(({ id }) => id),
      )
      .execute()
  await record(tx, company, 'rescheduleScoutInvitations', moved)
  return moved.map(({ id }) => id)
}

/** Takes waiting scouts back; returned are those. Refuses not_found, and scout_already_sent when all have left. */
export async function cancelScheduledScoutInvitations(
  tx: Tx,
  company: CompanyViewer,
  ids: readonly ScoutInvitationId[],
) {
  refuseInvalid([requireSome(ids)])
  const waiting = await lockWaiting(tx, company.companyId, ids)
  await takeBack(tx, company, 'cancelScheduledScoutInvitations', waiting, () => true)
  return waiting.map(({ id }) => id)
}

type Letter = { subject: string; message: string; reason: string }

/**
 * Rewrites a letter that waits, by the rules of a sending; its colleagues of a bulk keep theirs. Its sender alone may:
 * nothing is said in the name of another. Refuses not_found, scout_already_sent, scout_of_colleague, changed_meanwhile,
 * invalid_input, candidate_unavailable, scout_unchanged.
 */
export async function updateScheduledScoutInvitation(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  { revision, ...form }: Letter & { revision?: string | null | undefined },
) {
  const { companyId, companyUserId } = company
  const scout = await lockScheduled(tx, companyId, id)
  if (!scout) throw new Refusal('not_found')
  if (scout.status !== 'SCHEDULED') throw new Refusal('scout_already_sent')
  if (scout.companyUserId !== companyUserId) throw new Refusal('scout_of_colleague')
  const { letter, quotations: stored } = await readLetter(tx, companyId, scout)
  requireUnchanged(editedPart(letter), revision)
  const profiles = await lockQuotable(tx, companyId, [namedCandidateId(scout.candidateId)])
  const profile = profiles.get(scout.candidateId)
  if (!profile) throw new Refusal('candidate_unavailable')

  const [subject, message, reason] = [foldSpaces(form.subject), form.message.trim(), form.reason.trim()]
  const quotations = stored.filter((quotation) => isQuoted(quotation, quotableText(profile, quotation.field), reason))
  const invitation = { candidateId: scout.candidateId, reason, quotations }
  const mistakes = checkSending({ subject, message, invitations: [invitation] })
  refuseInvalid(mistakes.map((mistake) => mistake && { ...mistake, path: mistake.path.replace('invitations.0.', '') }))
  await refuseSameLetter(tx, companyId, scout, { subject, message, reason })

  const { scoutTemplateId, scoutTemplateVersion } = letter
  const used =
    scoutTemplateId === null || scoutTemplateVersion === null
      ? null
      : { id: scoutTemplateId, version: scoutTemplateVersion }
  const text = { subject, message, foundBy: letter.foundBy, insertedAt: scout.pressedAt }
  const textId = await insertText(tx, company, scout.jobId as JobId, text, used)
  const style = styleOf(reason, quotations)
  await tx
    .updateTable('scoutInvitation')
    .set({
      reason,
      reasonOpening: style.opening,
      reasonSource: style.source,
      reasonQuotations: style.quotations,
      reasonLetters: style.letters,
      templateMessageHistoryId: textId,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('scoutInvitationQuotation')
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .execute()
  await insertQuotations(tx, companyId, [scout], [invitation], profiles)
  await deleteUnusedTexts(tx, [scout])
  await holdSendings(tx, companyId)
  await storeShares(tx, companyId, [scout], { message, invitations: [invitation], profiles })
  await record(tx, company, 'updateScheduledScoutInvitation', [scout])
  return id
}

const requireSome = (ids: readonly ScoutInvitationId[]) =>
  ids.length === 0 ? { path: 'ids', message: 'スカウトを選んでください' } : null

/** The scouts of the company that still wait, held until the transaction ends; the clock leaves them out meanwhile. */
async function lockWaiting(tx: Tx, companyId: CompanyId, ids: readonly ScoutInvitationId[]) {
  const found = await lockSeveral(tx, companyId, [...new Set(ids)])
  if (found.length === 0) throw new Refusal('not_found')
  const waiting = found.filter(({ status }) => status === 'SCHEDULED')
  if (waiting.length === 0) throw new Refusal('scout_already_sent')
  return waiting
}

async function readLetter(tx: Tx, companyId: CompanyId, { id, templateMessageHistoryId }: Waiting) {
  const letter = await tx
    .selectFrom('templateMessageHistory as letter')
    .innerJoin('scoutInvitation', (join) =>
      join
        .onRef('scoutInvitation.companyId', '=', 'letter.companyId')
        .onRef('scoutInvitation.templateMessageHistoryId', '=', 'letter.id'),
    )
    .select(['letter.subject', 'letter.text as message', 'scoutInvitation.reason'])
    .select(['letter.scoutTemplateId', 'letter.scoutTemplateVersion', 'letter.foundBy'])
    .where('letter.companyId', '=', companyId)
    .where('letter.id', '=', templateMessageHistoryId)
    .where('scoutInvitation.id', '=', id)
    .executeTakeFirstOrThrow()
  const quotations = await tx
    .selectFrom('scoutInvitationQuotation')
    .select(['field', 'text'])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .orderBy('position')
    .execute()
  return { letter, quotations }
}

async function refuseSameLetter(tx: Tx, companyId: CompanyId, scout: Waiting, letter: Letter) {
  const first = await findFirstLetter(tx, companyId, scout)
  if (first && isSameLetter(first, letter)) throw new Refusal('scout_unchanged')
}

const record = (tx: Tx, company: CompanyViewer, action: string, scouts: readonly Waiting[]) =>
  recordAudit(
    tx,
    company,
    scouts.map(({ id, companyId, candidateId }) => ({
      action,
      subject: 'scout_invitation',
      subjectId: id,
      companyId,
      candidateId,
    })),
  )
