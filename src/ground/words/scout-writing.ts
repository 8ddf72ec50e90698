import type { RefusalCode, Sentence } from '../refusal.ts'

/** Refusals where two people, or two devices of one, write the same scout. */
export const scoutWritingText = {
  candidate_claimed: 'ほかの担当者が、この学生へのスカウトを書いています。書き終えるまでお待ちください。',
  scout_draft_changed_meanwhile:
    'この下書きは、別の端末で続きが書かれたか、送信または削除されています。内容を確認してください。',
  scout_of_colleague: '文面を変えられるのは、送信した人だけです。日時の変更と取り消しは、ほかの人もできます。',
} as const satisfies { [Code in RefusalCode]?: Sentence }
