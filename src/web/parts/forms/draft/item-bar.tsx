import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { phrased } from '#web/ui/phrases.tsx'
import type { Keyed } from './items.ts'
import styles from './item-bar.module.css'

type ItemBarProps<Item> = {
  items: {
    items: readonly Item[]
    move: (item: Item, by: 1 | -1) => void
    remove: (item: Item) => void
  }
  item: Item
  idOf: (...names: string[]) => string
  /** The item's name with its position: 「2番目の見出し」. */
  name: string
  /** The handle of a drag, for a mouse, a pen or a finger. */
  handle?: ComponentPropsWithoutRef<'span'>
  children: ReactNode
}

/** The head of a list item: the name, and the buttons that move and remove the item. */
export function ItemBar<Item extends Keyed>({ items, item, idOf, name, handle, children }: ItemBarProps<Item>) {
  const at = items.items.indexOf(item)
  const button = (part: string, icon: IconName, verb: string, isOff: boolean, act: () => void) => (
    // At an end of the list, the button is turned off and keeps the focus.
    <Button
      kind="quiet"
      icon
      className="scripted-only"
      id={idOf(item.key, part)}
      aria-label={`${name}を${verb}`}
      aria-disabled={isOff || undefined}
      onClick={act}
    >
      <Icon name={icon} />
    </Button>
  )
  return (
    <div className={styles.bar}>
      {handle && (
        <span {...handle} className={styles.handle} data-handle title="ドラッグして移動">
          <Icon name="drag" />
        </span>
      )}
      <h3>{phrased(children)}</h3>
      {button('up', 'arrow-up', '上へ移す', at === 0, () => items.move(item, -1))}
      {button('down', 'arrow-down', '下へ移す', at === items.items.length - 1, () => items.move(item, 1))}
      {button('remove', 'trash', '外す', false, () => items.remove(item))}
    </div>
  )
}
