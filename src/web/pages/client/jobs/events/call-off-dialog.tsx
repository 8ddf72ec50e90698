import { callOffWord } from '#domain/scout-invitation/booking/by-company/rules.ts'
import { spanText } from '#ground/time/span.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { lineOfCalledOff } from '../parts/line-words.ts'
import type { ShownDate } from './date-state.ts'
import styles from './day.module.css'

type CallOffDialogProps = { open: boolean; onClose: () => void; date: ShownDate }

/** Calls a date off, with a word to its students. */
export function CallOffDialog({ open, onClose, date }: CallOffDialogProps) {
  const lineWords = lineOfCalledOff(date)
  return (
    <ConfirmAct
      open={open}
      onClose={onClose}
      title="日程を中止する"
      fields={{ intent: 'call-off', id: date.id }}
      verb="中止を伝える"
      cancel="戻る"
    >
      {(mistakeOf) => (
        <>
          <p className={styles.subject}>
            <span>{spanText(date.startAt, date.endAt)}</span>
            <span>{date.scheduling.title}</span>
          </p>
          <p>
            <Phrases>
              {`予約した${date.totalCountAcceptedSearchCandidates}名に、中止とメッセージを、メールと通知ですぐに伝えます。学生は、別の日程を選ぶか、希望の日程を伝えられます。この操作は元に戻せません。`}
            </Phrases>
          </p>
          {lineWords && (
            <p>
              <Phrases>{lineWords}</Phrases>
            </p>
          )}
          <TextArea
            name="message"
            label={callOffWord.label}
            required
            hint="中止の理由や、これからの予定など"
            max={callOffWord.max}
            rows={4}
            error={mistakeOf('message')}
          />
        </>
      )}
    </ConfirmAct>
  )
}
