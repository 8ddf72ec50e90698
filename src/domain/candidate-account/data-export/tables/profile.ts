import { levelLabels } from '#domain/candidate/skill/rules.ts'
import { profileColumns } from '../../profile-columns.ts'
import { because, inOrder, words, type ExportTable } from '../column.ts'
import { accountStates } from './acts.ts'
import { sectionNames, traitNames } from './assessment.ts'

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const named = Object.fromEntries(Object.entries(profileColumns).map(([name, { heading }]) => [columnOf(name), heading]))

/** The student's profile, the results of the assessment, and the record of use. */
export const profileTables: readonly ExportTable[] = [
  {
    name: 'プロフィール',
    table: 'candidate',
    owner: 'id',
    columns: {
      ...named,
      confirmed_school_year: '内容を確認した年度',
      status: words('アカウントの状態', accountStates),
    },
    leftOut: {
      id: because.owner,
      ordinal: because.internal,
      skill_text: 'The words of スキル once more, for the search.',
    },
  },
  {
    name: 'スキル',
    table: 'candidate_skill',
    owner: 'candidate_id',
    columns: {
      kind: words('種類', { LANGUAGE: '語学', QUALIFICATION: '資格', PROGRAMMING: 'プログラミング' }),
      name: '名称',
      level: words('レベル', levelLabels),
      since: '取得・開始した月',
      note: '説明',
      position: '表示の順番',
    },
    leftOut: { candidate_id: because.owner },
  },
  {
    name: '利用の記録',
    table: 'candidate_activity',
    owner: 'candidate_id',
    columns: { inserted_at: '登録日時', last_active_at: '最後に利用した日時' },
    leftOut: {
      candidate_id: because.owner,
      ordinal: because.internal,
      score_band: 'Follows from the result of the assessment, which has a sheet of its own.',
    },
  },
  {
    name: '公開している検査の結果',
    table: 'assessment_profile',
    owner: 'candidate_id',
    columns: {
      personality_percentages: inOrder('性格検査の各項目（%）', traitNames),
      intellectual_achieved: inOrder('能力検査の各セクションの正解数', sectionNames),
      intellectual_achievable: inOrder('能力検査の各セクションの問題数', sectionNames),
      intellectual_total: '能力検査の合計',
      intellectual_consent_version: '能力検査の公開に同意した文章の版',
      intellectual_published_at: '能力検査を公開した日時',
      personality_consent_version: '性格検査の公開に同意した文章の版',
      personality_published_at: '性格検査を公開した日時',
    },
    leftOut: {
      candidate_id: because.owner,
      intellectual_attempt_id: because.key,
      intellectual_kind: because.key,
      personality_attempt_id: because.key,
      personality_kind: because.key,
    },
  },
]
