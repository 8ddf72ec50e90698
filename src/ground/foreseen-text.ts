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
} as const satisfies { [Code in RefusalCode]?: Text }
