import { consentNames } from '#ground/consent-texts.ts'
import { because, nameOf, words, yesNo, type ExportTable } from '../column.ts'
import { actNames, actStates, topicNames } from './acts.ts'
import { controlTables } from './control.ts'
import { wayInTables } from './way-in.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }

/** The account, its sign-ins and devices, its consents and settings, and what it was told. */
export const accountTables: readonly ExportTable[] = [
  {
    name: 'アカウント',
    table: 'candidate_account',
    owner,
    columns: {
      email: 'メールアドレス',
      email_verified_at: 'メールアドレスを確認した日時',
      family_name: '姓',
      given_name: '名',
      family_name_kana: 'セイ',
      given_name_kana: 'メイ',
      phone_number: '電話番号',
      phone_verified_at: '電話番号を確認した日時',
      passkey_offer_ended_at: 'パスキーの案内を閉じた日時',
      favorite_explained_at: 'お気に入りの説明を表示した日時',
      inserted_at: '登録日時',
    },
    leftOut: { ...ownId, password_hash: because.secret },
  },
  {
    name: 'ログイン',
    table: 'session',
    owner,
    columns: {
      inserted_at: 'ログインした日時',
      last_used_at: '最後に使った日時',
      device_family: '端末とブラウザ',
      provider: 'ログインに使ったサービス',
      expires_at: '有効期限',
      revoked_at: '終了した日時',
    },
    leftOut: {
      ...ownId,
      id: because.key,
      token_sha256: because.secret,
      sealed_id_token: because.secret,
      area: because.internal,
      company_id: because.internal,
      company_user_id: because.internal,
      admin_account_id: because.internal,
      // Of company users and operators alone.
      address: because.internal,
      second_factor: because.internal,
    },
  },
  {
    name: '使った端末',
    table: 'known_device',
    owner,
    columns: { family: '端末とブラウザ', inserted_at: '最初に使った日時' },
    leftOut: { ...ownId, id: because.key },
  },
  {
    name: '通知を受け取る端末',
    table: 'push_device',
    owner,
    columns: { device_family: '端末とブラウザ、またはLINE', registered_at: '登録した日時' },
    leftOut: {
      ...ownId,
      id: because.key,
      service: because.internal,
      token: because.secret,
      session_token_sha256: because.secret,
      // Of company users alone.
      company_id: because.internal,
      company_user_id: because.internal,
      is_stopped: because.internal,
    },
  },
  {
    name: '同意',
    table: 'consent',
    owner,
    columns: {
      kind: words('文書', consentNames),
      version: '版',
      inserted_at: '同意した日時',
    },
    leftOut: ownId,
  },
  {
    name: 'エージェント相談の同意',
    table: 'agent_consultation',
    owner,
    columns: {
      partner_name: '提供先',
      text_version: '文面の版',
      agreed_at: '同意した日時',
      handed_over_at: '提供先へ渡した日時',
      revoked_at: '取り消した日時',
    },
    leftOut: { ...ownId, id: because.key, handed_over_by: because.key },
  },
  {
    name: '通知の設定',
    table: 'candidate_notification_setting',
    owner,
    columns: {
      topic: words('通知の種類', topicNames),
      has_mail: yesNo('メール'),
      has_push: yesNo('プッシュ通知'),
      has_line: yesNo('LINE'),
    },
    leftOut: ownId,
  },
  {
    name: 'お知らせ',
    table: 'candidate_notification',
    owner,
    columns: { inserted_at: '届いた日時', title: '件名', body: '本文', path: 'ページ', read_at: '読んだ日時' },
    leftOut: { ...ownId, id: because.key, kind: because.key, effect_key: because.key },
  },
  {
    name: '送信したメール',
    table: 'notification_mail',
    owner,
    columns: { inserted_at: '作成した日時', done_at: '送信を終えた日時' },
    leftOut: {
      ...ownId,
      id: because.key,
      effect_key: because.key,
      company_id: because.key,
      company_user_id: because.key,
      admin_account_id: because.key,
      claimed_at: because.delivery,
    },
  },
  ...wayInTables,
  ...controlTables,
  {
    name: 'お気に入りの企業',
    table: 'favorite_company',
    owner,
    columns: { company_id: nameOf('企業', 'company', 'display_name'), inserted_at: '登録した日時' },
    leftOut: { ...ownId, candidate_ordinal: because.internal },
  },
  {
    name: '興味があると伝えた募集',
    table: 'job_interest',
    owner,
    columns: {
      company_id: nameOf('企業', 'company', 'display_name'),
      job_id: nameOf('募集', 'job', 'title'),
      inserted_at: '伝えた日時',
    },
    leftOut: { ...ownId, candidate_ordinal: because.internal },
  },
  {
    name: 'ブロックした企業',
    table: 'blocked_company',
    owner,
    columns: { company_id: nameOf('企業', 'company', 'display_name'), inserted_at: '登録した日時' },
    leftOut: { ...ownId, candidate_ordinal: because.internal },
  },
  {
    name: 'データの書き出し',
    table: 'candidate_export',
    owner,
    columns: {
      inserted_at: '申し込んだ日時',
      ready_at: '用意できた日時',
      expires_at: 'ダウンロードの期限',
      bytes: '大きさ（バイト）',
    },
    leftOut: { ...ownId, id: because.key, status: because.internal, percent: because.internal },
  },
  {
    name: '操作の記録',
    table: 'audit',
    owner,
    // Acts of companies and of the product on the student's rows belong to whoever acted, and would tell who searched.
    only: "area = 'candidate'",
    columns: {
      inserted_at: '日時',
      action: words('操作', actNames),
      from_status: actStates('前の状態'),
      to_status: actStates('後の状態'),
    },
    leftOut: {
      ...ownId,
      id: because.key,
      area: because.internal,
      actor_id: because.owner,
      company_id: because.key,
      subject: because.key,
      subject_id: because.key,
      request_id: because.key,
      details: because.key,
    },
  },
]
