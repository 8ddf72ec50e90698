import type { RefusalCode } from './refusal.ts'
import type { Text } from './refusal-sentence.ts'

/** Refusals that a scout and its date show before a press. */
export const scoutText = {
  company_suspended:
    'この企業は現在利用を停止しています。再開するまで、承認や日程の予約はできません。待たずに辞退することもできます。',
  booking_not_changeable: '変更や取り消しの期限を過ぎています。企業へ直接ご連絡ください。',
  booking_settled: '日程の変更は、企業に直接ご連絡ください。',
  scheduling_date_in_past: '過去の日時は選べません',
} as const satisfies { [Code in RefusalCode]?: Text }
