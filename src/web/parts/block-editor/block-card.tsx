import type { ComponentPropsWithoutRef } from 'react'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { blockNameOf, blockNames, type Block } from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import type { BlockForm } from './block-form.ts'
import { blockIcons } from './block-icons.ts'
import type { Blocks } from './use-blocks.ts'
import type { Uploads } from './use-uploads.ts'
import styles from './block-editor.module.css'

type BlockCardProps = {
  form: BlockForm
  blocks: Blocks
  block: Block
  uploads: Uploads
  handle: ComponentPropsWithoutRef<'span'>
}

export function BlockCard({ form, blocks, block, uploads, handle }: BlockCardProps) {
  return (
    <div className={cardClass({ className: styles.block })}>
      <ItemBar items={blocks} item={block} idOf={form.idOf} name={blockNameOf(blocks.items, block)} handle={handle}>
        <Icon name={blockIcons[block.kind]} />
        {blockNames[block.kind]}
      </ItemBar>
      <BlockFields block={block} form={form} uploads={uploads} onChange={(to) => blocks.change(block.key, to)} />
    </div>
  )
}
