import type { CompanyUserRole } from '#web/generated/graphql.ts'

export const roleWords: Record<CompanyUserRole, { name: string; about: string }> = {
  ADMIN: { name: '管理者', about: '採用担当ができることに加えて、ユーザー、ログイン、契約を管理します' },
  RECRUITER: { name: '採用担当', about: '学生をさがしてスカウトを送り、募集、予定、企業情報を編集します' },
  VIEWER: { name: '閲覧のみ', about: '学生、募集、予定を見ます。送信、編集、CSVの書き出しはできません' },
}

/** In the order of the forms and of the table. */
export const roles = ['ADMIN', 'RECRUITER', 'VIEWER'] as const satisfies CompanyUserRole[]

export const roleOf = (text: string) => roles.find((role) => role === text)
