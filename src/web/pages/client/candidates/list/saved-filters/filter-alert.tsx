import { useId, useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import {
  alertHours,
  alertTimings,
  alertWeekdays,
  weekdayLabel,
  type AlertTiming,
} from '#domain/candidate-search/saved-filter/alert/rules.ts'
import { isBeingSent } from '#web/parts/answers/form-on-its-way.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { hasGenders, hasHidden } from '../../parts/filter-address.ts'
import { useSearchGround, type SavedFilter } from '../../parts/ground.ts'
import styles from './filter-alert.module.css'

type FilterAlertProps = { open: boolean; onClose: () => void; filter: SavedFilter }

/** Asks when the viewer wants to hear of students who newly match a saved condition. */
export function FilterAlertDialog({ open, onClose, filter }: FilterAlertProps) {
  const formId = useId()
  const fetcher = useFetcher<Answer>()
  const isBusy = isBeingSent(fetcher)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="新着のお知らせ"
      mode="sheet"
      locked={isBusy}
      ok={
        <Button type="submit" form={formId} busy={isBusy}>
          保存する
        </Button>
      }
    >
      <AlertForm filter={filter} formId={formId} fetcher={fetcher} onClose={onClose} />
    </Modal>
  )
}

const timingWords: Record<AlertTiming, { label: string; hint: string }> = {
  OFF: { label: '知らせない', hint: '新着の人数は、保存した条件の横でいつでも確認できます。' },
  IMMEDIATELY: { label: 'すぐに', hint: '条件に合う学生が見つかってから、数分のうちに知らせます。' },
  DAILY: { label: '毎日', hint: '前回のあとに見つかった学生を、1日1回まとめて知らせます。' },
  WEEKLY: { label: '毎週', hint: '前回のあとに見つかった学生を、週に1回まとめて知らせます。' },
}

type AlertFormProps = Omit<FilterAlertProps, 'open'> & {
  formId: string
  fetcher: ReturnType<typeof useFetcher<Answer>>
}

/** A separate component, so that its state starts new each time the dialog opens. */
function AlertForm({ filter: { id, name, condition, alert }, formId, fetcher, onClose }: AlertFormProps) {
  const [before] = useState(fetcher.data)
  const [timing, setTiming] = useState<AlertTiming>(alert.timing)
  const refused = fetcher.data === before ? undefined : refusedOf(fetcher.data)
  useSuccessMessage(fetcher.data === before ? undefined : fetcher.data, () => {
    onClose()
    return undefined
  })
  const { isFairModeOn } = useSearchGround()
  const isOfGender = hasGenders(condition)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBeingSent(fetcher)) void fetcher.submit(event.currentTarget)
  }
  return (
    <fetcher.Form id={formId} method="post" className="stack-3" onSubmit={send}>
      <HiddenFields fields={{ intent: 'setFilterAlert', id }} />
      <ErrorNotice message={refused && (refused.fields[0]?.message ?? refused.message)} />
      {isOfGender && (
        <Notice>性別を含む検索条件では、新着のお知らせを受け取れません。検索した方の記録を残すためです。</Notice>
      )}
      {isFairModeOn && !isOfGender && hasHidden(condition) && (
        <Notice>
          フェアモードのあいだは、学校・写真・性別・ゆかりの地域を含む検索条件の新着をお知らせしません。終了すると、また届きます。
        </Notice>
      )}
      <fieldset className={styles.timings}>
        <legend>「{name}」に新しく合った学生を、いつ知らせるか</legend>
        {alertTimings.map((one) => (
          <Radio
            key={one}
            name="timing"
            value={one}
            checked={one === timing}
            disabled={isOfGender && one !== 'OFF'}
            onChange={() => setTiming(one)}
            data-autofocus={one === timing || undefined}
          >
            <span className={styles.timing}>
              {timingWords[one].label}
              <small>{timingWords[one].hint}</small>
            </span>
          </Radio>
        ))}
      </fieldset>
      {(timing === 'DAILY' || timing === 'WEEKLY') && (
        <div className={styles.when}>
          {timing === 'WEEKLY' && (
            <SelectField
              name="weekday"
              label="曜日"
              defaultValue={String(alert.weekday)}
              options={alertWeekdays.map((weekday) => ({ value: String(weekday), label: weekdayLabel(weekday) }))}
            />
          )}
          <SelectField
            name="hour"
            label="時刻"
            defaultValue={String(alert.hour)}
            options={alertHours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
          />
        </div>
      )}
      <p className="quiet">
        お知らせ一覧とメールに届きます。いま合っている学生と、スカウト済みの学生は含みません。同じ学生は、この条件で一度だけ知らせます。
        {alert.otherUserCount > 0 && `ほかに${alert.otherUserCount}名が受け取っています。`}
        あなただけの設定で、ほかのユーザーの設定は変わりません。
      </p>
    </fetcher.Form>
  )
}
