import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import type { Student } from './draft.ts'
import styles from './editor.module.css'

type AffectedProps = {
  open: boolean
  onClose: () => void
  students: readonly Student[]
  /** Scout invitations of the students who get no notification. */
  unnotified: readonly string[]
  onChoose: (unnotified: readonly string[]) => void
  onConfirm: () => void
}

/** Asks which students to notify before the time or place of a booked date changes. */
export function Affected({ open, onClose, students, unnotified, onChoose, onConfirm }: AffectedProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`変更を通知する学生（${students.filter(({ scoutInvitationId }) => !unnotified.includes(scoutInvitationId)).length}名）`}
      cancel="入力に戻る"
      ok={<Button onClick={onConfirm}>変更を保存</Button>}
    >
      <p>予約のある日程の日時または場所が変わります。チェックした学生に、変更後の内容をお知らせします。</p>
      <ul className={styles.affected}>
        {students.map(({ scoutInvitationId, name, school }) => (
          <li key={scoutInvitationId}>
            <Checkbox
              checked={!unnotified.includes(scoutInvitationId)}
              onChange={(event) =>
                onChoose(
                  event.target.checked
                    ? unnotified.filter((one) => one !== scoutInvitationId)
                    : [...unnotified, scoutInvitationId],
                )
              }
            >
              <span>
                {name}
                {school && <small>{school}</small>}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
