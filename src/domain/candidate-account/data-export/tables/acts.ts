import { slashDate } from '#ground/tokyo-time.ts'
import type { Column } from '../column.ts'

/** Everything that a student does, in the words of the student's own record. */
export const actNames = {
  signIn: 'ログインした',
  verifyEmail: 'メールアドレスを確認した',
  saveProfile: '氏名と学校を登録した',
  verifyPhone: '電話番号を確認した',
  finishOnboarding: '最初のプロフィールの入力を終えた',
  requireAction: '年度の確認が必要になった',
  completeAction: '年度の確認を終えた',
  confirmProfile: '年度の確認でプロフィールを確認した',
  suspendCandidate: '利用が停止された',
  liftSuspension: '利用の停止が解除された',
  withdrawCandidate: '退会した',
  withdrawForCandidate: '依頼により退会した',
  hideCandidate: 'プロフィールを非公開にした',
  showCandidate: 'プロフィールを公開した',
  saveRequiredName: '氏名を入力した',
  updateCandidateNames: '氏名を変えた',
  updateCandidateEmail: 'メールアドレスを変えた',
  updateCandidatePhone: '電話番号を変えた',
  updatePassword: 'パスワードを変えた',
  addPasskey: 'パスキーを登録した',
  removePasskey: 'パスキーを削除した',
  linkIdentity: 'ほかのサービスのログインを追加した',
  unlinkIdentity: 'ほかのサービスのログインを解除した',
  endDevice: '端末からログアウトした',
  endOtherDevices: 'ほかの端末からログアウトした',
  updateBasics: '基本情報を変えた',
  updateEducation: '学歴を変えた',
  updateSelfIntroduction: '自己PRを変えた',
  updateStudentProjectExperience: '学生時代の経験を変えた',
  updateSellingPoints: '強みを変えた',
  updatePreferences: '希望の条件を変えた',
  updateScoutPreferences: 'スカウトの希望を変えた',
  updateExtraExperiences: 'その他の経験を変えた',
  updateSkills: 'スキルを変えた',
  updatePicture: '写真を変えた',
  removePicture: '写真を削除した',
  blockCompany: '企業をブロックした',
  unblockCompany: '企業のブロックを解除した',
  blockCorporateNumber: '利用前の企業をブロックした',
  unblockCorporateNumber: '利用前の企業のブロックを解除した',
  updateScoutIntake: 'スカウトの受け取り方を変えた',
  updateThreadChoice: 'メッセージの受け取り方を変えた',
  updateQuietHours: '通知を止める時間を変えた',
  updateCandidateNotificationSettings: '通知の設定を変えた',
  acceptScoutInvitation: 'スカウトを承認した',
  declineScoutInvitation: 'スカウトを辞退した',
  undoDecline: '辞退を取り消した',
  postponeScoutInvitation: 'あとで回答することにした',
  chooseSchedulingDate: '日程を選んだ',
  cancelBooking: '日程を取り消した',
  joinWaitingList: 'キャンセル待ちに参加した',
  leaveLine: 'キャンセル待ちをやめた',
  bookPlace: '案内された席を予約した',
  tellDelay: '遅れることを伝えた',
  tellAbsence: '欠席を伝えた',
  takeDayNoticeBack: '当日の連絡を取り消した',
  requestSchedulingDate: '日程の希望を伝えた',
  closeSchedulingDateRequest: '日程の希望が終わった',
  promptCompany: '企業に催促した',
  waitLonger: '企業の返事を待つことにした',
  endUnanswered: '返事のないスカウトを終えた',
  answerContact: '企業からの連絡が届いたかを答えた',
  answerPromises: '約束が守られたかを答えた',
  sendMessageToCompany: '企業にメッセージを送った',
  reportThread: 'やりとりを通報して終えた',
  createInquiry: 'お問い合わせを送った',
  reportOffer: '内定承諾を報告した',
  cancelOfferReport: '内定承諾の報告を取り下げた',
  confirmHire: '採用の記録を確認した',
  objectToHire: '採用の記録に「事実と異なる」と答えた',
  finishJobHunting: '就職活動を終えた',
  connectLine: 'LINEをつないだ',
  disconnectLine: 'LINEの接続を解除した',
  requestDataExport: 'データの書き出しを申し込んだ',
  downloadDataExport: '書き出したデータをダウンロードした',
  agreeToAgentConsultation: 'エージェント相談に同意した',
  revokeAgentConsultation: 'エージェント相談の同意を取り消した',
  startAssessment: '検査を始めた',
  startSectionOfAssessment: '検査のセクションを始めた',
  endSectionOfAssessment: '検査のセクションを終えた',
  submitOfAssessment: '検査を終えた',
  waitForRestOfAssessment: '検査の続きを待つことになった',
  submitPartlyOfAssessment: '検査を途中までで終えた',
  startRecheckOfAssessment: '検査の結果の確認を始めた',
  leaveCheckOfAssessment: '確認の6問を終えた（担当者が確認中）',
  confirmResultOfAssessment: '検査の結果の確認を終えた',
  publishAssessmentResult: '検査の結果を企業に公開した',
  withdrawAssessmentResult: '検査の結果の公開をやめた',
  deleteAssessmentResults: '検査の結果を削除した',
  createAssessmentCertificate: '検査の証明書を作成した',
  endAssessmentCertificate: '検査の証明書のリンクを無効にした',
}

