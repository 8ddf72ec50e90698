import { daysBetween } from '#ground/day.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import type { StageKind } from '#domain/scout-invitation/pipeline/rules.ts'
import type { Turn, TurnWord } from '#domain/scout-invitation/wait/turn/rules.ts'

/** Why nobody moves a student to a stage of facts; of the steps and 内定 there is nothing to say. */
export const whyOfFacts: Readonly<Record<StageKind, string>> = {
  ACCEPTED: '「承認」は、まだ日程に参加していない学生の段階です。自動で移ります。',
  DATE: '「日程」には、学生が日程を選ぶと自動で移ります。',
  MET: '「参加」には、予約した日程が終わると自動で移ります。',
  STEP: '',
  OFFER: '',
  HIRED: '「承諾」には、学生からの内定承諾の報告を確認すると自動で移ります。',
  NOT_SELECTED: '「見送り」には、学生に結果を伝えると自動で移ります。',
}

/** Why a student stays: the fact of the stage decides. */
export const whyDecided: Readonly<Record<StageKind, string>> = {
  ...whyOfFacts,
  OFFER: '内定承諾の報告が届いているため、移せません。報告に回答するか、採用を記録すると移ります。',
  HIRED: '採用が確定しているため、移せません。',
  NOT_SELECTED: '見送りを伝えているため、移せません。',
}

const turnWords: Readonly<Record<TurnWord, string>> = {
  CONTACT: '最初の連絡',
  DATES: '日程の希望への回答',
  NEXT_DATES: '次の日程の案内',
  OUTCOME: '結果の連絡',
  CHOICE: '日程の選択',
  OFFER: '内定報告への回答',
}

/** 「自社：結果の連絡」, and 「12月4日(金)まで」 or how late it is. */
export function turnText({ side, word, dueOn }: Turn, now: string) {
  const days = daysBetween(tokyoDay(now), dueOn)
  return {
    owed: `${side === 'COMPANY' ? '自社' : '学生'}：${turnWords[word]}`,
    due: days < 0 ? `${-days}日過ぎています` : days === 0 ? '今日まで' : `${monthDay(dueOn)}まで`,
    isLate: days < 0,
    isSoon: days >= 0 && days <= 2,
  }
}

type Dated = { firstStage: StageKind; dateEndsAt: string | null }

/** The booked date of a student with whom it is nobody's turn; a missed date leaves no end. */
export function dateText({ firstStage, dateEndsAt }: Dated) {
  if (firstStage !== 'DATE') return null
  return dateEndsAt ? `${monthDay(dateEndsAt)}の日程を待っています` : '予約した日程に欠席'
}
