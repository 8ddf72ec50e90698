import { fieldLimits } from '#ground/limits/desk.ts'
import { chipsClass, RemovableChip } from '#web/ui/marks/chip.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import type { JobForm } from './use-job-form.ts'

type JobTypesProps = { form: JobForm; jobTypes: readonly { id: string; label: string; group: string }[] }

/** Up to five job types, each found by its name or its group. */
export function JobTypes({ form, jobTypes }: JobTypesProps) {
  const { draft } = form
  const put = (jobTypeIds: readonly string[]) => form.change({ ...draft, jobTypeIds })
  const isFull = draft.jobTypeIds.length >= fieldLimits.jobTypes.max
  const options = jobTypes
    .filter(({ id }) => !draft.jobTypeIds.includes(id))
    .map(({ id, label, group }) => ({ value: id, label, words: group, note: group }))
  const chosen = draft.jobTypeIds.flatMap((id) => jobTypes.find((one) => one.id === id) ?? [])
  return (
    <div className="stack-3">
      <Combobox
        label={fieldLimits.jobTypes.label}
        required
        hint={
          isFull
            ? `${fieldLimits.jobTypes.max}つ選びました。替えるときは、どれかを外します。`
            : `${fieldLimits.jobTypes.max}つまで。名前や分野で探せます。`
        }
        placeholder={isFull ? '' : '職種を追加'}
        disabled={isFull}
        options={options}
        {...form.field('jobTypeIds')}
        value=""
        onChange={(id) => id && put([...draft.jobTypeIds, id])}
      />
      {chosen.length > 0 && (
        <div className={chipsClass()} role="group" aria-label="選んだ職種">
          {chosen.map(({ id, label }) => (
            <RemovableChip
              key={id}
              name={label}
              onClick={() => {
                put(draft.jobTypeIds.filter((one) => one !== id))
                form.focus('jobTypeIds')
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
