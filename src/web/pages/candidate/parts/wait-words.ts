import type { Outcome, OwedWord } from '#web/generated/graphql.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'

export const owedWordNames: Record<OwedWord, string> = {
  CONTACT: '連絡',
  DATES: '日程の返信',
  NEXT_DATES: '次の日程の案内',
  OUTCOME: '結果の連絡',
}

export const outcomeNames: Record<Outcome, string> = { NEXT_STEP: '次に進む', NOT_SELECTED: '今回は見送り' }

export type Wait = { word: OwedWord; dueOn: string; isSilent: boolean }

/** Reckoned on the page as well: one that stays open past midnight names no day in the past. */
export const isLate = ({ dueOn }: Pick<Wait, 'dueOn'>, now: string) => dueOn < tokyoDay(now)

/** 「12月1日(火)までに連絡」; honest once the day is over. */
export function waitLine(wait: Wait, now: string) {
  const name = owedWordNames[wait.word]
  if (wait.isSilent) return `${name}がありませんでした`
  return isLate(wait, now) ? `${name}の期限を過ぎています` : `${monthDay(wait.dueOn)}までに${name}`
}
