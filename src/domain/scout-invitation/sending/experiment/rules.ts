import type { FieldError } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'
import { checkCommonText, type LetterText } from '../rules.ts'
import type { Version } from './rules/block.ts'
import { priorOf, type Plan } from './rules/plan.ts'
import { differenceInterval, type Count, type Interval } from './rules/sequence.ts'

/** Days after which an experiment takes no further students. */
export const experimentDays = 60
/** Experiments of a company that are listed, the newest first. */
export const maxListed = 100

export const experimentLimits = {
  title: { label: '比べること', kind: 'text', min: 1, max: 40 },
  baseRate: { min: 1, max: 90 },
  difference: { min: 2, max: 50 },
} as const

export const endCauses = ['STOPPED', 'TIME', 'JOB', 'CONTRACT'] as const
export type EndCause = (typeof endCauses)[number]
/** RUNNING takes students, WAITING has letters whose time to answer runs, ENDED has none. */
export const experimentStates = ['RUNNING', 'WAITING', 'ENDED'] as const
export type ExperimentState = (typeof experimentStates)[number]

export type ExperimentDraft = Plan & { title: string; versionA: LetterText; versionB: LetterText }

export const foldExperiment = (draft: ExperimentDraft): ExperimentDraft => ({
  ...draft,
  title: foldSpaces(draft.title),
  versionA: foldText(draft.versionA),
  versionB: foldText(draft.versionB),
})
const foldText = ({ subject, message }: LetterText) => ({ subject: foldSpaces(subject), message: message.trim() })

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

const inRange = (path: string, value: number, range: { min: number; max: number }, unit: string) =>
  fieldError(
    path,
    isWithin(value, range) ? null : `${range.min}から${range.max}までの整数（${unit}）で入力してください`,
  )

/** Takes a folded draft. */
export function checkExperiment(draft: ExperimentDraft): (FieldError | null)[] {
  const { baseRate, difference, versionA, versionB } = draft
  const isPlanned = isWithin(baseRate, experimentLimits.baseRate) && isWithin(difference, experimentLimits.difference)
  return [
    checkText('title', draft.title, experimentLimits.title),
    inRange('baseRate', baseRate, experimentLimits.baseRate, '%'),
    inRange('difference', difference, experimentLimits.difference, 'ポイント'),
    fieldError(
      'difference',
      isPlanned && baseRate + difference > 99 ? 'いまの承認率との合計が99%以下になるように入力してください' : null,
    ),
    ...checkCommonText(versionA, 'versionA.'),
    ...checkCommonText(versionB, 'versionB.'),
    fieldError(
      'versionB.message',
      versionA.subject === versionB.subject && versionA.message === versionB.message
        ? 'AとBが同じ文面です。件名か本文のどちらかを変えてください'
        : null,
    ),
  ]
}

type Term = { endsAt: Date; endedAt: Date | null; isJobArchived: boolean }

/** Whether the experiment takes students; the clock writes the end at most a minute later. */
export const isRunning = ({ endsAt, endedAt, isJobArchived }: Term, now: Date) =>
  endedAt === null && now < endsAt && !isJobArchived

export function stateOf(term: Term, open: number, now: Date): ExperimentState {
  if (isRunning(term, now)) return 'RUNNING'
  return open > 0 ? 'WAITING' : 'ENDED'
}

/** The cause of an end that the clock has not written yet. */
export const endCauseOf = ({ isJobArchived, endCause }: Term & { endCause: EndCause | null }): EndCause =>
  endCause ?? (isJobArchived ? 'JOB' : 'TIME')

export const verdicts = ['NOTHING_YET', 'NO_DIFFERENCE', 'A_MORE', 'B_MORE'] as const
export type Verdict = (typeof verdicts)[number]

/** The interval of B − A, and the sentence that the answers allow. No version is a winner by it. */
export function judge(countA: Count, countB: Count, plan: Plan): { interval: Interval; verdict: Verdict } {
  const interval = differenceInterval(countA, countB, priorOf(plan))
  return { interval, verdict: verdictOf(countA, countB, interval) }
}

function verdictOf(countA: Count, countB: Count, { low, high }: Interval): Verdict {
  if (countA.judged === 0 || countB.judged === 0) return 'NOTHING_YET'
  if (low > 0) return 'B_MORE'
  return high < 0 ? 'A_MORE' : 'NO_DIFFERENCE'
}

export type DayCount = Count & { day: string; version: Version }
export type Look = { day: string; countA: Count; countB: Count; interval: Interval }

/** The interval at the end of each day on which times to answer ended. `counts` are in the order of days. */
export function looksOf(counts: readonly DayCount[], plan: Plan): Look[] {
  const prior = priorOf(plan)
  const sum = { A: { accepted: 0, judged: 0 }, B: { accepted: 0, judged: 0 } }
  return [...Map.groupBy(counts, ({ day }) => day)].map(([day, ofDay]) => {
    for (const { version, accepted, judged } of ofDay)
      sum[version] = { accepted: sum[version].accepted + accepted, judged: sum[version].judged + judged }
    return { day, countA: sum.A, countB: sum.B, interval: differenceInterval(sum.A, sum.B, prior) }
  })
}
