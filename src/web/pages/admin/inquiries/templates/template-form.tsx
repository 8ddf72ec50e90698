import { templateFields as fields } from '#domain/inquiry/contact/template/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'
import { checkTemplateForm } from './act.ts'

const labels = { title: fields.title.label, body: fields.body.label }

export type Template = { id: string; title: string; body: string; isInUse: boolean; version: number }
type TemplateFormProps = { template: Template | null; turn?: number; answer: IntentAnswer }

/** A new template, or one that is changed. */
export function TemplateForm({ template, turn, answer }: TemplateFormProps) {
  const intent = template ? 'update' : 'create'
  const form = useIntentForm({
    intent,
    ...(template && { id: template.id }),
    labels,
    check: checkTemplateForm,
    answer,
  })
  const { field } = form
  return (
    <IntentForm form={form} send={template ? '保存する' : '追加する'} turn={template?.version ?? turn ?? 0}>
      {template && <input type="hidden" name="version" value={template.version} />}
      <TextField
        {...field('title')}
        defaultValue={field('title').defaultValue ?? template?.title}
        label={fields.title.label}
        required
      />
      <TextArea
        {...field('body')}
        defaultValue={field('body').defaultValue ?? template?.body}
        label={fields.body.label}
        required
        max={fields.body.max}
        rows={8}
      />
      {template && (
        <Checkbox name="isInUse" value="true" defaultChecked={template.isInUse}>
          回答の画面に表示する
        </Checkbox>
      )}
    </IntentForm>
  )
}
