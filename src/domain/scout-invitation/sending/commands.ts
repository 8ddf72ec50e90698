import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { namedCandidateId, type CandidateId, type JobId } from '#ground/id.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { hasFeature, refuseUnplanned } from '#domain/company/plan/rules.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { countSent } from '#domain/job/commands.ts'
import { requireJob } from '#domain/job/queries.ts'
import type { Tx } from '#platform/database/db.ts'
import { byTheThousand, enqueueMany } from '#platform/queue/queue.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isUuid } from '#ground/uuid.ts'
import { insertPromises } from '../promise/commands.ts'
import { checkPromises, type PromiseKind } from '../promise/rules.ts'
import { foundBy as foundByLimit } from '../analysis/rules.ts'
import { answerDays } from '../rules.ts'
import { planFollowUps } from '../sent/follow-up/commands.ts'
import { checkFollowUp } from '../sent/follow-up/rules.ts'
import { deliveryMoments } from './delivery/moment.ts'
import { sendAtMistake, type SendingHours } from './delivery/rules.ts'
import { assignVersions, type HeldExperiment } from './experiment/assignment/commands.ts'
import { countOnDay, takePlaces, type Sent } from './limit/commands.ts'
import { claimForSending, releaseClaims } from './claim/commands.ts'
import { isClaimed } from './claim/rules.ts'
import { takeSentFromDraft } from './draft/commands.ts'
import { isUnknownToWriter, listAlreadyOpen } from './fairness/queries.ts'
import { storeShares } from './personal-share/commands.ts'
import { insertQuotations } from './quotation/commands.ts'
import { checkQuotations } from './quotation/rules.ts'
import { listFailures } from './failure/queries.ts'
import { isRenewable, lockQuotable } from './queries.ts'
import { findRenewableLetters } from './renewal/queries.ts'
import { styleOf } from './reason/style/rules.ts'
import { isSameLetter } from './renewal/rules.ts'
import type { UsedTemplate } from './template/commands.ts'
import { deleteText, insertText } from './text/commands.ts'
import { checkSending, limits, scoutLimit, type Quotation, type Sending } from './rules.ts'

type Invitation = { candidateId: CandidateId; reason: string; quotations: Quotation[]; at: number }
/**
 * `isWeekFull`: the scout waits for another week, since the student's week is full. Otherwise the scout waits for the
 * hours of sending, or for the time that the sender chose.
 */
type Scheduled = Sent & { deliverAt: Date; isWeekFull: boolean }
/** The parts of a sending beside its letters: the time, the promises, the follow-up, and where its text is from. */
export type SendingTerms = {
  sendAt: Date | null
  template?: UsedTemplate | null
  promises: readonly PromiseKind[]
  followUp: string | null
  /** The words of how the students were found; '' where it is not known. */
  foundBy: string
}
type Profiles = Awaited<ReturnType<typeof lockQuotable>>

/**
 * Sends one message with a reason of its own to each student. A mistake in the form refuses the whole sending; students
 * who cannot be scouted, or to whom a colleague is writing, are listed in `failures`. Only scouts that were sent are
 * counted. Until the time that the sender chose, at night, on a day off and to a student whose week is full a scout
 * waits: `scheduled` holds its time. The text of the sending is version A of an `experiment`, and chance gives half of
 * the students version B.
 */
