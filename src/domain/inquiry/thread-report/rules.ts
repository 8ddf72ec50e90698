import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'

/** The student's words to a report; nobody has to give any. */
export const reportReason = { label: '通報の理由', kind: 'text', min: 0, max: 500 } as const

/** The operator's reason to open a thread, kept in the record. */
export const openingReason = { label: 'やりとりを開く理由', kind: 'text', min: 5, max: 200 } as const

export const checkReport = (reason: string): (FieldError | null)[] => [
  checkText('reason', tidyText(reason), reportReason),
]
export const checkOpening = (reason: string): (FieldError | null)[] => [
  checkText('reason', tidyText(reason), openingReason),
]

/** The text of the case: the company is named beside it. */
export const caseBody = (reason: string) =>
  `学生が企業とのやりとりを通報し、終了しました。\n${reason === '' ? '理由は書かれていません。' : `理由：${reason}`}`
