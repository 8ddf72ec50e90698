import { Link } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { comingDates } from '../parts/coming-dates.ts'
import { NoDates } from '../parts/no-dates.tsx'
import type { Publishing } from './load.ts'
import styles from './after-acceptance.module.css'

const shownDates = 5

/** The page after a student's acceptance: the message with its links, or the dates to choose from. */
export function AfterAcceptance({ job }: { job: Publishing['jobDescription'] }) {
  const now = useNow()
  if (job.__typename === 'DraftJobDescription')
    return (
      <p>
        まだ決まっていません。
        <Link className={linkClass()} to={clientUrls.jobCompletionMessage(job.id)}>
          承認後の案内を書く
        </Link>
      </p>
    )
  if (job.__typename === 'MessageJobDescription')
    return (
      <>
        <p className="written">{job.completionDescription || 'メッセージはまだ書かれていません。'}</p>
        {job.completionUrls.length > 0 && (
          <ul className={styles.links}>
            {job.completionUrls.map(({ label, url }) => (
              <li key={url}>
                <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </>
    )
  const { id: schedulingId, title, schedulingDates } = job.scheduling
  const coming = comingDates(schedulingDates, now)
  return (
    <>
      <p>
        <Phrases>「{title}」の日程から選んでもらいます。</Phrases>
      </p>
      {coming.length === 0 ? (
        <NoDates schedulingId={schedulingId} />
      ) : (
        <ul>
          {coming.slice(0, shownDates).map(({ id, startAt }) => (
            <li key={id}>{longDateTime(startAt)}〜</li>
          ))}
          {coming.length > shownDates && <li>ほか{coming.length - shownDates}件</li>}
        </ul>
      )}
    </>
  )
}
