import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { blockKinds, blockNames, type BlockKind } from './block-draft.ts'
import { blockIcons } from './block-icons.ts'
import styles from './insert-line.module.css'

type InsertLineProps = {
  /** The block after which a new block comes, such as 「1番目の見出し」. */
  after: string
  onInsert: (kind: BlockKind) => void
}

/** Adds a block between two others. */
export function InsertLine({ after, onInsert }: InsertLineProps) {
  const label = `${after}の次にブロックを追加`
  return (
    <div className={styles.line}>
      <Menu label={label} triggerLabel={label} triggerClass={styles.button} trigger={<Icon name="plus" size="small" />}>
        {blockKinds.map((kind) => (
          <MenuItem key={kind} icon={blockIcons[kind]} onClick={() => onInsert(kind)}>
            {blockNames[kind]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
