import { because, nameOf, words, type ExportTable } from '../column.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }
const company = nameOf('企業', 'company', 'display_name')
const promiseLabels = {
  DOCUMENTS_WAIVED: '書類選考なし',
  FIRST_INTERVIEW_WAIVED: '一次面接免除',
  EMPLOYEE_CHOSEN: '社員指名面談',
  TRAVEL_PAID: '交通費支給',
  ONLINE_POSSIBLE: 'オンライン可',
  EVENING_POSSIBLE: '夕方以降・土曜可',
  RESULT_WITHIN_WEEK: '7日以内に結果連絡',
  REASON_TOLD: '結果の理由を説明',
}

/** The parts of a scout beside its letter. */
export const letterTables: readonly ExportTable[] = [
  {
    name: '企業からの約束',
    table: 'scout_promise',
    ofScouts: true,
    columns: {
      company_id: company,
      kind: words('約束', promiseLabels),
      answer: words('守られたか（あなたの回答）', { KEPT: 'はい', BROKEN: 'いいえ', UNKNOWN: 'まだ・分からない' }),
      answered_at: '最初に回答した日時',
    },
    leftOut: { ...ownId, scout_invitation_id: because.key },
  },
  {
    name: 'スカウトの追伸',
    table: 'scout_follow_up',
    owner,
    // A word that waits, or was never added, has not reached the student.
    only: 'delivered_at is not null',
    columns: {
      company_id: company,
      company_user_id: nameOf('書いた担当者の姓', 'company_user', 'family_name'),
      text: '追伸',
      delivered_at: '届いた日時',
    },
    leftOut: {
      ...ownId,
      scout_invitation_id: because.key,
      written_at: because.company,
      due_at: because.company,
      dropped_at: because.company,
    },
  },
]
