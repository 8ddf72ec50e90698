import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
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
  /** Scout invitations of the students who get no notification. */
  unnotified: readonly string[]
  onChoose: (unnotified: readonly string[]) => void
  onConfirm: () => void
}

/** Asks before a booked date changes which students to notify, and says who waits for a date that is taken out. */
export function Affected({ open, onClose, students, waiting, unnotified, onChoose, onConfirm }: AffectedProps) {
  const notifiedCount = students.filter(({ scoutInvitationId }) => !unnotified.includes(scoutInvitationId)).length
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={students.length > 0 ? `変更を通知する学生（${notifiedCount}名）` : '日程を外して保存'}
      cancel="入力に戻る"
      ok={<Button onClick={onConfirm}>変更を保存</Button>}
    >
      {waiting > 0 && (
        <p>
          <Phrases>{lineOfRemoved(waiting)}</Phrases>
        </p>
      )}
      {students.length > 0 && (
        <>
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
        </>
      )}
    </Modal>
  )
}
