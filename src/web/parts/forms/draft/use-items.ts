import { useState } from 'react'
import { firstMessages } from '#web/texts/at-first.ts'
import { useOwnToasts } from '#web/ui/overlays/toast-region.tsx'
import { addItem, changeItem, type Keyed, moveItem, removeItem } from './items.ts'
import type { DraftForm } from './use-draft.ts'

type ItemsOptions<Draft, Item> = {
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'focus'>
  read: (draft: Draft) => readonly Item[]
  put: (draft: Draft, items: readonly Item[]) => Draft
  /** The name of an item in the message that it moved or was removed. */
  nameOf: (item: Item) => string
  /** The part of a new item that gets the focus. */
  firstPart?: (item: Item) => string
  /** The control that gets the focus when the last item is removed. */
  whenEmpty: string
}

/** The changes to one list of a draft. The focus stays with the item; a toast offers to restore a removed item. */
export function useItems<Draft, Item extends Keyed>(options: ItemsOptions<Draft, Item>) {
  const { form, read, put, nameOf, firstPart, whenEmpty } = options
  const [said, setSaid] = useState('')
  const toast = useOwnToasts()

  const items = read(form.draft)
  const change = (to: (items: readonly Item[]) => readonly Item[]) =>
    form.change((draft) => put(draft, to(read(draft))))
  const insert = (at: number, added: readonly Item[]) => {
    change((before) => before.toSpliced(at, 0, ...added))
    const [first] = added
    if (first && firstPart) form.focus(first.key, firstPart(first))
  }
  const moveBy = (item: Item, by: number) => {
    const to = items.indexOf(item) + by
    if (by === 0 || to < 0 || to >= items.length) return false
    change((before) => moveItem(before, item.key, by))
    setSaid(`${nameOf(item)}を${to + 1}番目に移動しました`)
    return true
  }
  return {
    items,
    /** The text for a polite live region. */
    said,
    add: (...added: Item[]) => insert(items.length, added),
    insert,
    change: (key: string, to: Partial<Item>) => change((before) => changeItem(before, key, to)),
    move: (item: Item, by: 1 | -1) => {
      if (moveBy(item, by)) form.focus(item.key, by < 0 ? 'up' : 'down')
    },
    /** Moves an item without moving the focus; false at an end of the list. */
    moveBy,
    say: setSaid,
    remove: (item: Item) => {
      const at = items.indexOf(item)
      const next = items[at + 1] ?? items[at - 1]
      change((before) => removeItem(before, item.key))
      if (next) form.focus(next.key, 'remove')
      else form.focus(whenEmpty)
      const bringBack = () => change((before) => addItem(before, item, at))
      const action = { label: firstMessages.undo, onPress: bringBack }
      toast({ text: `${nameOf(item)}を外しました`, action })
    },
  }
}
