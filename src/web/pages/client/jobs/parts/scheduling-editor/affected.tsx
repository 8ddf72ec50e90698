import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { lineOfRemoved } from '../line-words.ts'
import type { Student } from './draft.ts'
import styles from './editor.module.css'

type AffectedProps = {
  open: boolean
  onClose: () => void
  students: readonly Student[]
  /** How many students wait for dates that are taken out. */
  waiting: number
  onConfirm: () => void
}

/**
 * Names the students who are notified before the time or place of a booked date changes, and says who waits for a date
 * that is taken out.
 */
export function Affected({ open, onClose, students, waiting, onConfirm }: AffectedProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={students.length > 0 ? `変更を通知する学生（${students.length}名）` : '日程を外して保存'}
      cancel="入力に戻る"
      ok={<Button onClick={onConfirm}>{students.length > 0 ? '変更を保存して知らせる' : '変更を保存'}</Button>}
    >
      {waiting > 0 && (
        <p>
          <Phrases>{lineOfRemoved(waiting)}</Phrases>
        </p>
      )}
      {students.length > 0 && (
        <>
          <p>
            予約のある日程の日時または場所が変わります。保存すると、予約している学生に変更後の内容をお知らせします。
          </p>
          <ul className={styles.affected}>
            {students.map(({ scoutInvitationId, name, school }) => (
              <li key={scoutInvitationId}>
                {name}
                {school && <small>{school}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
