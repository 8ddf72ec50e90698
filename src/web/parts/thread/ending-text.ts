import type { ThreadEnding, ThreadSide } from '#domain/scout-invitation/thread/rules.ts'

const forStudent: Record<ThreadEnding, string> = {
  REPORTED: '通報を受け付け、このやりとりを終了しました。企業には、終了したことだけが伝わります。',
  ENDED_BY_STUDENT: 'このやりとりを終了しました。',
  BLOCKED: 'この企業をブロックしているため、やりとりを終了しています。',
  LEFT: '退会したため、このやりとりは終了しています。',
  COMPANY_SUSPENDED: 'この企業は現在利用を停止しています。再開すると、続きを送れるようになります。',
  CONTRACT_ENDED: 'この企業は現在このサービスを利用していません。再開すると、続きを送れるようになります。',
  WITHDRAWN: 'あなたが辞退したため、このやりとりは終了しています。',
  DECLINED: 'このスカウトを辞退したため、質問の受け付けは終了しています。',
  EXPIRED: 'スカウトの期限が過ぎたため、このやりとりは終了しています。',
}

const forCompany: Record<ThreadEnding, string> = {
  REPORTED: '学生がこのやりとりを終了しました。',
  ENDED_BY_STUDENT: '学生がこのやりとりを終了しました。メッセージは送信できません。',
  BLOCKED: 'このやりとりは終了しています。',
  LEFT: 'このやりとりは終了しています。',
  COMPANY_SUSPENDED: '利用を停止しているため、メッセージは送信できません。',
  CONTRACT_ENDED: '契約が終了しているため、メッセージは送信できません。',
  WITHDRAWN: '学生が辞退したため、このやりとりは終了しています。',
  DECLINED: '学生がスカウトを辞退したため、質問への回答は送信できません。',
  EXPIRED: 'スカウトの期限が過ぎたため、このやりとりは終了しています。',
}

/** Why nothing more can be written, as this side may know it. */
export const endingText = (ending: ThreadEnding, side: ThreadSide) =>
  (side === 'CANDIDATE' ? forStudent : forCompany)[ending]
