import { Form } from 'react-router'
import {
  checkLookup,
  isLookupReason,
  lookupFields as fields,
  lookupKeys,
  lookupReasons,
} from '#domain/inquiry/candidate-lookup/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { lookupOf } from './lookup-of.ts'

const labels = {
  by: fields.by.label,
  value: fields.value.label,
  reasonKind: fields.reasonKind.label,
  reason: fields.reason.label,
}

type LookupFormProps = { id: string | null; reason: string | null; answer: FormAnswer | undefined }

export function LookupForm({ id, reason, answer }: LookupFormProps) {
  const form = useForm({ labels, check: (data) => checkLookup(lookupOf(data)), answer })
  const { field } = form
  const chosen = answer?.values?.['by']?.[0] ?? (id ? 'ID' : 'EMAIL')
  return (
    <Form {...form.props} className="stack-5" autoComplete="off">
      <FieldGroup id={field('by').id} label={fields.by.label} required row error={field('by').error}>
        {Object.entries(lookupKeys).map(([key, label]) => (
          <Radio key={key} name="by" value={key} defaultChecked={chosen === key}>
            {label}
          </Radio>
        ))}
      </FieldGroup>
      <TextField
        {...field('value')}
        defaultValue={field('value').defaultValue ?? id ?? undefined}
        label={fields.value.label}
        required
        hint="登録されている値を、省略せずに入力してください"
        spellCheck={false}
      />
      <SelectField
        {...field('reasonKind')}
        defaultValue={field('reasonKind').defaultValue ?? (reason && isLookupReason(reason) ? reason : '')}
        label={fields.reasonKind.label}
        required
        emptyLabel="選択してください"
        options={Object.entries(lookupReasons).map(([value, label]) => ({ value, label }))}
      />
      <TextArea
        {...field('reason')}
        label={fields.reason.label}
        required
        min={fields.reason.min}
        storedAs="line"
        max={fields.reason.max}
        rows={3}
        hint="受付番号など、あとから確認できることを書いてください"
      />
      <FormEnd form={form} send="照会する" />
    </Form>
  )
}
