import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './list.module.css'
import type { Job } from './row.tsx'

type AskToArchiveProps = {
  job: Pick<Job, 'id' | 'title' | 'totalScheduled'> | null
  open: boolean
  onClose: () => void
}

/** Asks before archiving, since the scouts that wait for the job do not arrive then. */
export function AskToArchive({ job, open, onClose }: AskToArchiveProps) {
  if (!job) return null
  return (
    <ConfirmAct
      key={job.id}
      open={open}
      onClose={onClose}
      title="募集をアーカイブ"
      fields={{ intent: 'archive', id: job.id }}
      verb="アーカイブする"
    >
      <p className={styles.subject}>{job.title}</p>
      <p>
        <Phrases>{`この募集には、送信予約のスカウトが${job.totalScheduled}通あります。アーカイブしているあいだは、学生に届きません。`}</Phrases>
      </p>
      <p>
        <Phrases>
          予約の日時までに元に戻さなかったスカウトは取り消され、文面は差出人の「書きかけのスカウト」に残ります。
        </Phrases>
      </p>
    </ConfirmAct>
  )
}
