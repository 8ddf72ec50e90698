import { resolutionField, resolutions } from '#domain/scout-invitation/offer-report/resolution/rules.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../parts/intent-form.tsx'
import { checkResolution, resolutionLabels } from './act.ts'

/** No choice is preselected: the operator decides whether the student or the company is right. */
export function ResolveForm({ id, isOpenScout, answer }: { id: string; isOpenScout: boolean; answer: IntentAnswer }) {
  const form = useIntentForm({ intent: 'resolve', id, labels: resolutionLabels, check: checkResolution, answer })
  const { field } = form
  return (
    <IntentForm form={form} send="決めて、双方に知らせる" kind="primary">
      <FieldGroup
        id={field('resolution').id}
        label={resolutionLabels.resolution}
        required
        error={field('resolution').error}
        hint={
          isOpenScout
            ? '「承諾を確認した」にすると、スカウトは採用になります。'
            : 'スカウトが承認の状態ではないため、確認にはできません。'
        }
      >
        {Object.entries(resolutions).map(([key, label]) => (
          <Radio
            key={key}
            name="resolution"
            value={key}
            disabled={key === 'CONFIRMED' && !isOpenScout}
            defaultChecked={form.isChosen('resolution', key)}
          >
            {label}
          </Radio>
        ))}
      </FieldGroup>
      <TextArea
        {...field('text')}
        label={resolutionField.label}
        required
        min={resolutionField.min}
        max={resolutionField.max}
        rows={4}
        hint="学生と企業の両方に、同じ文がメールで届きます。"
      />
    </IntentForm>
  )
}
