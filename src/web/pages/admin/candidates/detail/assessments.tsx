import { Link } from 'react-router'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AssessmentState, LookedUpAssessmentsFragment } from '#web/generated/admin/graphql.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { figureCellClass, Table } from '#web/ui/table.tsx'
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
const stateOf = ({ state, isChecked, isExtended, voidAskedBy }: Sitting) =>
  [states[state], isChecked && '確認中', isExtended && '延長あり', state !== 'VOID' && voidAskedBy && '無効の申請中']
    .filter((word) => typeof word === 'string')
    .join('・')

/** The sittings of the two tests without answers and results: one of them can be named in a request to void it. */
export function AssessmentSection({ candidate }: { candidate: FragmentType<typeof LookedUpAssessments> }) {
  const { assessments } = readFragment(LookedUpAssessments, candidate)
  return (
    <Section id="assessments" title="適性検査の受検">
      {assessments.length === 0 ? (
        <Nothing>受検の記録はありません。</Nothing>
      ) : (
        <Table label="適性検査の受検の一覧" minWidth={640}>
          <thead>
            <tr>
              <th scope="col">検査</th>
              <th scope="col">開始</th>
              <th scope="col">状態</th>
              <th scope="col" className={figureCellClass}>
                画面を離れた回数
              </th>
              <th scope="col">受検の無効化</th>
            </tr>
          </thead>
          <tbody>
            {assessments.map((sitting) => (
              <tr key={sitting.id}>
                <th scope="row">{kinds[sitting.kind]}</th>
                <td>
                  {slashDate(sitting.beganAt)} {time(sitting.beganAt)}
                </td>
                <td>{stateOf(sitting)}</td>
                <td className={figureCellClass}>{sitting.focusLosses}</td>
                <td>
                  {sitting.state === 'VOID' ? (
                    '–'
                  ) : (
                    <Link
                      className={linkClass()}
                      to={`${adminUrls.assessmentItems({ attempt: sitting.id })}#voids`}
                      aria-label={`申請へ（${slashDate(sitting.beganAt)}開始の${kinds[sitting.kind]}の無効）`}
                    >
                      申請へ
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
