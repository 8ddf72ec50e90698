import type { CompanyUserRole } from '#web/generated/graphql.ts'

export const roleWords: Record<CompanyUserRole, { name: string; about: string }> = {
  ADMIN: { name: '管理者', about: '採用担当ができることに加えて、ユーザー、ログイン、契約を管理します' },
  RECRUITER: { name: '採用担当', about: '学生をさがしてスカウトを送り、募集、予定、企業情報を編集します' },
  INTERVIEWER: {
    name: '面接官',
    about: '自分が担当する日程と、その学生を見て、評価を書きます。検索、募集、契約は見られません',
  },
  VIEWER: {
    name: '閲覧のみ',
    about: '学生、募集、予定、分析を見ます。送信、編集、学生の一覧のCSVの書き出しはできません',
  },
}

/** In the order of the forms and of the table. */
export const roles = ['ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER'] as const satisfies CompanyUserRole[]

export const roleOf = (text: string) => roles.find((role) => role === text)
