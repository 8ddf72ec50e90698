import { partialDays } from '#domain/assessment/sitting/rules.ts'

/** The end of a sitting whose next section is not begun in time: there is a second time once, then the rest is left out. */
export const missedText = ({ isLast }: { isLast: boolean }) =>
  isLast
    ? '過ぎると、終えたセクションだけの結果になります。'
    : `過ぎると、残りを受けられるのは、その後${partialDays}日以内の1回だけになります。`
