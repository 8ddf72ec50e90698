import type { ScoutExperimentEndCause, ScoutExperimentState, ScoutExperimentVerdict } from '#web/generated/graphql.ts'
import { experimentDays } from '#domain/scout-invitation/sending/experiment/rules.ts'
import type { Interval } from '#domain/scout-invitation/sending/experiment/rules/sequence.ts'

export const stateWords: Record<ScoutExperimentState, string> = {
  RUNNING: '進行中',
  WAITING: '回答待ち',
  ENDED: '終了',
}

export const endWords: Record<ScoutExperimentEndCause, string> = {
  STOPPED: '手動で終了しました。',
  TIME: `${experimentDays}日が過ぎたため、終了しました。`,
  JOB: '募集がアーカイブされたため、終了しました。',
  CONTRACT: 'ご契約が終了したため、この比較も終了しました。',
}

export const percentText = (share: number) => `${(share * 100).toFixed(1)}%`

const points = (share: number) => {
  const rounded = Number((share * 100).toFixed(1))
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`
}
export const pointsText = ({ low, high }: Interval) => `${points(low)}〜${points(high)}ポイント`

/** The one sentence; `interval` is of B − A. */
export function verdictText(verdict: ScoutExperimentVerdict, interval: Interval) {
  const { low, high } = interval
  const words: Record<ScoutExperimentVerdict, string> = {
    NOTHING_YET: '両方の文面で回答期限を過ぎた学生が出ると、差を計算します。',
    NO_DIFFERENCE: `差があるとは言えません（BとAの差 ${pointsText(interval)}）`,
    A_MORE: `Aのほうが承認されやすいといえます（差 ${pointsText({ low: -high, high: -low })}）`,
    B_MORE: `Bのほうが承認されやすいといえます（差 ${pointsText(interval)}）`,
  }
  return words[verdict]
}
