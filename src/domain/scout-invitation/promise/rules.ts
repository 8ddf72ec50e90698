import type { FieldError } from '#ground/refusal.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { Outcome } from '../outcome/rules.ts'
import { statusAt } from '../rules.ts'
import { wasAccepted, type Answered } from '../thread/rules.ts'
import { answerChangeDays } from './answering/rules.ts'

export const promiseKinds = [
  'DOCUMENTS_WAIVED',
  'FIRST_INTERVIEW_WAIVED',
  'EMPLOYEE_CHOSEN',
  'TRAVEL_PAID',
  'ONLINE_POSSIBLE',
  'EVENING_POSSIBLE',
  'RESULT_WITHIN_WEEK',
  'REASON_TOLD',
] as const
export type PromiseKind = (typeof promiseKinds)[number]

/** The name of each promise, and what exactly is promised, as both sides read it. */
export const promiseWords: Record<PromiseKind, { label: string; sentence: string }> = {
  DOCUMENTS_WAIVED: { label: '書類選考なし', sentence: '書類による選考を行わず、面談や面接から始めます。' },
  FIRST_INTERVIEW_WAIVED: { label: '一次面接免除', sentence: '一次面接を行わず、次の選考から始めます。' },
  EMPLOYEE_CHOSEN: { label: '社員指名面談', sentence: '話を聞きたい職種や社員を選んで、面談できます。' },
  TRAVEL_PAID: { label: '交通費支給', sentence: '来社していただくときの、往復の交通費を会社が支払います。' },
  ONLINE_POSSIBLE: {
    label: 'オンライン可',
    sentence: '最終面接を除くすべての面談と面接に、オンラインで参加できます。',
  },
  EVENING_POSSIBLE: {
    label: '夕方以降・土曜可',
    sentence: '平日の18時以降か土曜日にも、面談や面接の日程を用意します。',
  },
  RESULT_WITHIN_WEEK: { label: '7日以内に結果連絡', sentence: '面談や面接のあと、7日以内に結果をお伝えします。' },
  REASON_TOLD: { label: '結果の理由を説明', sentence: '結果をお伝えするときに、評価した点や理由を説明します。' },
}

export const maxPromises = 5
export const promiseText = {
  tooMany: `約束は${maxPromises}つまで選べます。必ず守れるものを選んでください`,
  twice: '同じ約束が重なっています',
}

export function checkPromises(kinds: readonly PromiseKind[]): (FieldError | null)[] {
  return [
    kinds.length > maxPromises ? { path: 'promises', message: promiseText.tooMany } : null,
    new Set(kinds).size < kinds.length ? { path: 'promises', message: promiseText.twice } : null,
  ]
}

/** The order of the list, whatever the order of the choice. */
export const inListOrder = <Of extends { kind: PromiseKind }>(promises: readonly Of[]) =>
  promises.toSorted((one, other) => promiseKinds.indexOf(one.kind) - promiseKinds.indexOf(other.kind))

type Asked = Answered & { outcome: Outcome | null }

/** The student is asked once the relation has ended: by a hire, by 見送り, or by the end of an accepted scout. */
export const areAsked = (scout: Asked, now: Date) =>
  wasAccepted(scout) && (scout.outcome === 'NOT_SELECTED' || statusAt(scout, now) !== 'ACCEPTED')

/** Until when the student may change the answers; null before the first answer. */
export const changeableUntil = (answeredAt: Date | null) =>
  answeredAt && new Date(answeredAt.getTime() + answerChangeDays * dayMs)

export function canAnswer(scout: Asked, answeredAt: Date | null, now: Date) {
  const until = changeableUntil(answeredAt)
  return areAsked(scout, now) && (until === null || now < until)
}

/** Fewer students than this say nothing of a company, and might tell of one. */
export const leastAnswers = 20
/** Students who are added to the record at once, so that no change of a number tells of one of them. */
export const recordGroup = 5
/** Days that the record looks back. */
export const recordDays = 365
