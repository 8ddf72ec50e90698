import { Form } from 'react-router'
import type { FairModeScope } from '#domain/company/fair-mode/rules.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import rows from '../parts/rows.module.css'

const labels = { scope: 'フェアモードの範囲' }

export const scopeWords: Record<FairModeScope, { label: string; about: string }> = {
  NONE: { label: '使用しない', about: '学校名なども、これまでどおり全員に表示します。' },
  EVERY_JOB: { label: 'すべての募集', about: 'スカウトを送るまで、学校名などを全員の画面で隠します。' },
  CHOSEN_JOBS: {
    label: '選んだ募集だけ',
    about: '選んだ募集のスカウトは、フェアモードの担当者だけが書きます。学校名などは、担当者の画面でだけ隠します。',
  },
}
const scopes = Object.entries(scopeWords) as [FairModeScope, (typeof scopeWords)[FairModeScope]][]

export function ScopeForm({ scope, answer }: { scope: FairModeScope; answer: FormAnswer | undefined }) {
  const form = useForm({ labels, check: () => [], answer, intent: 'scope' })
  const field = form.field('scope')
  return (
    <Form {...form.props} className="stack-4">
      <input type="hidden" name="intent" value="scope" />
      <IdempotencyKey intention={scope} />
      <FieldGroup id={field.id} label={labels.scope} error={field.error}>
        <div className={rows.choices}>
          {scopes.map(([value, { label, about }]) => (
            <Radio key={value} name="scope" value={value} defaultChecked={(field.defaultValue ?? scope) === value}>
              <span>
                {label}
                <small>
                  <Phrases>{about}</Phrases>
                </small>
              </span>
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <FormEnd form={form} send="保存する" />
    </Form>
  )
}
