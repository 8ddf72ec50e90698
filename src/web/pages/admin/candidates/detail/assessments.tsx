import { Link } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AssessmentState, LookedUpAssessmentsFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const LookedUpAssessments = graphql(`
  fragment LookedUpAssessments on LookedUpCandidate {
    assessments {
      id
      kind
      state
      beganAt
      submittedAt
      focusLosses
      isExtended
      isChecked
      voidAskedBy
    }
  }
`)

const kinds = { INTELLECTUAL: '能力検査', PERSONALITY: '性格検査' } as const
const states: Record<AssessmentState, string> = {
  READY: '開始前',
  IN_SECTION: '受検中',
  SECTION_DONE: '受検中',
  PARTIAL: '一部のみ受検',
  SUBMITTED: '採点待ち',
  SCORED: '採点済み',
  VOID: '無効',
}
type Sitting = LookedUpAssessmentsFragment['assessments'][number]
const column = columnsOf<Sitting>()

const stateOf = ({ state, isChecked, isExtended, voidAskedBy }: Sitting) =>
  [states[state], isChecked && '確認中', isExtended && '延長あり', state !== 'VOID' && voidAskedBy && '無効の申請中']
    .filter((word) => typeof word === 'string')
    .join('・')

const columns = [
  column.name('検査', ({ kind }) => kinds[kind]),
  column.moment('開始', ({ beganAt }) => beganAt),
  column.text('状態', stateOf),
  column.figure('画面を離れた回数', ({ focusLosses }) => focusLosses),
  column.text('受検の無効化', (sitting) => (sitting.state === 'VOID' ? '–' : <ToVoid sitting={sitting} />)),
]

/** The sittings of the two tests without answers and results: one of them can be named in a request to void it. */
export function AssessmentSection({ candidate }: { candidate: FragmentType<typeof LookedUpAssessments> }) {
  const { assessments } = readFragment(LookedUpAssessments, candidate)
  return (
    <Section id="assessments" title="適性検査の受検">
      <DataTable
        label="適性検査の受検の一覧"
        minWidth={640}
        rows={assessments}
        idOf={({ id }) => id}
        empty={<Nothing>受検の記録はありません。</Nothing>}
        columns={columns}
      />
    </Section>
  )
}

const ToVoid = ({ sitting: { id, kind, beganAt } }: { sitting: Sitting }) => (
  <Link
    className={linkClass()}
    to={`${adminUrls.assessmentItems({ attempt: id })}#voids`}
    aria-label={`申請へ（${slashDate(beganAt)}開始の${kinds[kind]}の無効）`}
  >
    申請へ
  </Link>
)
