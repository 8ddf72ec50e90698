import { because, nameOf, words, yesNo, type ExportTable } from '../column.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }

/** The student's decisions over scouts and notifications, and letters to the operator and to companies. */
export const controlTables: readonly ExportTable[] = [
  {
    name: 'スカウトの受け取り',
    table: 'candidate_intake',
    owner,
    columns: { scouts_per_week: '1週間に受け取る数', paused_until: '停止する最後の日' },
    leftOut: ownId,
  },
  {
    name: 'メッセージの受け取り方',
    table: 'thread_choice',
    owner,
    columns: {
      has_text_in_mail: yesNo('メールに本文をのせる'),
      shows_reading: yesNo('読んだことを企業に表示する'),
    },
    leftOut: ownId,
  },
  {
    name: '通知を止める時間',
    table: 'candidate_quiet_hours',
    owner,
    columns: { starts_at: '始まる時刻（時）', ends_at: '終わる時刻（時）' },
    leftOut: ownId,
  },
  {
    name: '利用前の企業のブロック',
    table: 'blocked_corporate_number',
    owner,
    columns: { corporate_number: '法人番号', inserted_at: '登録した日時' },
    leftOut: ownId,
  },
  {
    name: 'お問い合わせ',
    table: 'inquiry',
    owner,
    columns: {
      receipt_number: '受付番号',
      category: words('種類', {
        USAGE: '使い方',
        ACCOUNT: 'アカウント',
        SCOUT: 'スカウト',
        CONTENT: '掲載内容',
        PRIVACY: '個人情報',
        CONTRACT: '契約・請求',
        OTHER: 'その他',
      }),
      name: '氏名',
      email: 'メールアドレス',
      body: '内容',
      screen: '書いたときの画面',
      reported_company_id: nameOf('報告した企業', 'company', 'display_name'),
      reported_job_id: nameOf('報告した募集', 'job', 'title'),
      status: words('状態', { OPEN: '対応中', ANSWERED: '回答済み', CLOSED: '終了' }),
      due_on: '回答の予定日',
      decided_at: '回答した日時',
      close_reason: '終了の理由',
      inserted_at: '受け付けた日時',
    },
    leftOut: {
      ...ownId,
      id: because.key,
      area: because.key,
      company_id: because.key,
      reported_scout_invitation_id: because.key,
      company_user_id: because.key,
      decided_by: 'A person of the operator.',
      assigned_to: 'A person of the operator.',
    },
  },
  {
    name: 'お問い合わせへの回答',
    table: 'inquiry_message',
    within: { column: 'inquiry_id', table: 'inquiry' },
    // A letter to the company of the case is no answer to the student.
    only: 'company_id is null',
    columns: { inquiry_id: nameOf('受付番号', 'inquiry', 'receipt_number'), body: '回答', inserted_at: '回答した日時' },
    leftOut: { id: because.key, company_id: because.key, admin_account_id: 'A person of the operator.' },
  },
  {
    name: '内定承諾の報告',
    table: 'offer_report',
    owner,
    columns: {
      company_id: nameOf('企業', 'company', 'display_name'),
      accepted_on: '承諾日',
      status: words('状態', {
        SUBMITTED: '確認待ち',
        CONFIRMED: '確認済み',
        MISMATCH: '企業とあなたで相違',
        CONFIRMED_BY_TIMEOUT: '確認済み（期限の経過）',
        CANCELLED: '取り下げ',
      }),
      recorded_by: words('記録した側', { STUDENT: 'あなた', COMPANY: '企業' }),
      answer_by: '回答期限',
      answered_at: '回答された日時',
      resolution: '運営からの説明',
      inserted_at: '報告した日時',
    },
    leftOut: {
      ...ownId,
      id: because.key,
      resolved_by: 'A person of the operator.',
      scout_invitation_id: because.key,
      company_user_id: 'A person of the company.',
    },
  },
  {
    name: 'カレンダー連携',
    table: 'calendar_feed',
    owner,
    columns: { inserted_at: 'アドレスを発行した日時', read_at: 'カレンダーが最後に読み込んだ日時' },
    leftOut: {
      ...ownId,
      id: because.key,
      company_id: because.key,
      company_user_id: because.key,
      token_sha256: because.secret,
      content_sha256: because.version,
      content_changed_at: because.version,
    },
  },
]
