import type { SubmitEvent } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { foundedDayText } from '#web/parts/company-page/amounts.ts'
import { Chips } from '#web/parts/forms/chips.tsx'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import {
  amountText,
  checkDraft,
  draftOf,
  foundingDayOf,
  labelOf,
  labels,
  sizeIdOf,
  write,
  type Draft,
} from './information-draft.ts'
import { SectionEnd } from '../../parts/section-end.tsx'
import { submittedVersion, useVersion } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'
import { Urls } from './urls.tsx'
import styles from '../../parts/section.module.css'

export function Information({ basic, choices, next, onReload }: SectionProps) {
  const { company } = basic
  const today = tokyoDay(useNow())
  const form = useDraft<Draft>({
    begin: () => draftOf(company),
    write: (draft) => write(draft, today),
    check: (draft) => checkDraft(draft, choices, company, today),
    labelOf,
  })
  const saving = useVersion(basic, 'INFORMATION', form.answer?.refused)
  const { draft, change, field } = form
  const foundingDay = foundingDayOf(draft, today)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.isRight()) return
    form.send({ intent: 'information', version: submittedVersion(event, saving.version), next: next ?? '' })
  }
  const groups = [...Map.groupBy(choices.industries, ({ group }) => group)].map(([name, rows]) => ({
    name,
    choices: rows,
  }))
  return (
    <form {...form.props} className="stack-5" onSubmit={submit}>
      <Chips
        {...field('industryIds')}
        label={labels['industryIds'] ?? ''}
        required
        hint="主な事業に近いものから、3つまで選べます。"
        limit={fieldLimits.companyIndustries}
        groups={groups}
        chosen={draft.industryIds}
        onChange={(industryIds) => change({ ...draft, industryIds })}
      />
      <div className={styles.pair}>
        <TextField
          {...field('employees')}
          label={labels['employees']}
          required
          inputMode="numeric"
          hint="正社員・契約社員など、雇用している人の数"
          value={draft.employees}
          onChange={({ target }) => change({ ...draft, employees: target.value })}
          onBlur={() => draft.companySizeId === '' && change({ ...draft, companySizeId: sizeIdOf(draft.employees) })}
        />
        <SelectField
          {...field('companySizeId')}
          label={labels['companySizeId']}
          required
          hint="従業員数に合う区分"
          emptyLabel="選択してください"
          options={choices.companySizes.map(({ id, label }) => ({ value: id, label }))}
          value={draft.companySizeId}
          onChange={({ target }) => change({ ...draft, companySizeId: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('foundedOn')}
          label={labels['foundedOn']}
          optional
          hint={foundingDay ? foundedDayText(foundingDay) : '例：1987/4/1、昭和62年4月1日'}
          value={draft.foundedOn}
          onChange={({ target }) => change({ ...draft, foundedOn: target.value })}
        />
        <TextField
          {...field('capitalYen')}
          label={labels['capitalYen']}
          optional
          inputMode="numeric"
          hint={amountText(draft.capitalYen) ?? '円で入力。例：30,000,000'}
          value={draft.capitalYen}
          onChange={({ target }) => change({ ...draft, capitalYen: target.value })}
        />
      </div>
      <TextField
        {...field('representative')}
        label={labels['representative']}
        required
        hint="役職と氏名。例：代表取締役社長　佐伯 真琴"
        value={draft.representative}
        onChange={({ target }) => change({ ...draft, representative: target.value })}
      />
      <Urls form={form} />
      <SectionEnd form={form} saving={saving} next={next} onReload={onReload} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </form>
  )
}
