import type pg from 'pg'
import { itemContent } from '#domain/assessment/item/content.ts'
import { sectionMinutes } from '#domain/assessment/item/rules.ts'
import { listFormItems, listFormPairs, listItems } from '#domain/assessment/item/queries.ts'
import { countSections } from '#domain/assessment/result/commands.ts'
import { percentageOf } from '#domain/assessment/result/rules.ts'
import type { Db } from '#platform/database/db.ts'
import { hash } from '#seeds/random.ts'
import { copyAttempts, type SeedAttempt } from './assessment-attempts.ts'
import { copyPublished, sittingsOf, type Sittings } from './assessment-results.ts'
import type { SeedStudent } from './seed-student.ts'
import { copyRows } from './copy.ts'
import { answerPairs, answerSection, type Bank, type PairAnswer } from './sitting-answers.ts'

/**
 * Students who have sat a test, by their index: fewer than 300 sittings of each test, so that the demo still waits for
 * its norms.
 */
export const answeredStudents = 800
/** From this index on, students of a bench have results alone: a million of them need no answers. */
export const firstWithoutAnswers = 5_000

/**
 * The sittings of these students as the product makes them: a form from its seed, the answers to it, and the sections
 * counted by the command that scores a sitting.
 */
export async function loadSittings(db: Db, client: pg.ClientBase, students: readonly SeedStudent[], now: Date) {
  const bank = await readBank(db)
  const sat = students.map((student) => sitOf(bank, sittingsOf(student, now)))
  await copyAttempts(client, sat.flatMap(attemptsOf))
  await copyRows(client, 'assessment_answer', answerColumns, sat.flatMap(answerRows))
  const intellectual = sat.flatMap(({ sections, intellectualId }) => (sections.length > 0 ? [intellectualId] : []))
  if (intellectual.length > 0) await countSections(db, intellectual)
  await copyPublished(
    client,
    sat.map(({ percentages, ...sitting }) => ({ ...sitting, percentages })),
  )
}

async function readBank(db: Db): Promise<Bank> {
  const { live } = await listFormItems(db)
  const words = await listItems(
    db,
    live.map(({ id }) => id),
  )
  const keys = new Map([...words].map(([id, { content }]) => [id, itemContent(content).key]))
  return { items: live, pairs: await listFormPairs(db), keys }
}

type Sat = ReturnType<typeof sitOf>

function sitOf(bank: Bank, sittings: Sittings) {
  const { id, scores, leans } = sittings
  const seed = hash(sittings.takenAt.getTime() / 1000, id)
  const pairs = leans
    ? answerPairs(bank, seed, new Map(leans.map(({ traitId, percentage }) => [traitId, percentage])))
    : []
  return {
    ...sittings,
    seed,
    sections: (scores ?? []).map(({ sectionId, achieved }, at) => {
      const startedAt = after(sittings.takenAt, 16 * at)
      const minutes = sectionMinutes[sectionId]
      return { sectionId, startedAt, minutes, answers: answerSection(bank, seed + at, sectionId, achieved) }
    }),
    pairs,
    percentages: leans ? leans.map(({ traitId }) => percentageOf(stepsOf(bank, pairs, traitId))) : null,
  }
}

function stepsOf({ pairs }: Bank, answers: readonly PairAnswer[], traitId: string) {
  const ofTrait = new Set(pairs.flatMap((pair) => (pair.traitId === traitId ? [pair.id] : [])))
  return answers.flatMap(({ itemId, isScored, chosen }) =>
    isScored && chosen !== null && ofTrait.has(itemId) ? [chosen] : [],
  )
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

function attemptsOf({ id, index, name, takenAt, seed, sections, pairs, percentages, ...ids }: Sat): SeedAttempt[] {
  const both = { candidateId: id, formSeed: seed, honestyName: name, beganAt: takenAt }
  const device = index % 5 < 3 ? 'PHONE' : 'COMPUTER'
  const timed = sections.map(({ sectionId, startedAt, minutes }) => {
    const [deadlineAt, endedAt] = [after(startedAt, minutes), after(startedAt, minutes * 0.85)]
    return { sectionId, startedAt, deadlineAt, endedAt, device, achieved: null, achievable: null } as const
  })
  const intellectual = { id: ids.intellectualId, kind: 'INTELLECTUAL', overAt: after(takenAt, 60) } as const
  const personality = { id: ids.personalityId, kind: 'PERSONALITY', overAt: after(takenAt, 12) } as const
  const repeated = repeatDifference(pairs)
  return [
    ...(timed.length > 0
      ? [{ ...both, ...intellectual, percentages: null, repeatDifference: null, sections: timed }]
      : []),
    ...(percentages ? [{ ...both, ...personality, percentages, repeatDifference: repeated, sections: [] }] : []),
  ]
}

/** How far apart the two answers to the repeated pair are. */
function repeatDifference(pairs: readonly PairAnswer[]) {
  const again = pairs.find(({ isScored }) => !isScored)
  const first = pairs.find(({ isScored, itemId }) => isScored && itemId === again?.itemId)
  return Math.abs((again?.chosen ?? 0) - (first?.chosen ?? 0))
}

const answerColumns = [
  'attempt_id',
  'section_position',
  'position',
  'item_id',
  'is_scored',
  'option_order',
  'is_swapped',
  'chosen',
  'sequence',
  'answered_at',
  'milliseconds',
]
const answerRows = ({ intellectualId, personalityId, takenAt, sections, pairs }: Sat) => [
  ...sections.flatMap(({ startedAt, minutes, answers }, section) =>
    answers.map(({ itemId, isScored, optionOrder, chosen, milliseconds }, at) => {
      const answeredAt = after(startedAt, (minutes * 0.85 * (at + 1)) / answers.length)
      const place = [intellectualId, section + 1, at + 1, itemId, isScored, optionOrder, false]
      return [...place, chosen, chosen === null ? 0 : 1, chosen === null ? null : answeredAt, milliseconds]
    }),
  ),
  ...pairs.map(({ itemId, isScored, isSwapped, chosen, milliseconds }, at) => {
    const place = [personalityId, 0, at + 1, itemId, isScored, null, isSwapped]
    return [...place, chosen, 1, after(takenAt, (11 * (at + 1)) / pairs.length), milliseconds]
  }),
]
