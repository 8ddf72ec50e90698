import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { useItems } from '#web/parts/forms/draft/use-items.ts'
import { cardClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { blockNameOf, blockNames, type Block } from './block-draft.ts'
import { BlockFields, type BlockForm } from './block-fields.tsx'
import { blockIcons } from './block-icons.ts'
import type { Uploads } from './use-uploads.ts'
import styles from './block-editor.module.css'

type BlockCardProps = {
  form: BlockForm
  blocks: ReturnType<typeof useItems<never, Block>>
  block: Block
  uploads: Uploads
}

export function BlockCard({ form, blocks, block, uploads }: BlockCardProps) {
  return (
    <li className={cardClass({ className: styles.block })}>
      <ItemBar items={blocks} item={block} idOf={form.idOf} name={blockNameOf(blocks.items, block)}>
        <Icon name={blockIcons[block.kind]} />
        {blockNames[block.kind]}
      </ItemBar>
      <BlockFields block={block} form={form} uploads={uploads} onChange={(to) => blocks.change(block.key, to)} />
    </li>
  )
}
