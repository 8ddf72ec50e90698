import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const CompanyJobs = graphql(`
  fragment CompanyJobs on Company {
    isPublic
    jobCount
    jobs {
      id
      title
      status
      isArchived
      isStale
      checkedAt
      totalSent
    }
  }
`)

export function JobsSection({ company }: { company: FragmentType<typeof CompanyJobs> }) {
  const { jobs, jobCount, isPublic } = readFragment(CompanyJobs, company)
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
      {jobs.length === 0 ? (
        <Nothing>募集はまだありません。</Nothing>
      ) : (
        <Table label="企業の募集" minWidth={640}>
          <thead>
            <tr>
              <th scope="col">タイトル</th>
              <th scope="col">状態</th>
              <th scope="col">掲載内容の確認</th>
              <th scope="col" className={figureCellClass}>
                送信
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => {
              const isOpen = isPublic && job.status === 'PUBLISHED' && !job.isArchived
              return (
                <tr key={job.id}>
                  <th scope="row">
                    {isOpen ? (
                      <a className={linkClass()} href={urls.candidate.job(job.id)} target="_blank" rel="noreferrer">
                        {job.title}
                        <span className="visually-hidden">（公開ページ、新しいタブ）</span>
                      </a>
                    ) : (
                      job.title
                    )}
                  </th>
                  <td>
                    <JobState job={job} />
                  </td>
                  <td>{job.status === 'PUBLISHED' ? slashDate(job.checkedAt) : '–'}</td>
                  <td className={figureCellClass}>{job.totalSent.toLocaleString('ja-JP')}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

function JobState({ job }: { job: { status: string; isArchived: boolean; isStale: boolean } }) {
  if (job.isArchived) return <Badge>アーカイブ</Badge>
  if (job.status === 'DRAFT') return <Badge kind="line">下書き</Badge>
  return job.isStale ? <Badge kind="warning">公開中・要確認</Badge> : <Badge kind="success">公開中</Badge>
}
