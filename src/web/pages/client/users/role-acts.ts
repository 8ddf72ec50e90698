import type { CompanyUserRole } from '#web/generated/graphql.ts'
import { roles } from './role-words.ts'

export type RoleAct = { name: string; mayDo: readonly CompanyUserRole[] }

const readers: RoleAct['mayDo'] = ['ADMIN', 'RECRUITER', 'VIEWER']
const writers: RoleAct['mayDo'] = ['ADMIN', 'RECRUITER']
const administrators: RoleAct['mayDo'] = ['ADMIN']

/** The lines of the table with the roles that the server lets act; `test/roles.test.ts` holds them together. */
export const roleActs: readonly RoleAct[] = [
  { name: '学生、募集、予定、企業情報を見る', mayDo: readers },
  { name: '承認した学生の氏名と連絡先を見る', mayDo: readers },
  { name: '分析を見て、CSVで書き出す', mayDo: readers },
  { name: '自分が担当する日程と、その学生を見る', mayDo: roles },
  { name: '自分が担当する日程の学生を評価する', mayDo: ['ADMIN', 'RECRUITER', 'INTERVIEWER'] },
  { name: '自分のプロフィールと通知を変更する', mayDo: roles },
  { name: 'スカウトを送る、日程を追加・変更する', mayDo: writers },
  { name: '募集、予定、企業情報を編集する', mayDo: writers },
  { name: 'ブックマーク、ラベル、メモを付ける', mayDo: writers },
  { name: '学生の一覧をCSVで書き出す', mayDo: writers },
  { name: 'ユーザーを招待・変更・停止する', mayDo: administrators },
  { name: 'ログイン、ネットワーク、外部連携を設定する', mayDo: administrators },
  { name: '契約の更新とプランの変更を依頼する', mayDo: administrators },
]
