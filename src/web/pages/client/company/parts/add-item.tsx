import type { ReactNode } from 'react'
import type { FieldLimit } from '#ground/limits/student.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './section.module.css'

type AddItemProps = {
  form: {
    field: (name: string) => { id: string; error: string | undefined }
    idOf: (...names: string[]) => string
  }
  list: string
  /** Said above the list; hidden where the form's own title says it. */
  title: string
  isTitleHidden?: boolean
  limit: Pick<FieldLimit, 'label' | 'max'>
  items: { items: readonly unknown[]; said: string }
  onAdd: () => void
  children: ReactNode
}

/** A list inside a form, and the button that makes it longer. */
export function AddItem({
  form,
  list,
  title,
  isTitleHidden,
  limit,
  items: { items, said },
  onAdd,
  children,
}: AddItemProps) {
  const { id, error } = form.field(list)
  const isFull = items.length >= limit.max
  return (
    <div className="stack-4" id={id} tabIndex={-1}>
      <h2 className={isTitleHidden ? 'visually-hidden' : styles.listTitle}>{title}</h2>
      <FieldError>{error}</FieldError>
      {items.length > 0 && <ol className="stack-4">{children}</ol>}
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
          {items.length}／{limit.max}件
        </span>
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
