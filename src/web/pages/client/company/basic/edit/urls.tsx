import { fieldLimits } from '#ground/limits/desk.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import { newUrl, urlName, type Draft, type UrlRow } from './information-draft.ts'

/** The labelled addresses of the company's own pages. */
export function Urls({ form }: { form: DraftForm<Draft> }) {
  const items = useItems<Draft, UrlRow>({
    form,
    read: ({ urls }) => urls,
    put: (draft, urls) => ({ ...draft, urls }),
    nameOf: (row) => row.label.trim() || 'URL',
    firstPart: () => 'label',
    whenEmpty: 'urls-add',
  })
  return (
    <AddItem
      form={form}
      list="urls"
      title="会社のURL（任意）"
      limit={fieldLimits.companyUrls}
      items={items}
      nameOf={urlName}
      onAdd={() => items.add(newUrl())}
    >
      {(row) => (
        <>
          <TextField
            {...form.field(row.key, 'label')}
            label="表示名"
            required
            hint="例：企業サイト、採用サイト"
            value={row.label}
            onChange={({ target }) => items.change(row.key, { label: target.value })}
          />
          <TextField
            {...form.field(row.key, 'url')}
            label="URL"
            required
            inputMode="url"
            hint="「https://」から始まるアドレス"
            value={row.url}
            onChange={({ target }) => items.change(row.key, { url: target.value })}
          />
        </>
      )}
    </AddItem>
  )
}
