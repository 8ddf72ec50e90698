import type { AttemptAct } from '#domain/assessment/sitting/rules.ts'
import type { ItemAct } from '#domain/assessment/item-statistics/state/rules.ts'
import type { CandidateAct } from '#domain/candidate-account/state/rules.ts'

/** Acts on a student's account. */
const accountActs: Record<CandidateAct, string> = {
  verifyEmail: 'メールアドレスを確認',
  saveProfile: '基本情報を登録',
  verifyPhone: '電話番号を確認',
  finishOnboarding: 'はじめの設定を終了',
  requireAction: '年度の確認を依頼',
  completeAction: '年度の確認を終了',
  hideCandidate: '学生が非公開に変更',
  showCandidate: '学生が公開に変更',
  withdrawCandidate: '学生が退会',
  purgeCandidate: '退会した学生のデータを消去',
}

/** Acts on a sitting of the two tests. */
const sittingActs: Record<`${AttemptAct}OfAssessment`, string> = {
  startSectionOfAssessment: '検査のセクションを開始',
  endSectionOfAssessment: '検査のセクションを終了',
  submitOfAssessment: '検査を提出',
  waitForRestOfAssessment: '検査の続きを待機',
  submitPartlyOfAssessment: '検査を途中で提出',
  scoreOfAssessment: '検査を採点',
  confirmVoidOfAssessment: '受検の無効を確認',
}

const itemActs: Record<`${ItemAct}AssessmentItem`, string> = {
  restAssessmentItem: '検査の項目を休止',
  retireAssessmentItem: '検査の項目の出題を終了',
  goLiveAssessmentItem: '検査の項目を本採用',
  wakeAssessmentItem: '検査の項目の休止を解除',
}

const profileActs: Record<string, string> = {
  confirmProfile: '学生が年度の確認でプロフィールを確認',
  updateBasics: '学生が基本情報を変更',
  updateEducation: '学生が学歴を変更',
  updateSelfIntroduction: '学生が自己PRを変更',
  updateStudentProjectExperience: '学生が学生時代の経験を変更',
  updateSellingPoints: '学生が強みを変更',
  updatePreferences: '学生が希望の条件を変更',
  updateScoutPreferences: '学生がスカウトの希望を変更',
  updateExtraExperiences: '学生がその他の経験を変更',
  updateSkills: '学生がスキルを変更',
  updatePicture: '学生が写真を変更',
  removePicture: '学生が写真を削除',
}

/** Acts of students, and of others on their accounts and sittings. */
export const studentActNames: Record<string, string> = {
  ...accountActs,
  ...sittingActs,
  ...itemActs,
  ...profileActs,
  registerCandidate: '学生を登録',
  acceptScoutInvitation: 'スカウトを承認',
  declineScoutInvitation: 'スカウトを辞退',
  undoDecline: '辞退を取り消し',
  chooseSchedulingDate: '日程を予約',
  cancelBooking: '予約を取り消し',
  requestSchedulingDate: '日程の追加を希望',
  closeSchedulingDateRequest: '日程の希望を終了',
  reportOffer: '内定承諾を報告',
  cancelOfferReport: '内定承諾の報告を取り下げ',
  finishJobHunting: '就職活動を終了',
  startAssessment: '適性検査を開始',
  scoreAssessment: '適性検査を採点',
  deleteAssessmentResults: '適性検査の結果を削除',
  publishAssessmentResult: '検査の結果を公開',
  withdrawAssessmentResult: '検査の結果の公開を終了',
  createAssessmentCertificate: '検査の証明書のリンクを作成',
  endAssessmentCertificate: '検査の証明書のリンクを終了',
  openCheckOfAssessment: '速い回答の確認を開始',
  startRecheckOfAssessment: '確認の6問を開始',
  confirmResultOfAssessment: '確認の6問で検査の結果を確認',
  leaveCheckOfAssessment: '確認の6問を終了（運営の確認待ち）',
  missRecheckOfAssessment: '確認の6問の期限が経過',
  endCheckOfAssessment: '速い回答の確認を終了',
  askToVoidAssessment: '受検の無効を申請',
  withdrawVoidOfAssessment: '受検の無効の申請を取り下げ',
  acknowledgeAssessmentAlarm: '検査のサインを確認済みに変更',
  reopenAssessmentAlarm: '検査のサインを未確認に戻した',
  requestDataExport: '本人のデータの書き出しを依頼',
  downloadDataExport: '本人のデータをダウンロード',
  saveRequiredName: '学生が氏名を入力',
  updateCandidateNames: '学生の氏名を変更',
  updateCandidateEmail: '学生のメールアドレスを変更',
  updateCandidatePhone: '学生の電話番号を変更',
  updateScoutIntake: '学生が受け取り方を変更',
  updateQuietHours: '学生が通知を休む時間を変更',
  updateCandidateNotificationSettings: '学生が通知の設定を変更',
  endMailOfKind: '学生がメールの種類を停止',
  blockCompany: '学生が企業をブロック',
  unblockCompany: '学生が企業のブロックを解除',
  blockCorporateNumber: '学生が利用前の企業をブロック',
  unblockCorporateNumber: '学生が利用前の企業のブロックを解除',
  addPasskey: '学生がパスキーを登録',
  removePasskey: '学生がパスキーを削除',
  linkIdentity: '学生がほかのサービスのログインを追加',
  unlinkIdentity: '学生がほかのサービスのログインを解除',
  agreeToAgentConsultation: 'エージェント相談に同意',
  revokeAgentConsultation: 'エージェント相談の同意を取り消し',
  updatePassword: '学生がパスワードを変更',
  endDevice: '学生が端末からログアウト',
  endOtherDevices: '学生がほかの端末からログアウト',
}
