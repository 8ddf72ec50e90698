import { readingActions } from '#domain/candidate/reading/rules.ts'

/** The kinds of acts a company filters its activity by. */
export const activityKinds = {
  READING: '閲覧・書き出し',
  SCOUT: 'スカウト・選考',
  SCHEDULE: '日程',
  JOB: '募集',
  SEARCH: '検索条件',
  COMPANY: '会社情報',
  PEOPLE: 'ユーザー',
  ACCESS: '連携・安全',
  CONTRACT: '契約',
} as const
export type ActivityKind = keyof typeof activityKinds
export const activityKindNames = Object.keys(activityKinds) as ActivityKind[]

type Act = { kind: ActivityKind; text: string }
const acts = (kind: ActivityKind, texts: Record<string, string>): Record<string, Act> =>
  Object.fromEntries(Object.entries(texts).map(([action, text]) => [action, { kind, text }]))

/** Every act in a company that its log tells, by the action of its audit row. */
export const toldActions: Readonly<Record<string, Act>> = {
  ...acts('READING', {
    searchCandidate: '学生のプロフィールを開きました',
    readContact: '学生の氏名・連絡先を表示しました',
    csvSearchCandidate: '学生の一覧をCSVに書き出しました',
    requestWhitepaperDownload: '資料のダウンロードを用意しました',
    downloadWhitepaper: '資料をダウンロードしました',
    exportActivity: '運用ログをCSVに書き出しました',
    exportEndedContacts: '契約の終了後に、承認した学生の連絡先を書き出しました',
  }),
  ...acts('SCOUT', {
    sendScoutInvitations: 'スカウトを送信しました',
    deliverScoutInvitation: '予約していたスカウトが届きました',
    startScoutExperiment: '2つの文面の比較を始めました',
    stopScoutExperiment: '2つの文面の比較を終了しました',
    endScoutExperiments: '2つの文面の比較が終了しました',
    cancelScheduledScoutInvitation: '予約していたスカウトを取り消しました',
    rescheduleScoutInvitations: '予約していたスカウトの日時を変更しました',
    cancelScheduledScoutInvitations: '予約していたスカウトを取り消しました',
    updateScheduledScoutInvitation: '予約していたスカウトの文面を変更しました',
    giveUpScoutInvitation: '予約していたスカウトを届けられませんでした',
    withdrawScoutInvitations: 'スカウトを取り下げました',
    followUpScoutInvitations: '返信のないスカウトにフォローを送りました',
    cancelFollowUp: 'スカウトのフォローの予定を取り消しました',
    updateScoutPromises: '予約したスカウトの約束を変更しました',
    tellOutcome: '学生に結果を伝えたことを記録しました',
    placeStudents: '学生を選考の段階に移しました',
    holdOutcome: '学生への結果を、朝に届くように書きました',
    offerDates: '次の日程を案内しました',
    takeBackOutcome: '朝に届く予定だった結果を取り消しました',
    openStep: '学生に次の日程を案内しました',
    recordHire: '採用を記録しました',
    confirmHire: '学生が採用の記録を確認しました',
    objectToHire: '学生が採用の記録に「事実と異なる」と答えました',
    lapseSteps: '学生が次の日程を選ぶ期限が過ぎました',
    markScoutInvitationContacted: '学生を「連絡済み」にしました',
    undoScoutInvitationContacted: '学生の「連絡済み」を取り消しました',
    sendMessageToCandidate: '学生にメッセージを送信しました',
    updateThreadInCharge: 'やりとりの担当を変更しました',
    takeOverScoutInvitation: '送信予約の差出人を変更しました',
    saveEvaluation: '学生の評価を保存しました',
    updateEvaluationForm: '評価の項目を変更しました',
    addCandidateNote: '学生についてのノートを書きました',
    updateCandidateNote: '学生についてのノートを変更しました',
    deleteCandidateNote: '学生についてのノートを削除しました',
    settleThread: '学生のメッセージを「返信不要」にしました',
    createScoutTemplate: 'スカウトのテンプレートを登録しました',
    updateScoutTemplate: 'スカウトのテンプレートを変更しました',
    updateScoutTemplateIsArchived: 'スカウトのテンプレートのアーカイブを切り替えました',
    deleteScoutTemplate: 'スカウトのテンプレートを削除しました',
    createThreadPhrase: 'やりとりの定型文を登録しました',
    updateThreadPhrase: 'やりとりの定型文を変更しました',
    deleteThreadPhrase: 'やりとりの定型文を削除しました',
    confirmOfferReport: '内定承諾の報告を確認しました',
    denyOfferReport: '内定承諾の報告に「事実と異なる」と答えました',
  }),
  ...acts('SCHEDULE', {
    createSchedulingEvent: '説明会の日程を作成しました',
    createSchedulingInterview: '面談の日程を作成しました',
    updateSchedulingEvent: '説明会の日程を変更しました',
    updateSchedulingInterview: '面談の日程を変更しました',
    deleteSchedulingDate: '日程を削除しました',
    toggleSchedulingDateCapacityFull: '日程の受付を切り替えました',
    bookForCandidate: '学生の日程を予約・変更しました',
    callOffSchedulingDate: '日程を中止しました',
    updateBookingClosing: '日程の受付の期限を変更しました',
    markAllAttended: '全員の出席を記録しました',
    undoAllAttended: '全員の出席の記録を元に戻しました',
    checkInBooking: '学生の受付をしました',
    updateBookingAttendance: '出欠を記録しました',
    refuseSchedulingDateRequest: '日程の追加希望に「追加できない」と答えました',
  }),
  ...acts('JOB', {
    createJobDescription: '募集を作成しました',
    duplicateJobDescription: '募集を複製しました',
    updateJobDescriptionContents: '募集の内容を変更しました',
    updateJobDescriptionRecruitmentProcess: '募集の選考の流れを変更しました',
    updateJobDescriptionCompletion: '募集の承認後の案内を変更しました',
    updateJobDescriptionStatus: '募集を公開または下書きに戻しました',
    updateJobDescriptionIsArchived: '募集のアーカイブを切り替えました',
    changeSentJobDescription: 'スカウトを送った募集の条件を変更しました',
    checkJobDescription: '募集の掲載内容を確認しました',
    takeDownJob: '運営が募集の掲載を止めました',
    putBackJob: '運営が募集の掲載の停止を終えました',
    archiveUncheckedJobs: '120日間確認がなかった募集をアーカイブしました',
    deleteJobDescription: '募集を削除しました',
    addCompanyImage: '画像を追加しました',
  }),
  ...acts('SEARCH', {
    updateFairMode: 'フェアモードを切り替えました',
    updateFairModeUser: 'フェアモードの担当者を変更しました',
    updateFairJob: '募集のフェアモードを切り替えました',
    createSavedFilter: '検索条件を保存しました',
    updateSavedFilter: '保存した検索条件を変更しました',
    renameSavedFilter: '保存した検索条件の名前を変更しました',
    updateSavedFilterAlert: '保存した検索条件の新着のお知らせを変更しました',
    deleteSavedFilter: '保存した検索条件を削除しました',
    startPositiveAction: 'ポジティブ・アクションを登録しました',
    endPositiveAction: 'ポジティブ・アクションを終了しました',
    useGenderFilter: '性別での絞り込みを使用しました',
  }),
  ...acts('COMPANY', {
    updateCompanyNames: '社名を変更しました',
    updateCompanyInformation: '会社情報を変更しました',
    updateCompanyAddress: '会社の所在地を変更しました',
    updateCompanyOthers: '会社のその他の情報を変更しました',
    updateCompanyLogo: '会社のロゴを変更しました',
    updateCompanyCover: '会社のカバー画像を変更しました',
    updateCompanyVisibility: '企業ページの公開範囲を変更しました',
    updateCompanyTagline: 'キャッチコピーを変更しました',
    updateCompanyContents: '会社の紹介文を変更しました',
    updateCompanyVoices: '社員の声を変更しました',
    updateCompanyQuestions: '会社のよくある質問を変更しました',
    updateCompanyFigures: '数字で見る会社を変更しました',
    updateCompanyYouthInformation: '青少年雇用情報を変更しました',
    updateCompanySelectionCriteria: '企業選びの軸を変更しました',
    addCompanyPhone: '会社の電話番号を追加しました',
    removeCompanyPhone: '会社の電話番号を削除しました',
    confirmCompanyPage: '企業ページの内容を確認しました',
    completeCompanySetUp: '会社情報の設定を完了しました',
    updateParentCorporateNumber: '親会社の法人番号を登録しました',
  }),
  ...acts('PEOPLE', {
    inviteCompanyUser: 'ユーザーを招待しました',
    resendCompanyUserInvitation: 'ユーザーの招待を送り直しました',
    registerCompany: '会社を登録しました',
    registerCompanyUser: 'ユーザーが登録を完了しました',
    updateCompanyUserRole: 'ユーザーの役割を変更しました',
    updateCompanyUserProfile: 'プロフィールを変更しました',
    updateCompanyUserPicture: '写真を変更しました',
    removeCompanyUserPicture: '写真を削除しました',
    disableCompanyUser: 'ユーザーの利用を停止しました',
    updateScoutNotificationSettings: '通知の設定を変更しました',
    updateReasonFiguresShown: '理由を書くときの過去の承認率の表示を切り替えました',
    updateScoutNotificationDefaults: '通知の基本の設定を変更しました',
    addScoutNotificationException: '募集ごとの通知の設定を始めました',
    removeScoutNotificationSettings: '募集ごとの通知の設定を外しました',
    signIn: 'ログインしました',
    resetPassword: 'パスワードを設定し直しました',
    forgetTerminatedCompany: '契約の終了から1年が過ぎたため、ユーザーの情報を削除しました',
    forgetOldInvitations: '招待の期限から1年のあいだ登録がなかったユーザーの招待を削除しました',
    forgetUnsentJobs: '契約の終了から1年が過ぎたため、送信していない募集を削除しました',
  }),
  ...acts('ACCESS', {
    createAccessToken: 'アクセストークンを作成しました',
    revokeAccessToken: 'アクセストークンを無効にしました',
    issueCalendarFeed: '自分のカレンダーのアドレスを発行しました',
    endCalendarFeed: '自分のカレンダー連携を終了しました',
    saveBusyCalendar: '自分の予定表を登録しました',
    removeBusyCalendar: '自分の予定表の登録を解除しました',
    updateAllowedNetworks: '利用できるネットワークを変更しました',
    createWebhook: 'Webhookを登録しました',
    updateWebhook: 'Webhookを変更しました',
    updateWebhookState: 'Webhookの停止・再開を切り替えました',
    deleteWebhook: 'Webhookを削除しました',
    rotateWebhookSecret: 'Webhookの新しい鍵を作りました',
    showWebhookSecret: 'Webhookの鍵を表示しました',
    sendTestWebhook: 'Webhookのテストを送りました',
    redeliverWebhook: 'Webhookをもう一度送りました',
    switchWebhookOff: '届かないWebhookを停止しました',
    addMailDomain: 'メールのドメインを追加しました',
    checkMailDomain: 'メールのドメインを確認しました',
    removeMailDomain: 'メールのドメインを外しました',
    updateSingleSignOnProvider: 'シングルサインオンの接続先を変更しました',
    updateSingleSignOnMode: 'シングルサインオンの使い方を変更しました',
    removeSingleSignOn: 'シングルサインオンの設定を削除しました',
    bindSingleSignOn: '会社のアカウントとユーザーを連携しました',
    unbindSingleSignOn: '会社のアカウントとユーザーの連携を解除しました',
    testSingleSignOn: 'シングルサインオンを試しました',
    signInInEmergency: 'シングルサインオンを使わずにログインしました（緊急）',
    addStaffPasskey: 'パスキーを追加しました',
    removeStaffPasskey: 'パスキーを削除しました',
    enrolTotp: '認証アプリを登録しました',
    removeTotp: '認証アプリを外しました',
    renewRecoveryCodes: 'リカバリーコードを作り直しました',
    useRecoveryCode: 'リカバリーコードでログインしました',
    endStaffDevice: '端末からログアウトさせました',
    endOtherStaffDevices: 'ほかの端末をすべてログアウトさせました',
    updateStaffPassword: 'パスワードを変更しました',
    updateAdminFactorRule: '管理者の2段階認証の決まりを変更しました',
  }),
  ...acts('CONTRACT', {
    startReview: '申込の確認を始めました',
    startTrial: 'トライアルを始めました',
    signContract: '契約を始めました',
    renewContract: '契約を更新しました',
    updateContractPlan: 'プランを変更しました',
    endContract: '契約を終了しました',
    takeBackContractEnd: '契約の終了を取り消しました',
    resumeContract: '利用を再開しました',
    expireContract: '契約の期間が終わりました',
    remindOfRenewal: '契約の更新の時期になりました',
    terminateContract: '契約が解約になりました',
    requestContractSuspension: '利用停止を申請しました',
    confirmContractSuspension: '利用を停止しました',
    withdrawContractSuspension: '利用停止の申請を取り下げました',
    createContractRequest: '契約の更新・変更を申し込みました',
    answerContractRequest: '契約のご依頼に回答しました',
    issueInvoice: '請求書を発行しました',
  }),
}

