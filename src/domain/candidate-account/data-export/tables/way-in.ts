import { because, words, type ExportTable } from '../column.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }

/** How the student came, signs in, and proved addresses. */
export const wayInTables: readonly ExportTable[] = [
  {
    name: '登録のきっかけ',
    table: 'candidate_attribution',
    owner,
    columns: {
      utm_source: '流入元',
      utm_medium: '媒体',
      utm_campaign: 'キャンペーン',
      inserted_at: '記録した日時',
    },
    leftOut: { ...ownId, invited_by: 'The id of another student.' },
  },
  {
    name: '連携しているサービス',
    table: 'candidate_identity',
    owner,
    columns: { label: 'サービス', email: 'サービスのメールアドレス', inserted_at: '連携した日時' },
    leftOut: { ...ownId, provider: because.key, subject: because.secret },
  },
  {
    name: 'パスキー',
    table: 'candidate_passkey',
    owner,
    columns: { name: '名前', inserted_at: '登録した日時', last_used_at: '最後に使った日時' },
    leftOut: {
      ...ownId,
      id: because.key,
      credential_id: because.secret,
      public_key: because.secret,
      counter: because.secret,
      transports: because.key,
      is_backed_up: because.key,
    },
  },
  {
    name: 'メールと電話の確認',
    table: 'candidate_verification',
    owner,
    columns: {
      purpose: words('確認の目的', {
        REGISTRATION_EMAIL: '登録（メール）',
        REGISTRATION_PHONE: '登録（電話）',
        EMAIL_CHANGE: 'メールアドレスの変更',
        PHONE_CHANGE: '電話番号の変更',
      }),
      destination: '送信先',
      tries: '入力した回数',
      last_tried_at: '最後に入力した日時',
      inserted_at: '申し込んだ日時',
      expires_at: '有効期限',
      used_at: '確認した日時',
    },
    leftOut: { ...ownId, id: because.secret, visitor: because.secret },
  },
  {
    name: '登録内容の変更',
    table: 'account_change',
    owner,
    columns: {
      kind: words('変更したもの', { PASSWORD: 'パスワード', EMAIL: 'メールアドレス', PHONE: '電話番号' }),
      previous_email: '前のメールアドレス',
      inserted_at: '変更した日時',
    },
    leftOut: { ...ownId, id: because.key },
  },
]
