import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Form } from 'react-router'
import { planKeys, planOf, type PlanKey } from '#domain/company/plan/rules.ts'
import { type ContractRequestKind, contractMessageLimit } from '#domain/company/contract/request/rules.ts'
import { addMonths } from '#ground/time/month.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { checkRequest, wishLabels } from './contract-wish.ts'
import styles from './contract-wish-form.module.css'

type WishFormProps = {
  kind: Exclude<ContractRequestKind, 'CONTACTS'>
  intent?: string
  planKey: PlanKey | null
  /** The plan that is chosen beforehand. */
  wanted?: PlanKey | null
  /** The day proposed for the beginning. */
  from: string
  formKey: string
  answer: FormAnswer | undefined
}

/** Asks for a renewal or another plan. */
export function WishForm({ kind, intent, planKey, wanted, from, formKey, answer }: WishFormProps) {
  const form = useForm({ labels: wishLabels, check: checkRequest, answer, ...(intent && { intent }) })
  const { field } = form
  const today = tokyoDay(useNow())
  const choices = planKeys.filter((key) => kind === 'RENEWAL' || key !== planKey)
  return (
    <Form {...form.props} className="stack-5">
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="currentPlan" value={planKey ?? ''} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <div className={styles.row}>
        <SelectField
          {...field('planKey')}
          label={wishLabels.planKey}
          required
          defaultValue={field('planKey').defaultValue ?? (kind === 'RENEWAL' ? planKey : wanted) ?? ''}
          emptyLabel="選択してください"
          options={choices.map((key) => ({ value: key, label: planOf(key).label }))}
        />
        <DatePicker
          {...field('wantedFrom')}
          label={wishLabels.wantedFrom}
          required
          today={today}
          min={today}
          max={addMonths(today, 12)}
          defaultValue={field('wantedFrom').defaultValue ?? from}
        />
      </div>
      <TextArea
        {...field('message')}
        label={wishLabels.message}
        optional
        rows={4}
        max={contractMessageLimit.max}
        hint="ご利用の人数や、請求書の宛先の変更などがあればお書きください"
      />
      <FormEnd form={form} send="依頼する" />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
