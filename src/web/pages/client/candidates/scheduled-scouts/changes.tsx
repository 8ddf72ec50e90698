import { useState } from 'react'
import { useFetcher } from 'react-router'
import { sendingTimesText } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { time, tokyoDay } from '#ground/tokyo-time.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { messages } from '#web/texts/messages.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { ChosenTimePickers } from '../scout/send-time/chosen-time.tsx'
import { mistakeIn, type ChosenTime } from '../scout/send-time/send-at.ts'
import type { ScheduledAnswer } from './act.ts'

type ChangeProps = { open: boolean; onClose: () => void; ids: readonly string[]; onDone: () => void }

/** The form of a dialog, with what it says when some of the scouts had left meanwhile. */
function useChange({ onClose, onDone }: Pick<ChangeProps, 'onClose' | 'onDone'>) {
  const fetcher = useFetcher<ScheduledAnswer | ActionRefusal>()
  const toast = useToast()
  const { data: answer } = fetcher
  useHeard(answer && 'done' in answer ? answer : null, ({ done, left }) => {
    onDone()
    onClose()
    toast({
      text: `${messages.success[done]}${left > 0 ? `（${left}件は、すでに届いたか取り消されていたため、そのままです）` : ''}`,
    })
  })
  return { fetcher, isBusy: isOnItsWay(fetcher), refused: refusedOf(answer) }
}

const Ids = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)

export function CancelScheduled({ open, ids, onClose, onDone }: ChangeProps) {
  const { fetcher, isBusy, refused } = useChange({ onClose, onDone })
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`${ids.length}件の送信を取り消す`}
      locked={isBusy}
      cancel="予約を残す"
      danger={
        <Button kind="danger" type="submit" form="cancel-scheduled" busy={isBusy}>
          取り消す
        </Button>
      }
    >
      <fetcher.Form id="cancel-scheduled" method="post">
        <input type="hidden" name="intent" value="cancel" />
        <Ids ids={ids} />
        <IdempotencyKey intention={`cancel-${ids.join()}`} answer={fetcher.data} />
      </fetcher.Form>
      <p>学生には届きません。送信の残りに戻り、同じ学生にもう一度書くこともできます。書いた文面は残りません。</p>
      <ErrorNotice message={refused?.message} />
    </Modal>
  )
}

type RescheduleProps = ChangeProps & { scheduledFor: string | null }

export function Reschedule({ open, ids, scheduledFor, onClose, onDone }: RescheduleProps) {
  const [chosen, setChosen] = useState<ChosenTime | null>(null)
  // The next scouts begin with their own time.
  const close = () => {
    setChosen(null)
    onClose()
  }
  const { fetcher, isBusy, refused } = useChange({ onClose: close, onDone })
  const now = useNow()
  const value = chosen ?? {
    day: scheduledFor ? tokyoDay(scheduledFor) : '',
    clock: scheduledFor ? time(scheduledFor) : '',
  }
  const change = (part: Partial<ChosenTime>) => setChosen({ ...value, ...part })
  const mistake = mistakeIn(value, now)
  const said = refused?.fields.find(({ path }) => path === 'sendAt')?.message
  return (
    <Modal
      open={open}
      onClose={close}
      title={`${ids.length}件の送信日時を変える`}
      locked={isBusy}
      ok={
        <Button type="submit" form="reschedule" busy={isBusy} disabled={mistake !== null}>
          日時を変える
        </Button>
      }
    >
      <fetcher.Form id="reschedule" method="post" className="stack-4">
        <input type="hidden" name="intent" value="reschedule" />
        <input type="hidden" name="at" value={`${value.day}T${value.clock.padStart(5, '0')}`} />
        <Ids ids={ids} />
        <IdempotencyKey intention={`reschedule-${ids.join()}`} answer={fetcher.data} />
        <FieldGroup
          id="reschedule-time"
          label="送信日時"
          hint={`${sendingTimesText}から選べます。`}
          error={said ?? (chosen && mistake) ?? undefined}
        >
          <ChosenTimePickers value={value} onChange={change} />
        </FieldGroup>
        <p className="quiet">その週の受け取りがいっぱいの学生には、次に届けられる週の朝に届きます。</p>
        {!said && <ErrorNotice message={refused?.message} />}
      </fetcher.Form>
    </Modal>
  )
}
