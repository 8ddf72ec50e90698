import { because, words, type ExportTable } from '../column.ts'

const owner = 'candidate_id'
const ownId = { candidate_id: because.owner }
const sectionNames = {
  TEXTS: '文章',
  EDUCATION: '学校・学部・卒業予定',
  STRENGTHS: '強み',
  PREFERENCES: '希望',
  LANGUAGE: 'TOEIC',
  PERSONALITY: '性格検査',
  SCORE: '知的能力検査',
  STATUS: '就活状況',
  HOMETOWN: 'ゆかりの地域',
  PICTURE: '写真',
  ACTIVITY: '最終ログイン',
}

/** How companies came upon the student: a day, and no company. */
export const reachTables: readonly ExportTable[] = [
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
  {
    name: '企業の検索に表示された日',
    table: 'candidate_finding',
    owner,
    columns: { found_on: '日付', sections: words('条件に含まれていた項目', sectionNames) },
    leftOut: {
      ...ownId,
      company_id: 'Which company searched is told by nothing: a search leaves the student no name.',
    },
  },
]