export async function sendScoutInvitations(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  { sendAt, template, promises, followUp: written, foundBy: foundByWords, ...draft }: Sending & SendingTerms,
  hours: SendingHours,
  experiment: HeldExperiment | null = null,
) {
  const { companyId } = company
  const now = new Date()
  const sending = tidy(draft)
  const foundBy = foldSpaces(foundByWords)
  const followUp = written?.trim() || null
  const contract = await requireContract(tx, companyId)
  if (!isContractInForce(contract, tokyoToday())) throw new Refusal('plan_restricted')
  await requireJob(tx, companyId, jobId)
  const invitations = onceEach(sending)
  const limit = scoutLimit(contract)
  if (limit === 0) throw new Refusal('plan_restricted')
  const bulk = Math.min(limits.bulk, Math.max(1, contract.bulkSendLimit))
  if (invitations.length > bulk) throw new Refusal('bulk_limit_exceeded', { values: { limit: bulk } })
  if (sendAt) refuseUnplanned(contract, ['scheduled_send'])

  const profiles = await readProfiles(tx, companyId, invitations)
  refuseInvalid([
    ...checkSending(sending),
    ...checkPromises(promises),
    followUp === null ? null : checkFollowUp(followUp, 'followUp'),
    checkText('foundBy', foundBy, foundByLimit),
    ...checkQuotations(invitations, profiles),
    sendAt && fieldError('sendAt', sendAtMistake(sendAt, now)),
  ])
  const claims = await claimForSending(tx, company, [...profiles.keys()])
  const alreadyOpen = await listAlreadyOpen(tx, company, jobId, [...profiles.keys()])
  const reachable = invitations.filter(
    ({ candidateId: id }) => profiles.get(id)?.isPaused === false && !claims.has(id) && !alreadyOpen.has(id),
  )
  const canRenew = hasFeature(contract, 'renew')
  if (canRenew) await refuseSameLetters(tx, companyId, jobId, sending, reachable, experiment)
  const textId = await insertText(tx, company, jobId, { ...sending, foundBy }, template)
  const inserted = await insertInvitations(tx, company, jobId, textId, reachable, canRenew)
  const moments = deliveryMoments(now, hours, sendAt ?? now)
  const places = await takePlaces(
    tx,
    inserted.map((scout) => scout.candidateId),
    moments,
  )
  const scouts = inserted.filter((scout) => places.has(scout.candidateId))
  await deleteUnplaced(tx, companyId, inserted, scouts)
  const scheduled = scouts.flatMap((scout): Scheduled[] => {
    const deliverAt = places.get(scout.candidateId)
    if (!deliverAt || deliverAt <= now) return []
    return [{ ...scout, deliverAt, isWeekFull: deliverAt !== moments[0] }]
  })
  await schedule(tx, companyId, scheduled)
  const { ofA, ofB } = experiment
    ? await assignVersions(tx, { company, experiment, foundBy }, scouts, (text) =>
        insertText(tx, company, jobId, { ...text, foundBy }),
      )
    : { ofA: scouts, ofB: [] }
  if (ofA.length === 0) await deleteText(tx, companyId, textId)
  await countSent(tx, companyId, jobId, scouts.length)
  await countOnDay(tx, companyId, scouts.length, limit)
  await releaseClaims(tx, company, [...profiles.keys()])
  await insertQuotations(tx, companyId, scouts, reachable, profiles)
  const letters = { invitations: reachable, profiles, isExperiment: experiment !== null }
  await storeShares(tx, companyId, ofA, { ...letters, message: sending.message })
  if (experiment) await storeShares(tx, companyId, ofB, { ...letters, message: experiment.messageB })
  await insertPromises(
    tx,
    scouts.map((scout) => ({ ...scout, companyId })),
    promises,
  )
  await planFollowUps(
    tx,
    company,
    scouts.map((scout) => ({ ...scout, deliverAt: places.get(scout.candidateId) ?? now })),
    followUp,
  )
  await enqueueMany(
    tx,
    'notify_scout_received',
    without(scouts, scheduled).map(({ id }) => ({ companyId, scoutInvitationId: id })),
    { priority: byTheThousand },
  )
  await record(tx, company, without(scouts, scheduled), 'PENDING')
  await record(tx, company, scheduled, 'SCHEDULED')
  const outcome = { invitations, profiles, claims, alreadyOpen, inserted, sent: scouts }
  const failures = await listFailures(tx, companyId, outcome)
  const claimedIds = new Set(failures.filter(isClaimed).map((one) => one.candidateId))
  const done = invitations.filter((one) => !claimedIds.has(one.candidateId))
  return {
    draftRevision: await takeSentFromDraft(tx, company, jobId, done),
    sentIds: scouts.map(({ id }) => id),
    scheduled,
    failures,
  }
}

const tidy = ({ subject, message, invitations }: Sending): Sending => ({
  subject: foldSpaces(subject),
  message: message.trim(),
  invitations: invitations.map(({ candidateId: id, reason, quotations }) => ({
    candidateId: namedCandidateId(id),
    reason: reason.trim(),
    quotations: quotations.map(({ field, text }) => ({ field, text: text.trim() })),
  })),
})

/** In the order of the students' ids, so that two sendings to the same students wait for each other and never cross. */
function onceEach({ invitations }: Sending): Invitation[] {
  const first = new Map(
    invitations
      .map(
        (invitation, at) =>
          [
            invitation.candidateId,
            { ...invitation, candidateId: namedCandidateId(invitation.candidateId), at },
          ] as const,
      )
      .toReversed(),
  )
  return [...first.values()].sort((a, b) => (a.candidateId < b.candidateId ? -1 : 1))
}

