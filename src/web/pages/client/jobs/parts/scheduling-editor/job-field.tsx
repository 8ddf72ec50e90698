import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import type { Draft, JobChoice } from './draft.ts'
import styles from './editor.module.css'

/** A job can be chosen while nothing follows its acceptance yet, or leads to the dates it has. */
const canChoose = ({ isDecided, schedulingId }: JobChoice) => !isDecided || schedulingId !== null

/** The job the calendar shows alone, or the only one there is to choose. */
export function firstJob(jobs: readonly JobChoice[], shownId: string | null = null) {
  const choices = jobs.filter(canChoose)
  const [only, ...more] = choices.filter(({ schedulingId }) => schedulingId === null)
  return choices.find(({ id }) => id === shownId)?.id ?? (only && more.length === 0 ? only.id : '')
}

type JobFieldProps = {
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'field'>
  jobs: readonly JobChoice[]
  /** The day shown in the calendar behind the editor. */
  day: string
}

/** The job whose accepted students choose of the dates: an event without a job is met by nobody. */
export function JobField({ form, jobs, day }: JobFieldProps) {
  const { draft, change } = form
  const choices = jobs.filter(canChoose)
  const existing = choices.find(({ id }) => id === draft.jobId)?.schedulingId
  return (
    <>
      <SelectField
        {...form.field('jobId')}
        label="募集"
        required
        hint="この募集のスカウトを承認した学生が、日程を選べるようになります。"
        value={draft.jobId ?? ''}
        emptyLabel="選択してください"
        options={choices.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => change({ ...draft, jobId: event.target.value })}
      />
      {choices.length === 0 && (
        <Notice>
          <p>日程を選べる募集がまだありません。先に募集を作成してください。</p>
          <ButtonLink kind="secondary" to={clientUrls.jobCreate()}>
            募集を作成
          </ButtonLink>
        </Notice>
      )}
      {existing && (
        <Notice>
          <p>この募集には、もう予定があります。新しく作らずに、その予定へ日程を追加します。</p>
          <p className={styles.noticeAct}>
            <ButtonLink
              kind="secondary"
              to={clientUrls.calendar({ date: day, panel: existing })}
              replace
              preventScrollReset
            >
              この募集の予定に日程を追加
            </ButtonLink>
          </p>
        </Notice>
      )}
    </>
  )
}
