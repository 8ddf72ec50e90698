import type { RefusalCode } from './refusal.ts'
import type { Text } from './refusal-sentence.ts'

/** Refusals that pages of companies show without asking the server. */
export const deskText = {
  scheduling_date_not_deletable: '予約があるため削除できません',
  job_not_draftable: 'スカウトを送った募集は下書きに戻せません。',
  label_limit_reached: ({ limit }) => `ラベルは${limit}件まで作成できます。使わないラベルを削除してください。`,
  saved_filter_limit_reached: ({ limit }) => `保存できる検索条件は${limit}件までです。使わない条件を削除してください。`,
  scout_unchanged: '前回と同じ内容は再送できません。募集、文面、選んだ理由のいずれかを変えてください。',
  scout_quota_exceeded: ({ remaining }) =>
    `いま送信できるスカウトは、残り${remaining}通です。送る学生を減らすか、送信から30日たって戻るのをお待ちください。`,
  bulk_limit_exceeded: ({ limit }) => `一度に送信できるのは${limit}名までです。`,
} as const satisfies { [Code in RefusalCode]?: Text }
