import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { because, inOrder, nameOf, words, yesNo, type ExportTable } from '../column.ts'

const tests = { INTELLECTUAL: '能力検査', PERSONALITY: '性格検査' }
const ofAttempts = { column: 'attempt_id', table: 'assessment_attempt' }
const scoredSections = { LANG: '言語', NUM: '数的処理', LOGIC: '論理推論', SPACE: '図形・規則性' }
const sections = { ...scoredSections, RECHECK: '確認の6問' }

/** The scores of the two tests beside what they are of; a trait's percentage says how near its right pole is. */
export const traitNames = personalityTraits.map(({ name, rightLabel }) => `${name}（${rightLabel}）`)
export const sectionNames = Object.values(scoredSections)

/** Every sitting of the two tests with its answers and results, and the certificates. */
export const assessmentTables: readonly ExportTable[] = [
  {
    name: '適性検査の受検',
    table: 'assessment_attempt',
    owner: 'candidate_id',
    columns: {
      began_at: '始めた日時',
      kind: words('検査', tests),
      state: words('状態', {
        READY: '開始前',
        IN_SECTION: '受検中',
        SECTION_DONE: '受検中',
        PARTIAL: '一部のみ受検',
        SUBMITTED: '採点待ち',
        SCORED: '採点済み',
        VOID: '無効',
      }),
      time_factor: '制限時間の倍率',
      uses_screen_reader: yesNo('読み上げソフトの利用'),
      has_larger_figures: yesNo('図の拡大'),
      consent_version: '同意した文章の版',
      honesty_name: '受検の前に入力した氏名',
      focus_losses: '画面を離れた回数',
      partial_at: '一部のみの受検になった日時',
      extended_at: '制限時間を延長した日時',
      continue_by: '続きを受けられる期限',
      submitted_at: '提出した日時',
      scored_at: '採点した日時',
      personality_percentages: inOrder('性格検査の各項目（%）', traitNames),
      is_checked: yesNo('確認中'),
      checked_at: '確認を始めた日時',
      fast_answers: '回答時間が短かった問題の数',
      recheck_right: '確認の6問の正解数',
      check_ended_at: '確認が終わった日時',
      void_reason: '無効の理由',
      voided_at: '無効になった日時',
      erased_at: '結果を削除した日時',
    },
    leftOut: {
      id: because.key,
      candidate_id: because.owner,
      form_seed: 'Decides which questions are asked; says nothing of the student.',
      device_id: because.key,
      acts: 'Counts the acts of a moment, so that a flood of them is held up.',
      acts_since: 'Since when they are counted.',
      answers_forgotten_at: 'When the nightly erasure was done with the answers.',
      repeat_difference: 'Tells whether the answers hold together, for the statistics of the test alone.',
      void_asked_by: 'A person of the operator.',
      check_ended_by: 'A person of the operator.',
      voided_by: 'A person of the operator.',
      scored_kind: because.key,
    },
  },
  {
    name: '能力検査のセクション',
    table: 'assessment_section',
    within: ofAttempts,
    columns: {
      started_at: '始めた日時',
      section: words('セクション', sections),
      state: words('状態', { WAITING: '未受検', RUNNING: '受検中', DONE: '終了' }),
      deadline_at: '期限',
      ended_at: '終えた日時',
      extension_seconds: '延長した秒数',
      achieved: '正解数',
      achievable: '問題数',
    },
    leftOut: {
      attempt_id: because.key,
      position: because.key,
      heartbeat_at: 'Whether the device was online.',
      device: 'For the statistics of the items alone.',
    },
  },
  {
    name: '適性検査の回答',
    table: 'assessment_answer',
    within: ofAttempts,
    columns: {
      answered_at: '回答した日時',
      shown_at: '最初に表示した日時',
      section_position: 'セクションの順番',
      position: '問題の順番',
      item_id: nameOf('分野', 'assessment_item', 'facet'),
      chosen: '回答',
      is_right: yesNo('正解'),
      is_scored: yesNo('採点の対象'),
      is_flagged: yesNo('見直しの印'),
      milliseconds: '表示した時間（ミリ秒）',
    },
    leftOut: {
      attempt_id: because.key,
      option_order: 'The order in which the options were shown.',
      is_swapped: 'Which statement was shown on the left.',
      sequence: 'Counts the saves of an answer.',
    },
  },
  {
    name: '適性検査の証明書',
    table: 'assessment_certificate',
    owner: 'candidate_id',
    columns: {
      inserted_at: '作成した日時',
      kind: words('検査', tests),
      has_name: yesNo('氏名の表示'),
      expires_at: '期限',
      ended_at: '公開を終えた日時',
    },
    leftOut: {
      id: because.key,
      candidate_id: because.owner,
      attempt_id: because.key,
      token_sha256: because.secret,
    },
  },
]
