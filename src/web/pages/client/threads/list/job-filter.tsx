import { Form, useNavigate } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Button } from '#web/ui/button.tsx'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { SelectField } from '#web/ui/fields/select.tsx'
import type { InboxList } from './filters.ts'
import styles from './list.module.css'

type JobFilterProps = {
  jobs: readonly { id: string; title: string; threadCount: number }[]
  job: string | null
  list: InboxList
  text: string
}

/** The threads of one job. */
export function JobFilter({ jobs, job, list, text }: JobFilterProps) {
  const navigate = useNavigate()
  const isInBrowser = useInBrowser()
  if (jobs.length < 2 && job === null) return null
  const filter = list === 'all' ? null : list
  return (
    <Form method="get" action={clientUrls.threads()} className={styles.job}>
      {text && <input type="hidden" name="text" value={text} />}
      {filter && <input type="hidden" name="filter" value={filter} />}
      <SelectField
        key={job ?? ''}
        label="募集"
        name="job"
        defaultValue={job ?? ''}
        onChange={({ target }) =>
          void navigate(clientUrls.threads({ filter, job: target.value || null, text: text || null }))
        }
      >
        <option value="">すべての募集</option>
        {jobs.map(({ id, title, threadCount }) => (
          <option key={id} value={id}>
            {title}（{threadCount}）
          </option>
        ))}
      </SelectField>
      {!isInBrowser && (
        <Button type="submit" kind="secondary">
          絞り込む
        </Button>
      )}
    </Form>
  )
}
