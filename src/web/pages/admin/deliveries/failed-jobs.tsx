import { Link } from 'react-router'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { FailedJobRowsFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
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

type Job = FailedJobRowsFragment['failedJobs'][number]
const column = columnsOf<Job>()

const columnsFor = (mayRetry: boolean) => [
  column.name('種類', (job) => jobNameOf(job.kind), { className: styles.kind }),
  column.text('理由', ({ error }) => <Reason error={error} />, { className: styles.reason }),
  column.text('宛先のドメイン', ({ domain }) => domain),
  column.text('回数', ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`, { kind: 'date' }),
  column.moment('最後の失敗', ({ failedAt }) => failedAt),
  column.mark('次の再試行', ({ isGivenUp, nextTryAt }) =>
    isGivenUp ? <Badge kind="error">あきらめました</Badge> : slashDateTime(nextTryAt),
  ),
  ...(mayRetry
    ? [
        column.act((job) => (
          <Retry fields={{ intent: 'retry', id: job.id }} about={jobNameOf(job.kind)} failedAt={job.failedAt}>
            やり直す
          </Retry>
        )),
      ]
    : []),
]

type FailedJobsProps = { deliveries: FragmentType<typeof FailedJobRows>; kind: string | null; mayRetry: boolean }

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
      <DataTable
        label="失敗したメールと処理"
        minWidth={760}
        rows={jobs}
        idOf={({ id }) => id}
        empty={<Nothing>この種類の失敗はありません。</Nothing>}
        columns={columnsFor(mayRetry)}
      />
    </Section>
  )
}

const Reason = ({ error }: Pick<Job, 'error'>) => (
  <>
    {reasonOf(error)}
    {error && <small className="quiet">{error}</small>}
  </>
)
