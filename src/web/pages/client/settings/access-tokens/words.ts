import type { AccessTokenScope } from '#domain/company-account/access-token/rules.ts'

/** The terms a token may be made for, in days. */
export const termDays = [30, 90, 365] as const
export const termWords: Record<(typeof termDays)[number], string> = { 30: '30日', 90: '90日', 365: '365日' }

export const scopeWords: Record<AccessTokenScope, { label: string; about: string }> = {
  READ_JOBS: { label: '募集と予定の読み取り', about: '募集の内容、予定、日程を読み取れます。' },
  READ_CANDIDATES: {
    label: '学生の読み取り',
    about: '学生を検索できます。氏名や連絡先は、承認した学生の分だけです。',
  },
  CSV: { label: 'CSVの書き出し', about: '学生の一覧をCSVで書き出せます。' },
}
