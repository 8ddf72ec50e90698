import { useState } from 'react'
import { useFetcher } from 'react-router'
import { scores, scoreWords } from '#domain/scout-invitation/evaluation/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { type Answer, useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FairNote } from '../fair-note.tsx'
import { checkEvaluationForm } from './act.ts'

type Written = { points: readonly { name: string; score: number }[]; text: string; formVersion: number }
type EvaluationFormProps = {
  bookingId: string
  name: string
  form: { version: number; points: readonly string[] }
  own: Written | null
}

/** The own evaluation of a student. An evaluation that stands keeps the points of the form it was written on. */
export function EvaluationForm({ bookingId, name, form: present, own }: EvaluationFormProps) {
  const fetcher = useFetcher<Answer>()
  useSuccessMessage(fetcher.data)
  useRefusal(fetcher)
  const points = own ? own.points.map((point) => point.name) : present.points
  const labels = {
    ...Object.fromEntries(points.map((point, at) => [`scores.${at}`, point])),
    text: fieldLimits.evaluation.label,
  }
  const answer: FormAnswer | undefined = fetcher.data
  const form = useForm({ labels, check: checkEvaluationForm, answer, intent: 'evaluate' })
  const textField = form.field('text')
  const [text, setText] = useState(textField.defaultValue ?? own?.text ?? '')
  return (
    <fetcher.Form {...form.props} className="stack-4" aria-label={`${name}の評価`} data-evaluation>
      <IdempotencyKey intention={`evaluation-${bookingId}`} answer={fetcher.data} />
      <HiddenFields
        fields={{
          intent: 'evaluate',
          bookingId,
          formVersion: String(own?.formVersion ?? present.version),
          pointCount: String(points.length),
        }}
      />
      {points.map((point, at) => {
        const field = form.field(`scores.${at}`)
        const chosen = Number(field.defaultValue ?? own?.points[at]?.score ?? 0)
        return (
          <FieldGroup key={point} id={field.id} error={field.error} label={point} required>
            <div className={chipsClass()}>
              {scores.map((score) => (
                <ChipToggle
                  key={score}
                  type="radio"
                  name={field.name}
                  value={score}
                  defaultChecked={score === chosen}
                  aria-label={`${score} ${scoreWords[score]}`}
                >
                  {score}
                </ChipToggle>
              ))}
            </div>
          </FieldGroup>
        )
      })}
      <TextArea
        {...textField}
        defaultValue={textField.defaultValue ?? own?.text}
        label={labels.text}
        required={points.length === 0}
        optional={points.length > 0}
        max={fieldLimits.evaluation.max}
        rows={3}
        hint="ほかの方の評価は、保存すると読めます。学生には見えません。"
        onChange={(event) => setText(event.target.value)}
      />
      <FairNote text={text} />
      <FormEnd form={{ ...form, isSending: isOnItsWay(fetcher) }} send="評価を保存する" />
    </fetcher.Form>
  )
}
