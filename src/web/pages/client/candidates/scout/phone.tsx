import { ReasonText } from '#web/parts/reason-text.tsx'
import { Sender } from '#web/parts/sender.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Composer } from './composer.ts'
import { invitationOf } from './text-checks.ts'
import styles from './phone.module.css'

/** The scout as the student will read it: the reason first, with the student's own words marked. */
export function Phone({ composer, candidateId }: { composer: Composer; candidateId: string }) {
  const { viewer, job, storedDraft } = composer
  const { reason, quotations } = invitationOf(storedDraft.draft, candidateId)
  const { subject, message } = storedDraft.draft
  if (!viewer) return null
  return (
    <div className={styles.phone}>
      <div className={styles.bar}>
        <Icon name="chevron-left" />
        スカウト
      </div>
      <div className={styles.body} role="group" aria-label="スカウトの本文" tabIndex={0}>
        <Sender user={viewer.user} of={viewer.company.displayName} />
        {job && (
          <p>
            <Badge kind="plum">{job.scoutType.label}</Badge>
          </p>
        )}
        <p className={styles.subject}>{subject || <span className="quiet">件名</span>}</p>
        <div className={styles.why}>
          <p className={styles.whyTitle}>
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <path className={styles.sun} d="M4 10a6 6 0 0 1 12 0Z" />
              <path className={styles.horizon} d="M1 11h18" />
            </svg>
            あなたを選んだ理由
          </p>
          <p>
            {reason ? (
              <ReasonText text={reason} quotations={quotations} />
            ) : (
              <span className="quiet">ここに理由が入ります。</span>
            )}
          </p>
        </div>
        <p className={styles.message}>{message}</p>
      </div>
      <div className={styles.foot} aria-hidden="true">
        <span>辞退</span>
        <span>承認する</span>
      </div>
    </div>
  )
}
