import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Notice } from '#web/ui/notice.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import type { CompletionWay } from '../../parts/job-steps.tsx'

type Job = { __typename: string; id: string; totalSent: number }

/** The way the job has; null while none is chosen. */
export const wayOf = ({ __typename }: Pick<Job, '__typename'>): CompletionWay | null => {
  if (__typename === 'MessageJobDescription') return 'message'
  return __typename === 'SchedulingJobDescription' ? 'scheduling' : null
}

/** After the first scout the way is promised to students and stays. */
export const isFixed = (job: Job, way: CompletionWay) => job.totalSent > 0 && wayOf(job) !== way

const ways = [
  { way: 'message', label: 'メッセージで案内する', to: clientUrls.jobCompletionMessage },
  { way: 'scheduling', label: '日程を選んでもらう', to: clientUrls.jobCompletionScheduling },
] as const

/** Chooses between the two pages of step ③. */
export function Ways({ job, current }: { job: Job; current: CompletionWay }) {
  return (
    <>
      <nav className={segmentsClass()} aria-label="承認後の案内方法">
        {ways.map(({ way, label, to }) => (
          <Link
            key={way}
            className={segmentClass()}
            to={to(job.id)}
            aria-current={way === current ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {isFixed(job, current) && (
        <Notice kind="info">
          スカウトを送った後は、承認後の案内方法を変えられません。別の方法で案内するには、募集を複製してください。
        </Notice>
      )}
    </>
  )
}
