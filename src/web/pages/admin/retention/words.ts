import { draftKeptDays } from '#domain/scout-invitation/sending/draft/retention/rules.ts'
import { findingKeptDays } from '#domain/candidate-search/finding/rules.ts'
import { matchKeptDays } from '#domain/candidate-search/saved-filter/alert/rules.ts'
import { auditKeptMonths, profileViewKeptMonths, type RetentionKind } from '#domain/audit/retention/rules.ts'
import { certificateKeptDays } from '#domain/assessment/result/certificate/rules.ts'
import { answerKeptYears } from '#domain/assessment/sitting/rules.ts'
import { changeKeptDays } from '#domain/candidate-account/account-change/rules.ts'
import { exportHours } from '#domain/candidate-account/data-export/rules.ts'
import { invitationKeptDays } from '#domain/company-account/retention/rules.ts'
import { signInAddressDays } from '#domain/company-account/sign-in-address/rules.ts'
import { singleSignOnMinutes } from '#domain/company-account/single-sign-on/rules.ts'
import { cancelledDays } from '#domain/calendar/rules.ts'
import { lineCodeMinutes } from '#domain/push-device/line/rules.ts'
import { keptDeviceDays } from '#domain/push-device/rules.ts'
import { noticeKeptDays } from '#domain/notification/rules.ts'
import { webhookLimits } from '#domain/webhook/rules.ts'
import { unprovenDays } from '#domain/candidate-account/registration/rules.ts'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { verificationKeptDays } from '#domain/candidate-account/verification/rules.ts'
import { lookupKeptDays } from '#domain/inquiry/candidate-lookup/rules.ts'
import { inquiryKeptDays, preRegistrationKeptDays } from '#domain/inquiry/retention/rules.ts'
import { resetKeptDays } from '#domain/session/password-reset/rules.ts'
import { placeDays } from '#domain/session/sign-in/attempt/rules.ts'

type Words = { name: string; term: string; basis: string; group: 'person' | 'security' | 'company' | 'service' }

const policy = 'プライバシーポリシー'
const terms = '利用規約・契約'
/** 利用する必要がなくなった個人データの消去. */
const needless = '個人情報保護法22条'
/** 安全管理のための記録. */
const safety = '個人情報保護法23条'

