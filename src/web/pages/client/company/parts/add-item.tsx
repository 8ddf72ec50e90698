import type { ReactNode } from 'react'
import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { Keyed } from '#web/parts/forms/draft/items.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './section.module.css'

type AddItemProps<Item> = {
  form: {
    field: (name: string) => { id: string; error: string | undefined }
    idOf: (...names: string[]) => string
  }
  list: string
  /** Said above the list; hidden where the form's own title says it. */
  title: string
  isTitleHidden?: boolean
  limit: Pick<FieldLimit, 'label' | 'max'>
  items: {
    items: readonly Item[]
    said: string
    move: (item: Item, by: 1 | -1) => void
    remove: (item: Item) => void
  }
  /** With the item's position: 「2番目の質問」. */
  nameOf: (items: readonly Item[], item: Item) => string
  /** The head of an item, which is its name while this text is empty. */
  headOf?: (item: Item) => string
  onAdd: () => void
  children: (item: Item) => ReactNode
}

/** A list of cards inside a form, and the button that makes it longer. */
export function AddItem<Item extends Keyed>({
  form,
  list,
  title,
  isTitleHidden,
  limit,
  items,
  nameOf,
  headOf,
  onAdd,
  children,
}: AddItemProps<Item>) {
  const { id, error } = form.field(list)
  const count = items.items.length
  const isFull = count >= limit.max
  return (
    <div className="stack-4" id={id} tabIndex={-1}>
      <h2 className={isTitleHidden ? 'visually-hidden' : styles.listTitle}>{title}</h2>
      <FieldError>{error}</FieldError>
      {count > 0 && (
        <ol className="stack-4">
          {items.items.map((item) => (
            <li key={item.key} className={cardClass({ className: styles.item })}>
              <ItemBar items={items} item={item} idOf={form.idOf} name={nameOf(items.items, item)}>
                {headOf?.(item) || nameOf(items.items, item)}
              </ItemBar>
              {children(item)}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.add}>
        <Button
          kind="secondary"
          id={form.idOf(`${list}-add`)}
          aria-disabled={isFull || undefined}
          onClick={() => isFull || onAdd()}
        >
          <Icon name="plus" />
          {limit.label}を追加
        </Button>
        <span className="quiet">
          {count}／{limit.max}件
        </span>
      </div>
      <span role="status" className="visually-hidden">
        {items.said}
      </span>
    </div>
  )
}
