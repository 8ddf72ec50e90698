import { quotationFieldNames } from '#domain/candidate/rules.ts'
import { because, nameOf, words, yesNo, type ExportTable } from '../column.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }
const company = nameOf('企業', 'company', 'display_name')
const owedWordNames = { CONTACT: '承認後の連絡', DATES: '日程の希望への回答', OUTCOME: '選考や面談の結果' }

/** Scouts and what came of them, as the student sees them. */
export const scoutTables: readonly ExportTable[] = [
  {
    name: 'スカウト',
    table: 'scout_invitation',
    owner,
    // A scout that waits for its hour is in no list of the student.
    only: "status <> 'SCHEDULED'",
    columns: {
      company_id: company,
      job_id: nameOf('募集', 'job', 'title'),
      company_user_id: nameOf('差出人の姓', 'company_user', 'family_name'),
      template_message_history_id: nameOf('本文', 'template_message_history', 'text'),
      reason: '選んだ理由',
      round: '何回目の案内か',
      status: words('状態', {
        PENDING: '返信待ち',
        ACCEPTED: '承認',
        DECLINED: '辞退',
        EXPIRED: '期限切れ',
        HIRED: '採用',
      }),
      scheduling_status: words('日程', {
        PENDING: '選んでいない',
        ACCEPTED: '選んだ',
        SCHEDULING_DATE_REQUESTED: '追加を依頼中',
      }),
      sent_at: '届いた日時',
      expires_at: '回答期限',
      schedule_by: '日程を選ぶ期限',
      read_at: '読んだ日時',
      answered_at: '回答した日時',
      ended_at: '終わった日時',
      decline_reason_id: nameOf('辞退の理由', 'decline_reason'),
      withdrawal_message: '企業へのメッセージ',
      remind_at: 'もう一度知らせる日時',
      outcome: words('企業が伝えた結果', { NEXT_STEP: '次に進む', NOT_SELECTED: '今回は見送り' }),
      outcome_message: '結果に添えられたメッセージ',
      outcome_told_at: '結果が伝えられた日時',
      contacted_at: '企業が「連絡した」と記録した日時',
      contact_arrived_at: '連絡が「届いた」と答えた日時',
      contact_denied_at: '連絡が「届いていない」と答えた日時',
      ended_without: words('返事がないまま終わったもの', owedWordNames),
    },
    leftOut: {
      ...ownId,
      id: because.key,
      candidate_ordinal: because.internal,
      contacted_by: because.company,
    },
  },
  {
    name: 'スカウトで引用された文',
    table: 'scout_invitation_quotation',
    ofScouts: true,
    columns: {
      company_id: company,
      field: words('引用元の項目', quotationFieldNames),
      text: '引用された文',
      passage: '前後を含む文',
    },
    leftOut: { scout_invitation_id: because.key, position: because.key },
  },
  {
    name: '予約した日程',
    table: 'booking',
    owner,
    columns: {
      company_id: company,
      during: { heading: '日時', as: 'period' },
      // Attendance is the company's own record.
      status: words('状態', { BOOKED: '予約', ATTENDED: '予約', NO_SHOW: '予約', CANCELLED: '取り消し' }),
      inserted_at: '予約した日時',
      cancelled_at: '取り消した日時',
      is_freely_changeable: yesNo('企業が日程を変更した'),
    },
    leftOut: {
      ...ownId,
      id: because.key,
      replaces: because.key,
      scheduling_date_id: because.key,
      scout_invitation_id: because.key,
    },
  },
  {
    name: '日程の希望',
    table: 'scheduling_date_request',
    owner,
    columns: {
      company_id: company,
      request: '希望の内容',
      preferred_dates: '希望日',
      preferred_times: words('希望の時間帯', { MORNING: '午前', AFTERNOON: '午後', EVENING: '夕方（17時〜）' }),
      status: words('状態', {
        REQUESTED: '依頼中',
        ANSWERED: '追加された',
        REFUSED: '追加できないと回答',
        CLOSED: '終了',
        UNANSWERED: '返事がないまま終了',
      }),
      refusal_message: '企業からのメッセージ',
      inserted_at: '最初に伝えた日時',
      requested_at: '最後に伝えた日時',
      answered_at: '回答された日時',
    },
    leftOut: { ...ownId, id: because.key, scout_invitation_id: because.key },
  },
  {
    name: '企業とのやりとり',
    table: 'thread',
    owner,
    columns: {
      company_id: company,
      in_charge: nameOf('担当者の姓', 'company_user', 'family_name'),
      last_at: '最後に書かれた日時',
      reported_at: '通報して終了した日時',
    },
    leftOut: {
      ...ownId,
      scout_invitation_id: because.key,
      last_position: because.internal,
      last_side: because.internal,
      candidate_read: because.internal,
      company_read: because.company,
      settled: because.company,
      candidate_began_at: because.internal,
      company_began_at: because.internal,
    },
  },
  {
    name: 'やりとりのメッセージ',
    table: 'thread_message',
    owner,
    columns: {
      company_id: company,
      company_user_id: nameOf('企業の差出人の姓（あなたが書いたものは空）', 'company_user', 'family_name'),
      text: '本文',
      sent_at: '送った日時',
    },
    leftOut: { ...ownId, scout_invitation_id: because.key, position: because.key },
  },
  {
    name: '企業の返事を待つあいだの操作',
    table: 'scout_wait',
    owner,
    columns: {
      company_id: company,
      word: words('待っていたもの', owedWordNames),
      since: '待ち始めた日時',
      prompted_at: '催促した日時',
      waits_from: '「待つ」を選んだ日時',
    },
    leftOut: { ...ownId, scout_invitation_id: because.key },
  },
  {
    name: 'プロフィールが見られた日',
    table: 'profile_view',
    owner,
    columns: { inserted_at: { heading: '日付', as: 'day' } },
    leftOut: {
      ...ownId,
      company_id: 'Which company looked is told by the rule of the page of views alone.',
      company_user_id: 'A person of the company.',
    },
  },
]
