import { because, words, yesNo, type ExportTable } from '../column.ts'

const kinds = { INTELLECTUAL: '能力検査', PERSONALITY: '性格検査' }
const sections = { LANG: '言語', NUM: '数的処理', LOGIC: '論理推論', SPACE: '図形・規則性' }
const numberOfSection = { 0: '性格検査', 1: '言語', 2: '数的処理', 3: '論理推論', 4: '図形・規則性' }
const statistics = 'Of the statistics of the items; it says nothing of the student.'

/** The sittings of both tests, their sections and every answer. Keys stay out, since the items are asked again. */
export const assessmentTables: readonly ExportTable[] = [
  {
    name: '検査の受検',
    table: 'assessment_attempt',
    owner: 'candidate_id',
    columns: {
      kind: words('検査', kinds),
      state: words('状態', {
        READY: '開始前',
        IN_SECTION: '受検中',
        SECTION_DONE: '次のセクションの前',
        PARTIAL: '一部を受検',
        SUBMITTED: '採点中',
        SCORED: '採点済み',
        VOID: '無効',
      }),
      began_at: '開始日時',
      submitted_at: '終了日時',
      scored_at: '採点日時',
      continue_by: '続きを始められる期限',
      partial_at: '一部を受検した状態になった日時',
      time_factor: '時間の延長（倍）',
      uses_screen_reader: yesNo('画面読み上げの利用'),
      has_larger_figures: yesNo('図を大きく表示'),
      consent_version: '同意した文面の版',
      honesty_name: '誓約の氏名',
      focus_losses: '画面を離れた回数',
      extended_at: '通信が切れて延長した日時',
      is_checked: yesNo('確認中'),
      repeat_difference: '2回たずねた質問の回答の差',
      void_reason: '無効にした理由',
      voided_at: '無効にした日時',
    },
    leftOut: {
      id: because.key,
      candidate_id: because.owner,
      device_id: because.internal,
      form_seed: 'Makes the form again, and with it the items that others are asked.',
      acts: because.internal,
      acts_since: because.internal,
      void_asked_by: 'A person of the operator.',
      voided_by: 'A person of the operator.',
    },
  },
  {
    name: '検査のセクション',
    table: 'assessment_section',
    ofAttempts: true,
    columns: {
      started_at: '開始日時',
      section: words('セクション', sections),
      ended_at: '終了日時',
      deadline_at: '締切',
      extension_seconds: '延長（秒）',
      achieved: '正答数',
      achievable: '問題数',
    },
    leftOut: {
      attempt_id: because.key,
      position: because.internal,
      state: 'Follows from the times.',
      heartbeat_at: because.internal,
    },
  },
  {
    name: '検査の回答',
    table: 'assessment_answer',
    ofAttempts: true,
    columns: {
      section_position: words('セクション', numberOfSection),
      position: '問題の番号',
      chosen: '選んだ答え',
      is_flagged: yesNo('あとで見直す'),
      answered_at: '回答日時',
      milliseconds: '表示していた時間（ミリ秒）',
    },
    leftOut: {
      attempt_id: because.key,
      item_id: 'Names an item that others are asked.',
      is_scored: statistics,
      option_order: statistics,
      is_swapped: statistics,
      sequence: because.internal,
      shown_at: statistics,
    },
  },
]
