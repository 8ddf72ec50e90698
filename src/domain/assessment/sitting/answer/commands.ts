import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { optionsPerItem } from '../../item/rules.ts'
import { closesAt, isInOrder, momentOf } from '../clock/rules.ts'
import { lockOwnSitting, noteContact, requireRunning, type Sitter } from '../commands.ts'
import { listPlaces, listSections, type Answer } from '../queries.ts'

/** An answer as a device sends it: the option by its place on the page, and when it was given by the device's clock. */
export type SentAnswer = {
  position: number
  option: number | null
  isFlagged: boolean
  sequence: number
  answeredAt: Date
  milliseconds: number
  /** From the first time the item was shown to this answer, in milliseconds. */
  sinceShown: number
}
type Sent = { attemptId: string; section: string; sentAt: Date; answers: readonly SentAnswer[] }

/**
 * Saves answers of the running section. An older save than the stored one changes nothing, and the same one again
 * neither. After the deadline only answers of before it count, sent within two minutes and in order.
 */
export async function saveAnswers(
  tx: Tx,
  sitter: Sitter,
  { attemptId, section, sentAt, answers }: Sent,
): Promise<string> {
  const { now } = sitter
  checkAnswers(answers)
  const attempt = await lockOwnSitting(tx, sitter, attemptId)
  const running = requireRunning(await listSections(tx, attempt.id), section)
  if (now > closesAt(running)) throw new Refusal('assessment_time_over')
  const places = new Map((await listPlaces(tx, attempt.id, running.position)).map((place) => [place.position, place]))
  if (answers.some(({ position }) => !places.has(position))) throw new Refusal('not_found')
  const timed = answers.map((answer) => ({ ...answer, at: momentOf({ answeredAt: answer.answeredAt, sentAt }, now) }))
  const counted = now <= running.deadlineAt ? timed : inTime(timed, running, [...places.values()])
  for (const answer of newestOfPlaces(counted)) {
    const place = places.get(answer.position)
    if (place && isNewer(answer, place)) await save(tx, place, answer, running.startedAt)
  }
  await noteContact(tx, attempt, running, now)
  return attempt.id
}

type TimedAnswer = SentAnswer & { at: Date }

function checkAnswers(answers: readonly SentAnswer[]) {
  refuseInvalid(
    answers.flatMap(({ option, sequence, milliseconds, sinceShown }, at) => [
      fieldError(`answers.${at}.option`, option === null || isPlace(option) ? null : validationText.unknown),
      fieldError(`answers.${at}.sequence`, sequence >= 1 ? null : validationText.unknown),
      fieldError(`answers.${at}.milliseconds`, milliseconds >= 0 ? null : validationText.unknown),
      fieldError(`answers.${at}.sinceShown`, sinceShown >= 0 ? null : validationText.unknown),
    ]),
  )
}
const isPlace = (option: number) => option >= 0 && option < optionsPerItem

/** The answers of before the deadline, of a device that was cut off. */
function inTime(
  answers: readonly TimedAnswer[],
  running: { startedAt: Date; deadlineAt: Date },
  saved: readonly Answer[],
) {
  const history = saved.flatMap(({ sequence, answeredAt }) => (answeredAt ? [{ sequence, at: answeredAt }] : []))
  const isOfSection = answers.every(({ at }) => at >= running.startedAt)
  if (!isOfSection || !isInOrder([...history, ...answers])) throw new Refusal('assessment_order_unclear')
  const counted = answers.filter(({ at }) => at <= running.deadlineAt)
  if (counted.length === 0) throw new Refusal('assessment_time_over')
  return counted
}

/** The newest save of each place. Two saves under one number that say different things are none. */
function newestOfPlaces(answers: readonly TimedAnswer[]) {
  const newest = new Map<number, TimedAnswer>()
  for (const answer of answers.toSorted((one, other) => one.sequence - other.sequence)) {
    const before = newest.get(answer.position)
    if (
      before?.sequence === answer.sequence &&
      (before.option !== answer.option || before.isFlagged !== answer.isFlagged)
    )
      throw new Refusal('assessment_answer_conflict')
    newest.set(answer.position, answer)
  }
  return newest.values()
}

function isNewer(answer: TimedAnswer, place: Answer) {
  if (answer.sequence !== place.sequence) return answer.sequence > place.sequence
  if (chosenOf(place, answer.option) !== place.chosen || answer.isFlagged !== place.isFlagged)
    throw new Refusal('assessment_answer_conflict')
  return false
}

const chosenOf = ({ optionOrder }: Answer, option: number | null) =>
  option === null ? null : (optionOrder?.[option] ?? null)

async function save(tx: Tx, place: Answer, answer: TimedAnswer, startedAt: Date) {
  await tx
    .updateTable('assessmentAnswer')
    .set({
      chosen: chosenOf(place, answer.option),
      isFlagged: answer.isFlagged,
      sequence: answer.sequence,
      shownAt: firstShown(place, answer, startedAt),
      answeredAt: later(answer.at, startedAt),
      milliseconds: Math.max(place.milliseconds, answer.milliseconds),
    })
    .where('attemptId', '=', place.attemptId)
    .where('sectionPosition', '=', place.sectionPosition)
    .where('position', '=', place.position)
    .execute()
}

/** A device counts the time since it showed the item; where the page was loaded anew, the stored moment is the first. */
function firstShown({ shownAt }: Answer, { at, sinceShown }: TimedAnswer, startedAt: Date) {
  const moment = later(new Date(at.getTime() - sinceShown), startedAt)
  return shownAt && shownAt < moment ? shownAt : moment
}
const later = (moment: Date, other: Date) => (moment > other ? moment : other)
