import { Link } from 'react-router'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Badge } from '#web/ui/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { Nothing, Section } from '../parts/section.tsx'
import { jobNameOf } from './job-names.ts'
import styles from './failed-jobs.module.css'
import { reasonOf } from './reasons.ts'
import { Retry } from './retry.tsx'

const FailedJobRows = graphql(`
  fragment FailedJobRows on Query {
    failedJobs(kind: $kind) {
      id
      kind
      attempts
      maxAttempts
      isGivenUp
      error
      failedAt
      nextTryAt
      domain
    }
  }
`)

type FailedJobsProps = { deliveries: FragmentType<typeof FailedJobRows>; kind: string | null; mayRetry: boolean }

const at = (moment: string) => `${slashDate(moment)} ${time(moment)}`

/** The newest fifty, those that are not tried any more first. */
export function FailedJobs({ deliveries, kind, mayRetry }: FailedJobsProps) {
  const { failedJobs: jobs } = readFragment(FailedJobRows, deliveries)
  if (jobs.length === 0 && kind === null) return null
  return (
    <Section
      id="jobs"
      title={kind === null ? '1件ずつ' : jobNameOf(kind)}
      end={
        kind !== null && (
          <Link className={linkClass()} to={adminUrls.deliveries()} preventScrollReset>
            すべての種類
          </Link>
        )
      }
    >
      {jobs.length === 0 ? (
        <Nothing>この種類の失敗はありません。</Nothing>
      ) : (
        <Table label="失敗したメールと処理" minWidth={760}>
          <thead>
            <tr>
              <th scope="col">種類</th>
              <th scope="col">理由</th>
              <th scope="col">宛先のドメイン</th>
              <th scope="col">回数</th>
              <th scope="col">最後の失敗</th>
              <th scope="col">次の再試行</th>
              {mayRetry && (
                <th scope="col">
                  <span className="visually-hidden">操作</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <th scope="row" className={styles.kind}>
                  {jobNameOf(job.kind)}
                </th>
                <td className={styles.reason}>
                  {reasonOf(job.error)}
                  {job.error && <small className="quiet">{job.error}</small>}
                </td>
                <td>{job.domain}</td>
                <td className={cellClass('date')}>
                  {job.attempts} / {job.maxAttempts}
                </td>
                <td className={cellClass('date')}>{at(job.failedAt)}</td>
                <td className={cellClass('date')}>
                  {job.isGivenUp ? <Badge kind="error">あきらめました</Badge> : at(job.nextTryAt)}
                </td>
                {mayRetry && (
                  <td className={cellClass('act')}>
                    <Retry fields={{ intent: 'retry', id: job.id }} about={jobNameOf(job.kind)} failedAt={job.failedAt}>
                      やり直す
                    </Retry>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
