import { useParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { nameOf, type Stage, type Student } from './student-fields.ts'

type PlainMoveProps = { student: Student; stages: readonly Stage[] }

/** The move of one student for browsers without scripts, whose menus do not open. */
export function PlainMove({ student, stages }: PlainMoveProps) {
  const { jobId } = useParams()
  const { scoutInvitationId: id, stage, revision, isDecided } = student
  const open = stages.filter(({ key, isPlaceable }) => isPlaceable && key !== stage)
  if (isDecided || open.length === 0) return null
  return (
    <noscript>
      <form method="post" className="row-2">
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="jobId" value={jobId} />
        <input type="hidden" name="text" value={`${nameOf(student)}さんを移しました`} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="before" value="" />
        <Select
          name="step"
          aria-label={`${nameOf(student)}さんを移す先`}
          options={open.map(({ key, label }) => ({ value: key, label }))}
        />
        <Button type="submit" kind="secondary">
          移す
        </Button>
      </form>
    </noscript>
  )
}
