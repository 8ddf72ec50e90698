import { type SubmitEvent, useState } from 'react'
import { useDraft, type DraftAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormSummary } from '#web/ui/fields/form-summary.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Affected } from './affected.tsx'
import { conflictsOf } from './conflicts.ts'
import { DateRows } from './date-rows.tsx'
import {
  affectedStudents,
  checkDraft,
  draftOf,
  waitingForRemoved,
  writeDraft,
  type Draft,
  type ExistingScheduling,
  type JobChoice,
} from './draft.ts'
import { SchedulingFields, type CompanyUser } from './fields.tsx'
import { Generator, type Wish } from './generator.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { rebased, storedChanges, type ChangedLine } from './rebased.ts'
import { labelOf } from './field-labels.ts'
import { firstJob, JobField } from './job-field.tsx'
import { useStaffDates } from './use-staff-dates.ts'
import styles from './editor.module.css'

type EditorModalProps = {
  open: boolean
  onClose: () => void
  /** The id of the date at which the editor opens. */
  editedDate?: string | null
  /** The address of the calendar opens the editor. */
  isInAddress?: boolean
  /** For a page that stays: the id of the new scheduling. */
  onCreated?: (id: string) => void
  /** The scheduling as it was when the editor opened. */
  existing: ExistingScheduling | null
  /** The scheduling as the page has read it last. */
  stored?: ExistingScheduling | null
  /** The jobs that a new event can have, where the page has none by itself. */
  jobs?: readonly JobChoice[]
  /** The job the page shows alone. */
  shownJobId?: string | null
  wishes: readonly Wish[]
  /** The day shown in the calendar behind the editor. */
  day: string
  companyUsers: readonly CompanyUser[]
  ownId: string
}

/** A page that leaves after the act answers with a redirect instead. */
type Answer = { refused?: NonNullable<DraftAnswer>['refused']; created?: string } | undefined

const formId = 'scheduling-form'

export function EditorModal({
  open,
  onClose,
  isInAddress,
  editedDate = null,
  onCreated,
  existing: opened,
  stored = null,
  jobs,
  shownJobId,
  wishes,
  day,
  companyUsers,
  ownId,
}: EditorModalProps) {
  const now = useNow()
  const [existing, setExisting] = useState(opened)
  const [meanwhile, setMeanwhile] = useState<readonly ChangedLine[]>([])
  const form = useDraft<Draft, Answer>({
    begin: () => draftOf(existing, ownId, jobs && !existing ? firstJob(jobs, shownJobId) : null),
    write: (draft) => writeDraft(draft, existing, now),
    check: (draft) => checkDraft(draft, existing, now),
    labelOf,
  })
  useHeard(form.answer, ({ created }) => created !== undefined && onCreated?.(created))
  // A colleague saved first: what is not changed here becomes what is stored, the rest stays as it was typed.
  if (isChangedMeanwhile(form.answer) && existing && stored && stored.revision > existing.revision) {
    setExisting(stored)
    setMeanwhile(storedChanges(existing, stored))
    form.change(rebased(form.draft, existing, stored))
  }
  const [isAsking, setAsking] = useState(false)
  const { draft, message } = form
  const affected = existing ? affectedStudents(draft, existing, now) : []
  const waiting = existing ? waitingForRemoved(draft, existing, now) : 0
  const staffTimes = useStaffDates(draft, now, open)
  const conflicts = conflictsOf(draft, now, { schedulingId: existing?.id ?? null, ...staffTimes, companyUsers })

  const send = () => {
    setAsking(false)
    form.send({ intent: existing ? 'update' : 'create', type: draft.type })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isSending || !form.isRight()) return
    if (affected.length > 0 || waiting > 0) setAsking(true)
    else send()
  }
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        mode="rightPanel"
        className={styles.panel}
        title={existing ? '予定を編集' : '予定を作成'}
        closeOnBackground={false}
        backLeaves={isInAddress}
        locked={form.isSending}
        ok={
          <Button type="submit" form={formId} busy={form.isSending}>
            {form.isSending ? '送信中…' : existing ? '変更を保存' : '予定を作成'}
          </Button>
        }
      >
        <form {...form.props} id={formId} onSubmit={submit} className="stack-5">
          {jobs && !existing && <JobField form={form} jobs={jobs} day={day} />}
          <SchedulingFields form={form} isNew={existing === null} companyUsers={companyUsers} />
          <Generator
            type={draft.type}
            wishes={wishes}
            day={day}
            rows={draft.rows}
            onAdd={(rows) => form.change({ ...draft, rows: [...draft.rows, ...rows] })}
          />
          <DateRows form={form} conflicts={conflicts} opensAt={open ? editedDate : null} />
          <FormSummary problems={form.problems} />
          {message && (
            <div ref={bringIntoSight}>
              <Notice kind="error" live>
                {message}
                {isChangedMeanwhile(form.answer) && <Meanwhile lines={meanwhile} />}
              </Notice>
            </div>
          )}
        </form>
      </Modal>
      <Affected
        open={isAsking}
        onClose={() => setAsking(false)}
        students={affected}
        waiting={waiting}
        onConfirm={send}
      />
      <UnsavedGuard isUnsaved={() => open && form.isUnsaved() && !isOnlyJob(draft)} />
    </>
  )
}

/** Only a job was chosen: the way to the dates it has already loses nothing. */
const isOnlyJob = ({ jobId, title, rows }: Draft) => Boolean(jobId) && title === '' && rows.length === 0

const isChangedMeanwhile = (answer: Answer) => answer?.refused?.code === 'scheduling_changed_meanwhile'

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