/** Acts with two ends, each by the state that its row reaches. */
const sentencesByState: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  updateJobDescriptionStatus: { PUBLISHED: '募集を公開しました', DRAFT: '募集を下書きに戻しました' },
  updateJobDescriptionIsArchived: { ARCHIVED: '募集をアーカイブしました', ACTIVE: '募集のアーカイブを解除しました' },
  updateFairMode: {
    NONE: 'フェアモードを終了しました',
    EVERY_JOB: 'すべての募集をフェアモードにしました',
    CHOSEN_JOBS: 'フェアモードを、選んだ募集だけにしました',
  },
  updateFairModeUser: { ON: 'フェアモードの担当者に加えました', OFF: 'フェアモードの担当者から外しました' },
  updateFairJob: { ON: '募集をフェアモードにしました', OFF: '募集のフェアモードを終了しました' },
  updateWebhookState: { ON: 'Webhookを再開しました', OFF: 'Webhookを停止しました' },
}

/** The sentence of an act in the log; '' for an act that is not told. */
export const sentenceOf = ({ action, toStatus }: { action: string; toStatus: string | null }) =>
  sentencesByState[action]?.[toStatus ?? ''] ?? toldActions[action]?.text ?? ''

/** Readings of students: all of one person and day are one entry, unless each is asked for. */
export const dailyActions: readonly string[] = Object.values(readingActions)

export const activityLimits = {
  perPage: 50,
  /** Days that are shown first, and at most. */
  days: { shown: 30, max: 366 },
  /** Acts counted for the pages; what is older is found by a narrower search. */
  counted: 5000,
  /** Rows of a CSV. */
  rows: 10_000,
  text: { label: 'ことば', min: 0, max: 100 },
} as const

/** The people of a log beside the company's own users and tokens. */
export const otherActors = { OPERATOR: '運営', SYSTEM: '自動' } as const
type OtherActor = keyof typeof otherActors
export const isOtherActor = (text: string): text is OtherActor => Object.hasOwn(otherActors, text)

/** The actions of a kind, or of all; with a text those whose sentence holds it. */
export const actionsOf = (kind: ActivityKind | null, text = '') =>
  Object.entries(toldActions)
    .filter(([, act]) => (kind === null || act.kind === kind) && act.text.includes(text))
    .map(([action]) => action)
