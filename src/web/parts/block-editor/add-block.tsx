import { fieldLimits } from '#ground/limits/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { blockKinds, blockNames, newBlock, type BlockKind } from './block-draft.ts'
import { blockIcons } from './block-icons.ts'
import type { Blocks } from './use-blocks.ts'
import styles from './add-block.module.css'

type AddBlockProps = { id: string; hasError: boolean; blocks: Blocks }

const { imageBlocks, videoBlocks } = fieldLimits
const limited = [
  ['IMAGE', imageBlocks.max, '枚'],
  ['YOUTUBE', videoBlocks.max, '本'],
] as const satisfies [BlockKind, number, string][]

/** Adds a block at the end, and says how many pictures and videos there are. */
export function AddBlock({ id, hasError, blocks }: AddBlockProps) {
  const countOf = (of: BlockKind) => blocks.items.filter(({ kind }) => kind === of).length
  return (
    <div className="stack-2">
      <div
        className={styles.kinds}
        role="group"
        aria-label="ブロックを追加"
        id={id}
        tabIndex={-1}
        data-invalid={hasError || undefined}
      >
        {blockKinds.map((kind) => (
          <Button key={kind} kind="secondary" onClick={() => blocks.add(newBlock(kind))}>
            <Icon name={blockIcons[kind]} />
            {blockNames[kind]}
          </Button>
        ))}
      </div>
      <p className="note-13">
        {limited.map(([kind, max, unit]) => `${blockNames[kind]} ${countOf(kind)} / ${max}${unit}`).join('　')}
      </p>
    </div>
  )
}
