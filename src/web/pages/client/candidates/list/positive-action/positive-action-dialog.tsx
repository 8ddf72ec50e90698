import { useId, useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { checkPositiveAction } from '#domain/candidate-search/positive-action/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { validationText } from '#ground/validation/validation.ts'
import { isDay } from '#ground/day.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { formText } from '#web/carry/form-text.ts'
import { isBeingSent } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { useFocusFirstError } from '#web/ui/fields/form-summary.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { PositiveAction } from '../../parts/ground.ts'
import styles from './positive-action.module.css'

type DialogProps = { open: boolean; onClose: () => void; action: PositiveAction | null }

/** An administrator turns the gender filter on for a reason and a period, and off again. */
export function PositiveActionDialog({ open, onClose, action }: DialogProps) {
  const formId = useId()
  const fetcher = useFetcher<Answer>()
  const isBusy = isBeingSent(fetcher)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="性別での絞り込み（ポジティブ・アクション）"
      mode="fullOnPhone"
      locked={isBusy}
      {...(action
        ? {
            cancel: '閉じる',
            danger: (
              <Button type="submit" kind="danger" form={formId} busy={isBusy}>
                終了する
              </Button>
            ),
          }
        : {
            ok: (
              <Button type="submit" form={formId} busy={isBusy}>
                登録する
              </Button>
            ),
          })}
    >
      <Inside formId={formId} fetcher={fetcher} action={action} onClose={onClose} />
    </Modal>
  )
}

type InsideProps = {
  formId: string
  fetcher: ReturnType<typeof useFetcher<Answer>>
  action: PositiveAction | null
  onClose: () => void
}

/** A separate component, so that its state starts new each time the dialog opens. */
function Inside({ formId, fetcher, action: latestAction, onClose }: InsideProps) {
  const [before] = useState(fetcher.data)
  // A positive action that was just ended stays in sight while the dialog closes.
  const [action] = useState(latestAction)
  const answer = fetcher.data === before ? undefined : fetcher.data
  const refused = refusedOf(answer)
  useSuccessMessage(answer, () => {
    onClose()
    return undefined
  })
  return (
    <div className="stack-4">
      <LawInPlainWords />
      <ErrorNotice message={refused?.fields[0]?.message ?? refused?.message} />
      {action ? (
        <>
          <Facts>
            <Fact label="理由">{action.reason}</Fact>
            <Fact label="期間">
              {longDate(action.beginsOn)}〜{longDate(action.endsOn)}
            </Fact>
          </Facts>
          <p>期間が過ぎると自動で終了します。「終了する」を押すと、性別での絞り込みはすぐに使えなくなります。</p>
          <fetcher.Form id={formId} method="post">
            <input type="hidden" name="intent" value="endPositiveAction" />
            <input type="hidden" name="id" value={action.id} />
            <IdempotencyKey intention={`end ${action.id}`} />
          </fetcher.Form>
        </>
      ) : (
        <StartForm formId={formId} fetcher={fetcher} />
      )}
    </div>
  )
}

const LawInPlainWords = () => (
  <Notice>
    <p>
      募集・採用では、性別にかかわりなく均等な機会を与えることが定められています（男女雇用機会均等法第5条）。女性が少ない職種や役職でその状況を改善するために、女性に対して行う取り組みは例外として認められています（同第8条）。
    </p>
    <p>
      目安は、対象の職種・役職に占める女性の割合が4割を下回っていることです。使えるのは女性の学生をさがす絞り込みだけで、登録の内容と利用は、すべて記録に残ります。
    </p>
  </Notice>
)

const mustConfirm = '対象の職種・役職の女性の割合'
type Wrong = Partial<Record<'reason' | 'beginsOn' | 'endsOn' | 'isUnderrepresented', string>>

function StartForm({ formId, fetcher }: Pick<InsideProps, 'formId' | 'fetcher'>) {
  const today = tokyoDay(useNow())
  const errorId = useId()
  const [wrong, setWrong] = useState<Wrong>({})
  const form = useFocusFirstError(wrong)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problems = check(new FormData(event.currentTarget), today)
    setWrong(problems)
    if (Object.keys(problems).length === 0 && !isBeingSent(fetcher)) void fetcher.submit(event.currentTarget)
  }
  return (
    <fetcher.Form id={formId} ref={form} method="post" noValidate onSubmit={send} className="stack-4">
      <input type="hidden" name="intent" value="startPositiveAction" />
      <IdempotencyKey intention="startPositiveAction" />
      <TextArea
        label={fieldLimits.positiveActionReason.label}
        name="reason"
        required
        rows={4}
        min={fieldLimits.positiveActionReason.min}
        max={fieldLimits.positiveActionReason.max}
        hint="対象の職種・役職、そこでの女性の割合、取り組みの内容を書いてください。例：開発職に占める女性の割合が12%のため、説明会への女性の参加を増やす。"
        error={wrong.reason}
      />
      <div className={styles.period}>
        <DatePicker
          label="開始日"
          name="beginsOn"
          required
          today={today}
          defaultValue={today}
          min={today}
          error={wrong.beginsOn}
        />
        <DatePicker
          label="終了日"
          name="endsOn"
          required
          today={today}
          min={today}
          hint="1年以内"
          error={wrong.endsOn}
        />
      </div>
      <div>
        <FieldError id={errorId}>{wrong.isUnderrepresented}</FieldError>
        <Checkbox
          name="isUnderrepresented"
          value="true"
          invalid={wrong.isUnderrepresented !== undefined}
          aria-describedby={errorId}
        >
          {mustConfirm}が4割を下回っていることを確認しました
        </Checkbox>
      </div>
    </fetcher.Form>
  )
}

function check(form: FormData, today: string): Wrong {
  const [beginsOn, endsOn] = [formText(form, 'beginsOn'), formText(form, 'endsOn')]
  const dated = {
    beginsOn: isDay(beginsOn) ? null : validationText.date,
    endsOn: isDay(endsOn) ? null : validationText.date,
  }
  const errors = checkPositiveAction({ reason: formText(form, 'reason'), beginsOn, endsOn }, today)
  const messages = errors.filter((error) => error !== null).map(({ path, message }) => [path, message] as const)
  return Object.fromEntries([
    ...messages.filter(([path]) => path === 'reason' || (!dated.beginsOn && !dated.endsOn)),
    ...Object.entries(dated).filter(([, message]) => message !== null),
    ...(form.has('isUnderrepresented') ? [] : [['isUnderrepresented', deskValidationText.mustConfirm(mustConfirm)]]),
  ]) as Wrong
}
