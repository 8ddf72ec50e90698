import { fieldLimits } from '#ground/limits/desk.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { nameOf, newUrl, tooMany, type Draft, type Url } from './draft.ts'
import styles from './message.module.css'

const { max } = fieldLimits.completionUrls

export function UrlList({ form }: { form: DraftForm<Draft> }) {
  const urls = useItems<Draft, Url>({
    form,
    read: (draft) => draft.urls,
    put: (draft, items) => ({ ...draft, urls: items }),
    nameOf: ({ label }) => (label.trim() ? `「${label.trim()}」` : 'URL'),
    firstPart: () => 'label',
    whenEmpty: 'add-url',
  })
  const { id, error } = form.field('urls')
  const isFull = urls.items.length >= max
  return (
    <section className={styles.list} id={id} tabIndex={-1} aria-labelledby="urls">
      <h2 id="urls">案内するURL</h2>
      <FieldError>{error}</FieldError>
      {urls.items.length > 0 && (
        <ol className={styles.list}>
          {urls.items.map((url) => {
            const name = nameOf(urls.items, url)
            const control = (part: 'label' | 'url') => ({
              ...form.field(url.key, part),
              value: url[part],
              onChange: (event: { target: { value: string } }) => urls.change(url.key, { [part]: event.target.value }),
            })
            return (
              <li key={url.key} className={cardClass({ className: styles.url })}>
                <ItemBar items={urls} item={url} idOf={form.idOf} name={name}>
                  {name}
                </ItemBar>
                <TextField
                  label="ボタンに出す名前"
                  required
                  hint={`${fieldLimits.completionUrlLabel.max}文字以内。例：エントリーフォーム`}
                  {...control('label')}
                />
                <TextField label="URL" required type="url" inputMode="url" {...control('url')} />
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.add}>
        <Button
          kind="secondary"
          id={form.idOf('add-url')}
          aria-disabled={isFull || undefined}
          onClick={() => isFull || urls.add(newUrl())}
        >
          <Icon name="plus" />
          URLを追加
        </Button>
        <span className="quiet">{isFull ? tooMany : `${urls.items.length}／${max}件`}</span>
      </div>
      <span role="status" className="visually-hidden">
        {urls.said}
      </span>
    </section>
  )
}
