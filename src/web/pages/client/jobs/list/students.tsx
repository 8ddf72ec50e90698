import { grouped } from '#ground/grouped.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { jobScoutInvitationStatuses, type JobScoutInvitationStatus } from '#domain/candidate-search/by-job/rules.ts'
import { schedulingStatuses } from '#domain/scout-invitation/rules.ts'
import { readFragment } from '#web/generated/index.ts'
import { CsvExport } from '#web/parts/csv-export.tsx'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { Content } from '#web/ui/content.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { wordOf, type StudentsOfJob } from './students-load.ts'
import { PendingActs } from './pending-acts.tsx'
import { JobStudent, schedulingWords, StudentTable } from './student-table.tsx'
import styles from './students.module.css'

const tabs: Record<JobScoutInvitationStatus, string> = {
  SENT: '送信',
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  HIRED: '採用',
}
const order = [
  'SENT',
  'PENDING',
  'ACCEPTED',
  'DECLINED',
  'HIRED',
] as const satisfies (typeof jobScoutInvitationStatuses)[number][]

export function StudentsOfOneJob({ answer, status, schedulingStatus, page, pageCount }: StudentsOfJob) {
  const { jobDescription: job, students, viewer } = answer
  const canWrite = useCanWrite()
  const withdrawal = useId()
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  const rows = readFragment(
    JobStudent,
    students.edges.map(({ node }) => node),
  )
  const here = (query: { schedulingStatus?: string | null; page?: number }) =>
    clientUrls.jobCandidates(job, { scoutInvitationStatus: wordOf(status), ...query })
  const hidden = job.totalSent - answer.SENT.totalCount
  const exported = status === 'ACCEPTED' || status === 'HIRED' ? status : null
  return (
    <Content width="xlarge" className={styles.page}>
      <Link className={`${linkClass()} ${styles.back}`} to={clientUrls.jobs(job.isArchived ? 'archived' : 'active')}>
        <Icon name="chevron-left" size="small" />
        募集
      </Link>
      <div className="row-3 line apart">
        <h1>
          <Phrases>{`${job.title}の学生`}</Phrases>
        </h1>
        {exported && canWrite && (
          <CsvExport
            key={exported}
            students={{
              jobId: job.id,
              scoutInvitationStatus: exported === 'HIRED' ? 'hired' : 'accepted',
              ...(schedulingStatus ? { schedulingStatus: wordOf(schedulingStatus) } : {}),
            }}
            about={`「${job.title}」の${tabs[exported]}${schedulingStatus ? `（${schedulingWords[schedulingStatus]}）` : ''}の学生${grouped(students.totalCount)}名の氏名・連絡先・日程を書き出します。`}
            features={company?.contract.plan.features ?? []}
          />
        )}
      </div>
      <LinkTabs label="スカウトの状況" className={styles.tabs}>
        {order.map((tab) => (
          <LinkTab
            key={tab}
            to={clientUrls.jobCandidates(job, { scoutInvitationStatus: wordOf(tab) })}
            isCurrent={tab === status}
          >
            {tabs[tab]}
            <Count value={answer[tab].totalCount} quiet max={9999} />
          </LinkTab>
        ))}
      </LinkTabs>
      {status === 'ACCEPTED' && job.__typename === 'SchedulingJobDescription' && (
        <nav className={segmentsClass(styles.scheduling)} aria-label="日程の状況">
          {[null, ...schedulingStatuses].map((choice) => (
            <Link
              key={choice}
              className={segmentClass()}
              to={here({ schedulingStatus: choice === null ? null : wordOf(choice) })}
              aria-current={choice === schedulingStatus ? 'true' : undefined}
            >
              {choice === null ? 'すべて' : schedulingWords[choice]}
            </Link>
          ))}
        </nav>
      )}
      {rows.length > 0 && (
        <StudentTable
          label={`${tabs[status]}の学生`}
          jobId={job.id}
          rows={rows}
          withdrawal={canWrite && status === 'PENDING' ? withdrawal : null}
        />
      )}
      {rows.length > 0 && canWrite && status === 'PENDING' && <PendingActs formId={withdrawal} />}
      {students.totalCount === 0 && <NoStudents status={status} isNarrowed={schedulingStatus !== null} />}
      {status === 'SENT' && hidden > 0 && (
        <p className="note-13">
          このほかに、退会した学生などに送ったスカウトと、同じ学生への再送が、合わせて{grouped(hidden)}通あります。
        </p>
      )}
      <Pages
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => here({ schedulingStatus: schedulingStatus && wordOf(schedulingStatus), page: to })}
      />
    </Content>
  )
}

function NoStudents({ status, isNarrowed }: { status: JobScoutInvitationStatus; isNarrowed: boolean }) {
  if (status !== 'SENT' || isNarrowed)
    return <EmptyState title={`${isNarrowed ? 'この日程の状況' : tabs[status]}の学生はいません`} />
  return (
    <EmptyState
      title="この募集ではまだスカウトを送っていません"
      action={
        <ButtonLink kind="secondary" to={clientUrls.candidates()}>
          学生をさがす
        </ButtonLink>
      }
    />
  )
}
