import { everyKind, type OutgoingChannel, type Stoppable } from '#platform/queue/hold.ts'
import { kinds, type KindName } from '../../kinds.ts'

/**
 * The kinds by the words of an operator. Null: no stop holds the kind, because it guards an account or is the last word
 * to its owner.
 */
const kindNames: Record<KindName, string | null> = {
  scoutReceived: 'スカウトの受信',
  scoutUnanswered: '未回答のスカウトの期限',
  scoutFollowedUp: 'スカウトの追伸',
  scoutExpired: 'スカウトの期限切れ（学生）',
  stepLapsed: '次の日程を選ぶ期限切れ（学生）',
  nextDates: 'あとから届いた次の日程',
  scoutWithdrawn: 'スカウトの取り下げ',
  hireRecorded: '採用の記録',
  dateNotChosen: '日程を選んでいない学生への確認',
  dateConfirmed: '日程の確定',
  dateChanged: '日程の変更',
  bookedByCompany: '企業による予約',
  dateCalledOff: '日程の中止',
  datesAdded: '日程の追加',
  datesRefused: '日程の希望への返信',
  seatOffered: 'キャンセル待ちの席',
  lineEnded: 'キャンセル待ちの終了',
  outcomeTold: '選考の結果',
  messageFromCompany: '企業からのメッセージ',
  contactRecorded: '連絡が届いたかの確認',
  dateInThreeDays: '3日後の予定',
  dateTomorrow: '明日の予定（学生）',
  jobPublished: '募集の公開',
  jobChanged: '募集条件の変更',
  profileViewed: 'プロフィールの閲覧',
  eventOpened: 'イベントの受付開始',
  signInFromNewDevice: null,
  lineConnected: null,
  lineMoved: null,
  passwordChanged: null,
  emailChanged: null,
  phoneChanged: null,
  actionRequired: 'プロフィールの確認',
  companySuspended: '企業の利用停止（学生）',
  companyResumed: '企業の利用再開（学生）',
  registrationEnding: null,
  accountSuspended: null,
  suspensionLifted: null,
  withdrawalCompleted: null,
  welcome: '登録の完了',
  exportReady: '本人のデータの書き出し',
  assessmentScored: '検査の結果',
  assessmentVoided: '受検の無効',
  assessmentCheckEnded: '速い回答の確認の終了',
  offerAnswered: '内定承諾の報告の確認',
  scoutAccepted: 'スカウトの承認',
  scoutDeclined: 'スカウトの辞退',
  sentScoutExpired: 'スカウトの期限切れ（企業）',
  dateChosen: '日程の予約',
  datesRequested: '日程の希望',
  bookingCancelled: '予約の取り消し',
  capacityReached: '日程の満席',
  messageFromStudent: '学生からのメッセージ',
  scoutsUndelivered: '送れなかったスカウト',
  dayNoticeGiven: '遅刻と欠席の連絡',
  ownDatesChanged: '担当する日程の変更',
  studentSuspended: '予約のある学生の利用停止',
  studentLeft: '承認した学生の退会',
  tomorrowsDates: '明日の予定（企業）',
  dailyDigest: '1日分のまとめ',
  trialBegun: 'トライアルの開始',
  trialEnding: 'トライアルの終わりの予告',
  trialEnded: 'トライアルの終了',
  contractEnding: '契約の終了日の予告',
  scoutQuotaUsed: 'スカウトの残数',
  sendingSlowed: '送信の抑制',
  contractSuspended: '利用の停止（企業）',
  contractResumed: '利用の再開（企業）',
  contractAnswered: '契約のご依頼への回答',
  invoiceIssued: '請求書の発行',
  memberJoining: '担当者の参加',
  jobNeedsRecheck: '掲載内容の確認',
  jobTakenDown: '募集の掲載の停止',
  jobPutBack: '募集の掲載の再開',
  companyWrittenTo: '運営から企業への連絡',
  offerReported: '内定承諾の報告',
  hireAnswered: '採用の記録への回答',
  studentsInterested: '興味を持った学生',
  newMatches: '保存した条件の新着',
  companyPrompted: '学生からの催促',
  contactDenied: '届いていない連絡',
  sentStepLapsed: '次の日程を選ぶ期限切れ（企業）',
  heldOutcomeTakenBack: '送られなかった結果',
  mentionedInNote: 'ノートでの呼びかけ',
  webhookOff: 'Webhookの停止',
  companyApplication: '企業の申込（運営）',
  contractRequested: '契約のご依頼（運営）',
  inquiryReceived: 'お問い合わせの受付（運営）',
  offerMismatch: '内定承諾の食い違い（運営）',
}

/**
 * The direct mails that may wait. Those of sign-in, invitation, password and address always go: who waits for a code is
 * shut out without it, and who is warned has to know. A reply in LINE goes too, since it serves for a minute.
 */
export const stoppableJobs = {
  send_inquiry_mail: 'お問い合わせへの返信と受付',
  send_pre_registration_mail: '企業の申込への返信',
  send_offer_resolution_mail: '内定承諾の報告の解決',
  send_agent_consultation_mail: 'エージェント相談の提携先への連絡',
} as const
export type StoppableJob = keyof typeof stoppableJobs

/** A kind that can be stopped, by the code that its rows and jobs hold. */
export type StoppableKind = {
  kind: string
  name: string
  channels: readonly OutgoingChannel[]
  /** Whether its notices stand in the lists of their readers too, also where nothing leaves. */
  isListed: boolean
}

export const stoppableKinds: readonly StoppableKind[] = [
  ...Object.entries(kinds).flatMap(([key, { code, channels }]) => {
    const name = kindNames[key as KindName]
    const outgoing = (['MAIL', 'PUSH'] as const).filter((channel) => channels.includes(channel))
    return name === null || outgoing.length === 0
      ? []
      : [{ kind: code, name, channels: outgoing, isListed: channels.includes('LIST') }]
  }),
  ...Object.entries(stoppableJobs).map(([kind, name]) => ({
    kind,
    name,
    channels: ['MAIL'] as const,
    isListed: false,
  })),
]

const byKind = new Map(stoppableKinds.map((each) => [each.kind, each]))
export const stoppableKind = (kind: string) => byKind.get(kind)
export const nameOf = (kind: string) => (kind === everyKind ? 'すべての種類' : (stoppableKind(kind)?.name ?? kind))

/** By what a stop finds the mail or push of a kind; null where it always goes. */
export const stoppable = (channel: OutgoingChannel, kind: string): Stoppable | null =>
  byKind.has(kind) ? { channel, kind } : null
