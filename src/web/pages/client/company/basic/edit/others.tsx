import type { SubmitEvent } from 'react'
import { checkOthers, tidyOthers } from '#domain/company/basic/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import { SectionEnd } from '../../parts/section-end.tsx'
import { submittedVersion, useVersion } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'

type Row = Keyed & { title: string; body: string }
type Draft = { others: readonly Row[] }

const nameOf = (rows: readonly Row[], row: Row) => row.title.trim() || `${rows.indexOf(row) + 1}番目の情報`

export function Others({ basic, next, onReload }: SectionProps) {
  const form = useDraft<Draft>({
    begin: () => ({ others: basic.company.others.map(({ title, body }) => ({ key: newKey(), title, body })) }),
    write: ({ others }) => ({
      input: { others: others.map(({ title, body }) => ({ title, body })) },
      places: [fieldPlace('others'), ...itemPlaces('others', others, ['title', 'body'])],
    }),
    check: ({ others }) => checkOthers(tidyOthers(others)),
    labelOf: ({ others }, control) => {
      const row = others.find(({ key }) => control.startsWith(`${key}-`))
      return row ? nameOf(others, row) : control === 'others' ? fieldLimits.companyOthers.label : null
    },
  })
  const saving = useVersion(basic, 'OTHERS', form.answer?.refused)
  const items = useItems<Draft, Row>({
    form,
    read: ({ others }) => others,
    put: (_, others) => ({ others }),
    nameOf: (row) => row.title.trim() || '情報',
    firstPart: () => 'title',
    whenEmpty: 'others-add',
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.isRight()) return
    form.send({ intent: 'others', version: submittedVersion(event, saving.version), next: next ?? '' })
  }
  return (
    <form {...form.props} className="stack-5" onSubmit={submit}>
      <AddItem
        form={form}
        list="others"
        title="情報の一覧"
        isTitleHidden
        limit={{ label: '情報', max: fieldLimits.companyOthers.max }}
        items={items}
        nameOf={nameOf}
        onAdd={() => items.add({ key: newKey(), title: '', body: '' })}
      >
        {(row) => (
          <>
            <TextField
              {...form.field(row.key, 'title')}
              label={fieldLimits.companyOtherTitle.label}
              required
              hint="例：主要取引先、加盟団体、グループ会社"
              value={row.title}
              onChange={({ target }) => items.change(row.key, { title: target.value })}
            />
            <TextArea
              {...form.field(row.key, 'body')}
              label={fieldLimits.companyOtherBody.label}
              required
              rows={4}
              max={fieldLimits.companyOtherBody.max}
              value={row.body}
              onChange={({ target }) => items.change(row.key, { body: target.value })}
            />
          </>
        )}
      </AddItem>
      <SectionEnd form={form} saving={saving} next={next} onReload={onReload} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </form>
  )
}
