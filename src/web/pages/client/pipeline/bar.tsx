import { Form, Link, useNavigate } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { ThreadSearch } from '#web/parts/thread/thread-search.tsx'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import styles from './pipeline.module.css'

export type View = 'board' | 'table'
type BarProps = {
  jobs: readonly { id: string; title: string; studentCount: number }[]
  job: { id: string; title: string }
  view: View
  text: string
}

/** The job, the view and the words that the page shows; each keeps the others. */
export function Bar({ jobs, job, view, text }: BarProps) {
  const navigate = useNavigate()
  const isInBrowser = useInBrowser()
  const all = jobs.some(({ id }) => id === job.id) ? jobs : [{ ...job, studentCount: 0 }, ...jobs]
  const viewIn = (of: View) => (of === 'board' ? null : of)
  return (
    <div className={styles.bar}>
      <Form method="get" action={clientUrls.pipeline()} className={styles.job}>
        <SelectField
          key={job.id}
          label="募集"
          name="job"
          defaultValue={job.id}
          onChange={({ target }) => void navigate(clientUrls.pipeline(target.value, { view: viewIn(view) }))}
        >
          {all.map(({ id, title, studentCount }) => (
            <option key={id} value={id}>
              {title}（{studentCount}名）
            </option>
          ))}
        </SelectField>
        {!isInBrowser && (
          <Button type="submit" kind="secondary">
            表示する
          </Button>
        )}
      </Form>
      <ThreadSearch text={text} label="名前でさがす" fields={{ view: viewIn(view) ?? '' }} />
      <nav aria-label="表示" className={segmentsClass()}>
        {(['board', 'table'] as const).map((one) => (
          <Link
            key={one}
            className={segmentClass()}
            aria-current={one === view ? 'page' : undefined}
            to={clientUrls.pipeline(job.id, { view: viewIn(one), text: text || null })}
            preventScrollReset
          >
            {one === 'board' ? 'ボード' : '表'}
          </Link>
        ))}
      </nav>
    </div>
  )
}
