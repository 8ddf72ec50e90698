import type { Outcome, RelationHistoryKind } from '#web/generated/graphql.ts'
import { monthDay } from '#ground/tokyo-time.ts'

export const outcomeTabs: Record<Outcome, string> = { NEXT_STEP: '次に進んでいただく', NOT_SELECTED: '今回は見送る' }

/** 「11月10日(火)に「次に進んでいただく」と伝えています」; null while nothing is told in this step. */
export const toldLine = ({ outcome, outcomeToldAt }: { outcome?: Outcome | null; outcomeToldAt?: string | null }) =>
  outcome && outcomeToldAt ? `${monthDay(outcomeToldAt)}に「${outcomeTabs[outcome]}」と伝えています` : null

const thanks = (name: string, hasMet: boolean) =>
  `${name}、${hasMet ? '先日はお時間をいただき' : 'スカウトを承認していただき'}、ありがとうございました。`

/** The text that a company begins with; every text may be changed. */
export function beginOf(outcome: Outcome, name: string, history: readonly Entry[]) {
  const hasMet = history.some(({ kind }) => kind === 'BOOKED' || kind === 'ATTENDED')
  if (outcome === 'NEXT_STEP')
    return `${thanks(name, hasMet)}ぜひ次に進んでいただきたく、ご連絡しました。お会いできることを楽しみにしています。`
  const met = hasMet ? 'お話しいただいた経験や考えは、たいへん参考になりました。' : ''
  return `${thanks(name, hasMet)}検討の結果、今回は見送らせていただくことになりました。${met}これからのご活躍を願っています。`
}

const historyWords: Record<RelationHistoryKind, (title: string) => string> = {
  ACCEPTED: () => '承認',
  BOOKED: (title) => title,
  ATTENDED: (title) => `${title}に出席`,
  NO_SHOW: (title) => `${title}を欠席`,
  NEXT_STEP: () => '「次に進む」を連絡',
  NOT_SELECTED: () => '「見送り」を連絡',
}

type Entry = { at: string; kind: RelationHistoryKind; title: string }

/** 「11月2日(月) 承認 → 11月10日(火) 会社説明会に出席」 */
export const historyLine = (history: readonly Entry[]) =>
  history.map(({ at, kind, title }) => `${monthDay(at)} ${historyWords[kind](title)}`).join(' → ')
