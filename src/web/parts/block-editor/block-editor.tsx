import { fieldLimits } from '#ground/field-limits.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-parts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BlockCard } from './block-card.tsx'
import {
  blockKinds,
  blockNames,
  blockParts,
  blocksControl,
  newBlock,
  type Block,
  type BlockContent,
} from './block-draft.ts'
import { blockIcons } from './block-icons.ts'
import { useUploads } from './use-uploads.ts'
import styles from './block-editor.module.css'

export type BlockTemplate = { name: string; blocks: readonly BlockContent[] }

type BlockEditorProps<Draft> = {
  form: DraftForm<Draft>
  read: (draft: Draft) => readonly Block[]
  put: (draft: Draft, blocks: readonly Block[]) => Draft
  /** Blocks to start from. */
  templates?: readonly BlockTemplate[]
}

/** Headings, texts, pictures and videos in one order. */
export function BlockEditor<Draft>({ form, read, put }: BlockEditorProps<Draft>) {
  const blocks = useItems<Draft, Block>({
    form,
    read,
    put,
    nameOf: (block) => `『${blockNames[block.kind]}』`,
    firstPart: ({ kind }) => blockParts[kind][0],
    whenEmpty: 'add',
  })
  const uploads = useUploads({
    onStored: (key, picture) => blocks.change(key, picture),
    onMore: (after, count) => {
      const added = Array.from({ length: count }, () => newBlock('IMAGE'))
      blocks.insert(blocks.items.findIndex(({ key }) => key === after) + 1, added)
      return added.map(({ key }) => key)
    },
  })
  const { id, error } = form.field(blocksControl)
  const titleId = form.idOf('blocks-title')
  return (
    <section className={styles.editor} id={id} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{fieldLimits.blocks.label}</h2>
        <span className={styles.count}>
          {blocks.items.length} / {fieldLimits.blocks.max}個
        </span>
      </div>
      <FieldError>{error}</FieldError>
      <ol className={styles.list}>
        {blocks.items.map((block) => (
          <BlockCard key={block.key} form={form} blocks={blocks} block={block} uploads={uploads} />
        ))}
      </ol>
      <div className={styles.add} role="group" aria-label="ブロックを追加" id={form.idOf('add')} tabIndex={-1}>
        {blockKinds.map((kind) => (
          <Button key={kind} kind="secondary" onClick={() => blocks.add(newBlock(kind))}>
            <Icon name={blockIcons[kind]} />
            {blockNames[kind]}
          </Button>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {blocks.said}
      </span>
    </section>
  )
}
