import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { CompanyJobsFragment } from '#web/generated/admin/graphql.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const CompanyJobs = graphql(`
  fragment CompanyJobs on Company {
    jobCount
    jobs {
      id
      title
      status
      isArchived
      isTakenDown
      isStale
      checkedAt
      totalSent
    }
  }
`)

type Job = CompanyJobsFragment['jobs'][number]
const column = columnsOf<Job>()

const columns = [
  column.name('タイトル', ({ id, title }) => (
    <Link className={linkClass()} to={adminUrls.job(id)}>
      {title}
    </Link>
  )),
  column.mark('状態', (job) => <JobState job={job} />),
  column.text('掲載内容の確認', ({ status, checkedAt }) => (status === 'PUBLISHED' ? slashDate(checkedAt) : '–')),
  column.figure('送信', ({ totalSent }) => totalSent),
]

export function JobsSection({ company }: { company: FragmentType<typeof CompanyJobs> }) {
  const { jobs, jobCount } = readFragment(CompanyJobs, company)
  const stale = jobs.filter(({ isStale }) => isStale).length
  return (
    <Section
      id="jobs"
      title="募集"
      end={
        <p>
          {jobCount}件{stale > 0 && `　うち${stale}件は90日以上確認されていません`}
        </p>
      }
    >
      <DataTable
        label="企業の募集"
        minWidth={640}
        rows={jobs}
        idOf={({ id }) => id}
        empty={<Nothing>募集はまだありません。</Nothing>}
        columns={columns}
      />
    </Section>
  )
}

function JobState({ job }: { job: Job }) {
  if (job.isTakenDown) return <Badge kind="error">掲載を停止中</Badge>
  if (job.isArchived) return <Badge>アーカイブ</Badge>
  if (job.status === 'DRAFT') return <Badge kind="line">下書き</Badge>
  return job.isStale ? <Badge kind="warning">公開中・要確認</Badge> : <Badge kind="success">公開中</Badge>
}
