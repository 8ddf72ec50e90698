import { spanText } from '#ground/time/span.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { lineOfDeleted } from '../parts/line-words.ts'
import type { ShownDate } from './date-state.ts'
import styles from './day.module.css'

type DeleteDateDialogProps = { open: boolean; onClose: () => void; date: ShownDate }

/** Deletes a date that nobody has booked; students may wait for it. */
export function DeleteDateDialog({ open, onClose, date }: DeleteDateDialogProps) {
  const isAhead = Date.parse(date.startAt) > Date.parse(useNow()) && !date.calledOffAt
  const lineWords = isAhead ? lineOfDeleted(date) : null
  return (
    <ConfirmAct
      open={open}
      onClose={onClose}
      title="日程を削除"
      fields={{ intent: 'delete-date', id: date.id, type: date.scheduling.type }}
      verb="削除する"
    >
      <p>以下の日程を削除しますか？　この操作は元に戻せません。</p>
      <p className={styles.subject}>
        <span>{spanText(date.startAt, date.endAt)}</span>
        <span>{date.scheduling.title}</span>
      </p>
      {lineWords && (
        <p>
          <Phrases>{lineWords}</Phrases>
        </p>
      )}
    </ConfirmAct>
  )
}
