import { clientUrls } from '#ground/client-urls.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { OwedStudent, OwedStudentFields } from './owed-student.tsx'

type OwedOutcomeProps = { owed: FragmentType<typeof OwedStudentFields>; canWrite: boolean; canChoose: boolean }

/** A student who waits for an outcome, told alone or, chosen with others, together. */
export function OwedOutcome({ owed, canWrite, canChoose }: OwedOutcomeProps) {
  const student = readFragment(OwedStudentFields, owed)
  const { scoutInvitationId: id, candidate } = student
  if (!canWrite) return <OwedStudent student={student} />
  return (
    <OwedStudent
      student={student}
      mark={canChoose && <Checkbox name="to" value={id} aria-label={`${callStudent(candidate)}を選ぶ`} />}
      end={
        <ButtonLink kind="secondary" to={clientUrls.outcomes({ to: [id] })}>
          結果を伝える
        </ButtonLink>
      }
    />
  )
}
