import { Form } from 'react-router'
import { outcomeMessage, outcomes } from '#domain/scout-invitation/outcome/rules.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { outcomeTabs } from '../outcomes/words.ts'
import { checkOutcomes } from './act.ts'
import styles from './after-dates.module.css'

/** The checkboxes of the students stand in their rows and belong to this form. */
export const outcomeFormId = 'outcomes'

const labels = { scoutInvitationId: '学生', outcome: '結果', message: outcomeMessage.label }

type OutcomeFormProps = {
  /** As the page has loaded them: of others, the same words are another sending. */
  meetings: object
  answer: FormAnswer | undefined
}

export function OutcomeForm({ meetings, answer }: OutcomeFormProps) {
  const form = useForm({ labels, check: checkOutcomes, answer, intent: 'outcomes' })
  const outcome = form.field('outcome')
  const students = form.field('scoutInvitationId')
  return (
    <section className={styles.outcome} aria-labelledby="tell-outcome">
      <h2 id="tell-outcome">選んだ学生に結果を伝える</h2>
      <Form {...form.props} id={outcomeFormId} className="stack-5" data-outcomes>
        <IdempotencyKey intention={outcomeFormId} answer={meetings} />
        <HiddenFields fields={{ intent: 'outcomes' }} />
        <FieldError id={students.id}>{students.error}</FieldError>
        <FieldGroup label={labels.outcome} required error={outcome.error} id={outcome.id} className="stack-3">
          {outcomes.map((one) => (
            <RadioOption key={one} name="outcome" value={one} defaultChecked={outcome.defaultValue === one}>
              {outcomeTabs[one]}
            </RadioOption>
          ))}
        </FieldGroup>
        <TextArea
          {...form.field('message')}
          label={labels.message}
          required
          min={outcomeMessage.min}
          max={outcomeMessage.max}
          rows={4}
          hint="選んだ学生の全員に、同じメッセージが届きます。届いたメッセージは取り消せません。21時から8時のあいだに送ると朝8時に届き、それまでは取り消せます。"
        />
        <FormEnd form={form} send="選んだ学生に伝える" />
      </Form>
    </section>
  )
}