export const topicNames: Record<string, string> = {
  SCOUT: 'スカウトとその後の連絡',
  MESSAGE: '企業とのやりとり',
  SCOUT_DEADLINE: 'スカウトの回答期限',
  SCHEDULE: '日程の確定・変更',
  REMINDER: '予定のリマインド',
  ACCOUNT: 'アカウントの安全',
}
const channelNames: Record<string, string> = {
  mail: 'メール',
  push: 'プッシュ通知',
  line: 'LINE',
  none: '受け取らない',
}

/** The states of an account whose data can be exported. */
export const accountStates: Record<string, string> = {
  EMAIL_PENDING: 'メールの確認待ち',
  PROFILE_PENDING: '氏名と学校の入力待ち',
  PHONE_PENDING: '電話番号の確認待ち',
  ONBOARDING: '最初のプロフィールの入力中',
  ACTIVE: '公開',
  HIDDEN: '非公開',
  ACTION_REQUIRED: '確認が必要',
  SUSPENDED: '利用停止中',
}

/** States of whatever an act was about; a code that two kinds of rows share has a word that fits both. */
const stateNames: Record<string, string> = {
  ...accountStates,
  WITHDRAWN: '退会',
  PURGED: '消去済み',
  SCHEDULED: '送信前',
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
  HIRED: '採用',
  BOOKED: '予約',
  // Attendance is the company's own record.
  ATTENDED: '予約',
  NO_SHOW: '予約',
  CANCELLED: '取り消し',
  WAITING: '順番待ち',
  OFFERED: '席を確保中',
  PASSED: '確保の期限が過ぎた',
  LEFT: '終了',
  LATE: '遅れる',
  ABSENT: '欠席する',
  COMING: '予定どおり参加する',
  REQUESTED: '依頼中',
  REFUSED: '追加できないと回答',
  UNANSWERED: '返事がないまま終了',
  SUBMITTED: '提出済み',
  CONFIRMED: '確認済み',
  MISMATCH: '企業とあなたで相違',
  CONFIRMED_BY_TIMEOUT: '確認済み（期限の経過）',
  OPEN: '対応中',
  ANSWERED: '回答済み',
  CLOSED: '終了',
  READY: '開始前',
  IN_SECTION: '受検中',
  SECTION_DONE: '受検中',
  PARTIAL: '一部のみ受検',
  SCORED: '採点済み',
  VOID: '無効',
  CONTACT: '承認後の連絡',
  DATES: '日程の希望への回答',
  NEXT_DATES: '次のご案内の日程',
  OUTCOME: '選考や面談の結果',
  ARRIVED: '届いた',
  DENIED: '届いていない',
}
const schedulingNames: Record<string, string> = {
  PENDING: '日程を選んでいない',
  ACCEPTED: '日程を選んだ',
  SCHEDULING_DATE_REQUESTED: '日程の追加を依頼中',
}

/** Words for the state of a row after an act, or for the settings that were chosen. */
export function stateText(text: string): string {
  const [status = '', scheduling] = text.split('/')
  const [, perWeek, until] = /^(\d+)\/week until:(.+)$/.exec(text) ?? []
  if (perWeek && until)
    return `1週間に${perWeek}件まで${until === '-' ? '' : `・${slashDate(until)}まで受け取りを停止`}`
  const [, startsAt, endsAt] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (startsAt && endsAt) return `${startsAt}時〜${endsAt}時`
  if (text.includes(':')) return text.split(' ').map(topicText).join('、')
  if (!scheduling) return stateNames[text] ?? text
  return `${stateNames[status] ?? status}・${schedulingNames[scheduling] ?? scheduling}`
}

function topicText(setting: string) {
  const [topic = '', channels = ''] = setting.split(':')
  const names = channels.split('+').map((channel) => channelNames[channel] ?? channel)
  return `${topicNames[topic] ?? topic}（${names.join('・')}）`
}

/** A state of the audit; a block has the id of its company there. */
export const actStates = (heading: string): Column => ({
  heading,
  as: { nameOf: 'company', column: 'display_name', else: stateText },
})
