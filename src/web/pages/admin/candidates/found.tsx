import { Link } from 'react-router'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './candidates.module.css'
import { StatusBadge } from './status-badge.tsx'

type Candidate = { id: string; status: CandidateStatus; registeredAt: string }

/** Several accounts of one address: students who left and came back, and registrations that were never finished. */
export function Found({ candidates }: { candidates: readonly Candidate[] }) {
  if (candidates.length === 0)
    return (
      <Notice kind="warning" live>
        一致する学生は見つかりませんでした。値をもう一度確かめてください。照会は記録されました。
      </Notice>
    )
  return (
    <Notice live>
      <p>同じ値のアカウントが{candidates.length}件あります。開くものを選んでください。</p>
      <ul className={styles.found}>
        {candidates.map(({ id, status, registeredAt }) => (
          <li key={id}>
            <Link className={linkClass()} to={adminUrls.candidate(id)}>
              {slashDate(registeredAt)}に登録
            </Link>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
