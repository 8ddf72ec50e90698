import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { moveAttempt } from '../sitting/clock/commands.ts'
import { lockOwnSitting, type Sitter } from '../sitting/commands.ts'
import { itemsOf } from '../sitting/item-words.ts'
import { listAnswers, type Answer } from '../sitting/queries.ts'
import { rightPoleSign } from './sides.ts'
import { isStraightLined, personalitySteps } from './rules.ts'

type SentPair = {
  position: number
  chosen: number
  sequence: number
  milliseconds: number
  /** From the first time the pair was shown to this answer, in milliseconds. */
  sinceShown: number
}

/** Saves a page of pairs. Chosen is the button as shown, from -2 at the left statement to 2 at the right one. */
export async function answerPairs(
  tx: Tx,
  sitter: Sitter,
  { attemptId, answers }: { attemptId: string; answers: readonly SentPair[] },
): Promise<string> {
  refuseInvalid(
    answers.flatMap(({ chosen, sequence, milliseconds, sinceShown }, at) => [
      fieldError(
        `answers.${at}.chosen`,
        personalitySteps.some((step) => step === chosen) ? null : validationText.unknown,
      ),
      fieldError(`answers.${at}.sequence`, sequence >= 1 ? null : validationText.unknown),
      fieldError(`answers.${at}.milliseconds`, milliseconds >= 0 ? null : validationText.unknown),
      fieldError(`answers.${at}.sinceShown`, sinceShown >= 0 ? null : validationText.unknown),
    ]),
  )
  const attempt = await requirePersonality(tx, sitter, attemptId)
  const places = new Map((await listAnswers(tx, attempt.id)).map((place) => [place.position, place]))
  if (answers.some(({ position }) => !places.has(position))) throw new Refusal('not_found')
  const items = await itemsOf(tx, [...places.values()])
  for (const answer of answers.toSorted((one, other) => one.sequence - other.sequence)) {
    const place = places.get(answer.position)
    if (!place) continue
    const chosen = answer.chosen * rightPoleSign(items, place)
    if (answer.sequence === place.sequence && chosen !== place.chosen) throw new Refusal('assessment_answer_conflict')
    if (answer.sequence <= place.sequence) continue
    const saved = {
      chosen,
      sequence: answer.sequence,
      shownAt: firstShown(place, answer, attempt.beganAt, sitter.now),
      answeredAt: sitter.now,
      milliseconds: Math.max(place.milliseconds, answer.milliseconds),
    }
    await tx
      .updateTable('assessmentAnswer')
      .set(saved)
      .where('attemptId', '=', attempt.id)
      .where('sectionPosition', '=', 0)
      .where('position', '=', place.position)
      .execute()
    places.set(place.position, { ...place, ...saved })
  }
  if (attempt.state === 'READY') await moveAttempt(tx, sitter.candidate, attempt, 'startSection')
  return attempt.id
}

function firstShown({ shownAt }: Answer, { sinceShown }: SentPair, beganAt: Date, now: Date) {
  const moment = new Date(Math.max(beganAt.getTime(), now.getTime() - sinceShown))
  return shownAt && shownAt < moment ? shownAt : moment
}

async function requirePersonality(tx: Tx, sitter: Sitter, attemptId: string) {
  const attempt = await lockOwnSitting(tx, sitter, attemptId)
  if (attempt.kind !== 'PERSONALITY') throw new Refusal('not_found')
  return attempt
}

/**
 * Hands the answers in. Refuses assessment_unanswered with the number of blanks, and asks once by
 * assessment_same_button whether the same button twelve times in a row was meant.
 */
export async function submitPersonality(
  tx: Tx,
  sitter: Sitter,
  attemptId: string,
  hasConfirmed: boolean,
): Promise<string> {
  const attempt = await requirePersonality(tx, sitter, attemptId)
  const places = await listAnswers(tx, attempt.id)
  const blanks = places.filter(({ chosen }) => chosen === null).length
  if (blanks > 0) throw new Refusal('assessment_unanswered', { values: { count: blanks } })
  const items = await itemsOf(tx, places)
  const buttons = places.map((place) => (place.chosen ?? 0) * rightPoleSign(items, place))
  if (isStraightLined(buttons) && !hasConfirmed) throw new Refusal('assessment_same_button')
  await tx
    .updateTable('assessmentAttempt')
    .set({ repeatDifference: repeatDifference(places) })
    .where('id', '=', attempt.id)
    .execute()
  await moveAttempt(tx, sitter.candidate, attempt, 'submit', { submittedAt: sitter.now })
  return attempt.id
}

/** How far apart the answers to the pair that was asked twice are, toward the same pole. */
function repeatDifference(places: readonly Answer[]) {
  const again = places.find(({ isScored }) => !isScored)
  const first = places.find((place) => place.isScored && place.itemId === again?.itemId)
  return again && first ? Math.abs((again.chosen ?? 0) - (first.chosen ?? 0)) : null
}
