import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import type { Student } from './draft.ts'
import styles from './editor.module.css'

type AffectedProps = {
  open: boolean
  onClose: () => void
  students: readonly Student[]
  onConfirm: () => void
}

/** Names the students who are notified before the time or place of a booked date changes. */
export function Affected({ open, onClose, students, onConfirm }: AffectedProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`変更を通知する学生（${students.length}名）`}
      cancel="入力に戻る"
      ok={<Button onClick={onConfirm}>変更を保存して知らせる</Button>}
    >
      <p>予約のある日程の日時または場所が変わります。保存すると、予約している学生に変更後の内容をお知らせします。</p>
      <ul className={styles.affected}>
        {students.map(({ scoutInvitationId, name, school }) => (
          <li key={scoutInvitationId}>
            {name}
            {school && <small>{school}</small>}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
