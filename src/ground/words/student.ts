import type { RefusalCode, Sentence } from '../refusal.ts'
import { firstText } from './at-first.ts'

/** Refusals that pages of students show without asking the server. The other sentences stay out of their browser. */
export const foreseenText = {
  ...firstText,
  fresh_sign_in_required: 'ご本人の確認のため、もう一度ログインしてから、10分以内に手続きしてください。',
  wrong_password: 'パスワードが正しくありません。もう一度入力してください。',
  agent_consultation_closed: '現在、エージェント相談の受け付けを行っていません。',
  company_suspended:
    'この企業は現在利用を停止しています。再開するまで、承認や日程の予約はできません。待たずに辞退することもできます。',
  booking_not_changeable: '変更や取り消しの期限を過ぎています。企業へ直接ご連絡ください。',
  booking_settled: '日程の変更は、企業に直接ご連絡ください。',
} as const satisfies { [Code in RefusalCode]?: Sentence }
