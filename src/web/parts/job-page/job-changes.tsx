import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ChangedLines } from './changed-lines.tsx'
import styles from './job-changes.module.css'

const JobChangesFields = graphql(`
  fragment JobChanges on OfferedJob {
    changes {
      changedAt
      lines {
        label
        before
        after
      }
    }
  }
`)

/** The company's changes since the student's scout was sent, newest first. */
export function JobChanges({ job }: { job: FragmentType<typeof JobChangesFields> }) {
  const { changes } = readFragment(JobChangesFields, job)
  if (changes.length === 0) return null
  return (
    <Notice kind="warning">
      <section aria-labelledby="job-changes" className={styles.changes}>
        <h2 id="job-changes">
          <Phrases>スカウトが届いたあとに、募集が変更されました</Phrases>
        </h2>
        {changes.toReversed().map(({ changedAt, lines }) => (
          <div key={changedAt}>
            <p className={styles.day}>
              <time dateTime={changedAt}>{slashDate(changedAt)}</time>の変更
            </p>
            <ChangedLines lines={lines} />
          </div>
        ))}
      </section>
    </Notice>
  )
}
