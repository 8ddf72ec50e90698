import { firstText } from './first-text.ts'
import type { RefusalCode } from './refusal.ts'
import type { Text } from './refusal-sentence.ts'

/** Refusals that pages of students show without asking the server. The other sentences stay out of their browser. */
export const foreseenText = {
  ...firstText,
  plan_restricted: 'この機能は現在のプランでは使用できません。',
  invalid_input: '入力内容に不備があります。項目を確認してください。',
  fresh_sign_in_required: 'ご本人の確認のため、もう一度ログインしてから、10分以内に手続きしてください。',
  agent_consultation_closed: '現在、エージェント相談の受け付けを行っていません。',
  company_suspended: 'この企業は現在スカウトを受け付けていません。',
  booking_not_changeable: '変更や取り消しの期限を過ぎています。企業へ直接ご連絡ください。',
  scheduling_date_in_past: '過去の日時は選べません',
} as const satisfies { [Code in RefusalCode]?: Text }