async function readProfiles(tx: Tx, companyId: CompanyId, invitations: readonly Invitation[]): Promise<Profiles> {
  const ids = invitations.map((one) => one.candidateId).filter(isUuid)
  return ids.length === 0 ? new Map() : lockQuotable(tx, companyId, ids)
}

async function refuseSameLetters(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { subject, message }: Sending,
  invitations: readonly Invitation[],
  experiment: HeldExperiment | null,
) {
  const ids = invitations.map((one) => one.candidateId)
  const earlier = await findRenewableLetters(tx, companyId, jobId, ids)
  const fields = invitations.flatMap(({ candidateId: id, reason, at }): FieldError[] => {
    const letter = earlier.get(id)
    const texts = experiment ? [{ subject: experiment.subjectB, message: experiment.messageB }] : []
    const isSame = letter && [{ subject, message }, ...texts].some((text) => isSameLetter(letter, { ...text, reason }))
    return isSame ? [{ path: `invitations.${at}.reason`, message: refusalText('scout_unchanged') }] : []
  })
  if (fields.length > 0) throw new Refusal('scout_unchanged', { fields })
}

/** Inserts the first invitation of a student, or the one renewal; the unique key decides between two at once. */
async function insertInvitations(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  textId: string,
  invitations: readonly Invitation[],
  canRenew: boolean,
) {
  if (invitations.length === 0) return []
  const { companyId, companyUserId } = company
  const rows = JSON.stringify(
    invitations.map(({ candidateId: id, reason, quotations: quoted }) => ({
      candidate_id: id,
      reason,
      ...styleOf(reason, quoted),
    })),
  )
  const inserted = await sql<Sent>`
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id, round, reason, reason_opening,
      reason_source, reason_quotations, reason_letters, expires_at, is_fair)
    select ${companyId}::uuid, input.candidate_id, ${jobId}::uuid, ${textId}::uuid, ${companyUserId}::uuid,
      case when first.id is null then 1 else 2 end, input.reason, input.opening, input.source, input.quotations, input.letters,
      ${endOfTokyoDay(new Date(), answerDays)}::timestamptz,
      first.id is null and ${isUnknownToWriter(companyId, companyUserId)}
    from json_to_recordset(${rows}::json) as input(candidate_id uuid, reason text, opening text, source text,
      quotations smallint, letters smallint)
    left join scout_invitation first
      on first.company_id = ${companyId} and first.candidate_id = input.candidate_id and first.round = 1
    where first.id is null or (${canRenew}::boolean and ${isRenewable})
    order by input.candidate_id
    on conflict on constraint scout_invitation_once do nothing
    returning id, candidate_id`.execute(tx)
  return inserted.rows
}

const without = (all: readonly Sent[], some: readonly Sent[]) =>
  all.filter(({ id }) => !some.some((other) => other.id === id))

async function deleteUnplaced(tx: Tx, companyId: CompanyId, inserted: readonly Sent[], placed: readonly Sent[]) {
  const ids = without(inserted, placed).map(({ id }) => id)
  if (ids.length === 0) return
  await tx.deleteFrom('scoutInvitation').where('companyId', '=', companyId).where('id', 'in', ids).execute()
}

/** Sets the delivery time of waiting scouts. The time to answer begins at the delivery. */
async function schedule(tx: Tx, companyId: CompanyId, scheduled: readonly Scheduled[]) {
  for (const [deliverAt, those] of Map.groupBy(scheduled, (one) => one.deliverAt))
    await tx
      .updateTable('scoutInvitation')
      .set({ status: 'SCHEDULED', sentAt: deliverAt, expiresAt: endOfTokyoDay(deliverAt, answerDays) })
      .where('companyId', '=', companyId)
      .where(
        'id',
        'in',
        those.map(({ id }) => id),
      )
      .execute()
}

const record = (tx: Tx, company: CompanyViewer, sent: readonly Sent[], to: 'PENDING' | 'SCHEDULED') =>
  recordAudit(
    tx,
    company,
    sent.map(({ id, candidateId: student }) => ({
      action: 'sendScoutInvitations',
      subject: 'scout_invitation',
      subjectId: id,
      companyId: company.companyId,
      candidateId: student,
      to,
    })),
  )
