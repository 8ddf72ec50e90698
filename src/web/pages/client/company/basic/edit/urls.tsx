import { fieldLimits } from '#ground/limits/desk.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { cardClass } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import { newUrl, urlName, type Draft, type UrlRow } from './information-draft.ts'
import styles from '../../parts/section.module.css'

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
      onAdd={() => items.add(newUrl())}
    >
      {items.items.map((row) => {
        const name = urlName(items.items, row)
        return (
          <li key={row.key} className={cardClass({ className: styles.item })}>
            <ItemBar items={items} item={row} idOf={form.idOf} name={name}>
              {name}
            </ItemBar>
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
          </li>
        )
      })}
    </AddItem>
  )
}