/** Every kind in the order of the page: what it is, for how long it is kept, and by which promise or law. */
export const retentionWords: Record<RetentionKind, Words> = {
  WITHDRAWN_CANDIDATE: { name: '退会した学生（名）', term: `退会から${purgeDays}日`, basis: policy, group: 'person' },
  UNPROVEN_REGISTRATION: {
    name: 'メールを確認しなかった登録',
    term: `登録から${unprovenDays}日`,
    basis: needless,
    group: 'person',
  },
  INQUIRY: { name: '対応の終わったお問い合わせ', term: `受付から${inquiryKeptDays}日`, basis: policy, group: 'person' },
  PRE_REGISTRATION: {
    name: '企業の事前登録',
    term: `受付から${preRegistrationKeptDays}日`,
    basis: policy,
    group: 'person',
  },
  REGISTRATION_CODE: {
    name: '企業に送った登録コードの宛先',
    term: `使用・取り消し・期限切れから${invitationKeptDays}日。事前登録の分は、その受付から${preRegistrationKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  COMPANY_INVITATION: {
    name: '招待され、登録しなかった企業のユーザー',
    term: `招待の期限から${invitationKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  CANDIDATE_LOOKUP: {
    name: '学生の照会の理由',
    term: `照会から${lookupKeptDays / 365}年`,
    basis: safety,
    group: 'person',
  },
  CANDIDATE_EXPORT: {
    name: '本人に渡したデータのファイル',
    term: `作成から${exportHours}時間`,
    basis: needless,
    group: 'person',
  },
  CANDIDATE_PICTURE: { name: '差し替えた学生の写真', term: '差し替えの直後', basis: needless, group: 'person' },
  READING: { name: '閲覧数の制限の記録', term: '閲覧から1日', basis: needless, group: 'person' },
  PROFILE_VIEW: {
    name: 'プロフィールの閲覧',
    term: `月の終わりから${profileViewKeptMonths}か月`,
    basis: needless,
    group: 'person',
  },
  CANDIDATE_FINDING: {
    name: '学生が検索に表示された記録',
    term: `表示から${findingKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  SCOUT_DRAFT: {
    name: '書きかけのスカウト',
    term: `最後の保存から${draftKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  SAVED_FILTER_MATCH: {
    name: '保存した検索条件に新しく合った学生',
    term: `見つかってから${matchKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  ACCOUNT_CHANGE: {
    name: '学生のアカウントの変更',
    term: `変更から${changeKeptDays}日`,
    basis: safety,
    group: 'security',
  },
  VERIFICATION: {
    name: 'メール・電話番号の確認',
    term: `送信から${verificationKeptDays}日`,
    basis: safety,
    group: 'security',
  },
  PASSWORD_RESET: {
    name: 'パスワードの再設定',
    term: `申し込みから${resetKeptDays}日`,
    basis: safety,
    group: 'security',
  },
  SESSION: { name: 'ログインと端末', term: '期限が切れてから7日', basis: safety, group: 'security' },
  SIGN_IN_ATTEMPT: {
    name: 'ログインの失敗と場所',
    term: `失敗は2日、場所は${placeDays}日`,
    basis: safety,
    group: 'security',
  },
  PROVIDER_SIGN_IN: {
    name: 'ほかのサービスでのログインの途中',
    term: '開始から10分',
    basis: needless,
    group: 'security',
  },
  PASSKEY_CHALLENGE: { name: 'パスキーの確認の途中', term: '開始から5分', basis: needless, group: 'security' },
  SINGLE_SIGN_ON_VISIT: {
    name: '会社のアカウントでのログインの途中',
    term: `開始から${singleSignOnMinutes}分`,
    basis: needless,
    group: 'security',
  },
  SIGN_IN_ADDRESS: {
    name: '企業のログイン元のネットワーク',
    term: `ログインから${signInAddressDays}日`,
    basis: safety,
    group: 'security',
  },
  SECURITY_EVENT: { name: '拒否したログインと通信', term: '発生から365日', basis: safety, group: 'security' },
  AUDIT: { name: '操作の記録', term: `月の終わりから${auditKeptMonths}か月`, basis: safety, group: 'security' },
  ASSESSMENT_ANSWER: {
    name: '検査の回答',
    term: `卒業年の終わりから${answerKeptYears}年`,
    basis: policy,
    group: 'person',
  },
  ASSESSMENT_CERTIFICATE: {
    name: '検査の証明書のリンク',
    term: `期限か終了から${certificateKeptDays}日`,
    basis: needless,
    group: 'person',
  },
  WEBHOOK_DELIVERY: {
    name: 'Webhookの送信の記録',
    term: `発生から${webhookLimits.days}日`,
    basis: terms,
    group: 'company',
  },
  TERMINATED_COMPANY: {
    name: '解約した企業のユーザー・メモ・送っていない募集など',
    term: '契約の終了から365日',
    basis: terms,
    group: 'company',
  },
  COMPANY_IMAGE: { name: '使われなくなった企業の画像', term: '外してから1日', basis: terms, group: 'company' },
  VIDEO_STILL: { name: '使われなくなった動画の静止画', term: '外してから1日', basis: terms, group: 'company' },
  PUSH: { name: '届かなかったプッシュ通知・LINE', term: '作成から2日', basis: needless, group: 'service' },
  PUSH_DEVICE: {
    name: '使われなくなった企業のユーザーの通知先の端末',
    term: `最後の利用から${keptDeviceDays}日`,
    basis: needless,
    group: 'service',
  },
  LINE_CODE: { name: 'LINEの接続コード', term: `発行から${lineCodeMinutes}分`, basis: needless, group: 'service' },
  STAFF_DATE_REMOVAL: {
    name: '担当から外れた日程の記録（カレンダー連携）',
    term: `外れた日から${cancelledDays}日`,
    basis: needless,
    group: 'service',
  },
  MAIL: { name: 'お知らせのメールの送信記録', term: '作成から90日', basis: needless, group: 'service' },
  NOTICE: { name: 'お知らせの一覧', term: `作成から${noticeKeptDays / 365}年`, basis: needless, group: 'service' },
  DIGEST: { name: '1日分のまとめの項目', term: '作成から30日', basis: needless, group: 'service' },
  IDEMPOTENCY_KEY: { name: '二重送信を防ぐ記録', term: '送信から3日', basis: needless, group: 'service' },
  RATE_LIMIT: { name: '回数の制限の記録', term: '期限から1時間', basis: needless, group: 'service' },
}

export const retentionGroups = {
  person: '個人に関するデータ',
  security: 'ログインと操作の記録',
  company: '企業のデータ',
  service: 'サービスの動作の記録',
} as const satisfies Record<Words['group'], string>
