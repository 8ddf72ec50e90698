import { spanText } from '#ground/time/span.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import type { ProgressPageQuery, PromiseAnswer } from '#web/generated/graphql.ts'
import { isLate, waitLine } from '../../parts/wait-words.ts'

type Progress = ProgressPageQuery['progress'][number]
type Point = Progress['points'][number]

/** The turn of the company or the student and its last day; null while nobody owes anything. */
export function nextLine({ turn, wait, hireAnswerBy }: Pick<Progress, 'turn' | 'wait' | 'hireAnswerBy'>, now: string) {
  if (hireAnswerBy) return `あなたから：${monthDay(hireAnswerBy)}までに、採用の記録の確認`
  if (wait) return `企業から：${waitLine(wait, now)}`
  if (!turn) return null
  if (turn.word === 'OFFER')
    return isLate(turn, now)
      ? '企業から：内定承諾の報告への確認'
      : `企業から：${monthDay(turn.dueOn)}までに内定承諾の報告への確認`
  return isLate(turn, now) ? null : `あなたから：${monthDay(turn.dueOn)}までに日程を選ぶ`
}

const words: Readonly<Record<Exclude<Point['kind'], 'DATE' | 'ABSENCE'>, string>> = {
  ACCEPTED: 'スカウトを承認しました',
  CONTACTED: '企業が連絡しました',
  NEXT_STEP: '「次に進んでいただく」と返事がありました',
  NOT_SELECTED: '企業から、その後の返事がありました',
  OFFER_REPORTED: '内定の承諾を報告しました',
  HIRE_RECORDED: '企業が、採用を記録しました',
  HIRED: '採用が決まりました',
}

export function pointLine({ kind, at, endAt }: Point) {
  if (kind === 'DATE') return `${spanText(at, endAt ?? at)} の日程`
  if (kind === 'ABSENCE') return `${spanText(at, endAt ?? at)} の日程（欠席を伝えました）`
  return `${monthDay(at)}　${words[kind]}`
}

/** The next date ahead that the student comes to. */
export const dateAhead = (points: readonly Point[], now: string) =>
  points.find(({ kind, endAt }) => kind === 'DATE' && endAt !== null && Date.parse(endAt) > Date.parse(now))

/** Behind a promise, what the student said of it. */
export const keptWords: Record<PromiseAnswer, string> = {
  KEPT: '（守られた）',
  BROKEN: '（守られなかった）',
  UNKNOWN: '（まだ・分からない）',
}
