import { recordAudit } from '#domain/audit/commands.ts'
import { updateEducation } from '#domain/candidate/profile/education/commands.ts'
import type { GivenEducation } from '#domain/candidate/profile/education/rules.ts'
import { saveSection } from '#domain/candidate/profile/commands.ts'
import { byStudent } from '#domain/candidate/profile/revision/queries.ts'
import { hasOffer } from '#domain/candidate/rules.ts'
import type { Lookups } from '#domain/lookup/queries.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { accountLimits } from '#ground/limits/account.ts'
import type { OfRow } from '#ground/id.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { checkKatakana } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { moveCandidate } from '../state/commands.ts'
import { editedPart, listToRequire, requireRequiredFacts } from './queries.ts'
import { checkConfirmation, missingItems, schoolYearOf, type Confirmation } from './rules.ts'

/** Students moved in one transaction. */
export const batchSize = 500

/**
 * Moves the next ACTIVE students for whom something required is missing, and tells each. The same night again finds
 * nobody. Returns the last id of a full batch, or null when all are done.
 */
export async function requireActions(
  tx: Tx,
  now: Date,
  after: OfRow<'candidate'> | null,
): Promise<OfRow<'candidate'> | null> {
  const ids = await listToRequire(tx, tokyoToday(now), after, batchSize)
  for (const id of ids) await moveCandidate(tx, 'system', id, 'requireAction')
  // The move is made at night, the mail leaves when nobody is woken by it.
  const runAt = tokyoMoment(tokyoToday(now), '09:00')
  await enqueueMany(
    tx,
    'notify_action_required',
    ids.map((candidateId) => ({ candidateId })),
    { runAt: runAt > now ? runAt : now },
  )
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null
}

type NameParts = Record<'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana', string>
type SchoolParts = Omit<GivenEducation, 'graduationYear' | 'graduationMonth' | 'campusPrefectureId' | 'highSchoolName'>
/** Each part may be absent: a student saves what is asked for. */
type RequiredInput = { name?: NameParts; education?: SchoolParts; confirmation?: Confirmation }

/**
 * Saves the given items. With the last missing item the account is ACTIVE again, in the same transaction; a profile
 * that lacks nothing is completed by an empty input. Refuses account_not_changeable outside of ACTION_REQUIRED, and
 * changed_meanwhile when another window has saved since the revision; without one nothing is compared.
 */
export async function saveRequiredItems(
  tx: Tx,
  candidate: CandidateViewer,
  options: Lookups,
  input: RequiredInput,
  revision?: string | null,
) {
  const { candidateId } = candidate
  const row = await tx
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.status !== 'ACTION_REQUIRED') throw new Refusal('account_not_changeable')
  const today = tokyoToday()
  const held = await requireRequiredFacts(tx, candidateId)
  requireUnchanged(editedPart(held), revision, byStudent)
  if (input.confirmation) refuseInvalid(checkConfirmation(input.confirmation, options, today))
  if (input.name) await saveName(tx, candidate, input.name)
  if (input.education) {
    const { graduationYear, graduationMonth } = input.confirmation ?? held
    const { campusPrefectureId, highSchoolName } = held
    const education = { ...input.education, graduationMonth, campusPrefectureId, highSchoolName }
    await updateEducation(tx, candidate, options, { ...education, graduationYear: graduationYear ?? 0 })
  }
  if (input.confirmation) await confirm(tx, candidate, input.confirmation, today)
  const facts = await requireRequiredFacts(tx, candidateId)
  if (missingItems(facts, today).length === 0) await moveCandidate(tx, candidate, candidateId, 'completeAction')
}

async function saveName(tx: Tx, candidate: CandidateViewer, parts: NameParts) {
  const { candidateId } = candidate
  const name: NameParts = {
    familyName: foldSpaces(parts.familyName),
    givenName: foldSpaces(parts.givenName),
    familyNameKana: foldKana(parts.familyNameKana),
    givenNameKana: foldKana(parts.givenNameKana),
  }
  refuseInvalid([
    checkText('name.familyName', name.familyName, accountLimits.familyName),
    checkText('name.givenName', name.givenName, accountLimits.givenName),
    checkKatakana('name.familyNameKana', name.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('name.givenNameKana', name.givenNameKana, accountLimits.givenNameKana),
  ])
  await tx.updateTable('candidateAccount').set(name).where('candidateId', '=', candidateId).execute()
  await recordAudit(tx, candidate, [
    { action: 'saveRequiredName', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
}

async function confirm(tx: Tx, candidate: CandidateViewer, confirmation: Confirmation, today: string) {
  await saveSection(tx, candidate, 'confirmProfile', {
    ...confirmation,
    confirmedSchoolYear: schoolYearOf(today),
    // The company of an offer is kept only while there is an offer.
    ...(hasOffer(confirmation) ? {} : { offeredCompany: null, offeredCompanyIndustryId: null }),
  })
}
