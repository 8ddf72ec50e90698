import { useRef, useState } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useDragOrder } from '#web/parts/forms/draft/use-drag-order.ts'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { blocksControl, blockNameOf, newBlock, type Block } from './block-draft.ts'
import type { BlockTemplate } from './block-templates.ts'
import { EditorTools } from './editor-tools.tsx'
import { useMoveKeys, useUndoKeys } from './editor-keys.ts'
import { InsertLine } from './insert-line.tsx'
import { PhoneView } from './phone-view.tsx'
import { useBlocks } from './use-blocks.ts'
import { usePaste } from './use-paste.ts'
import { useUploads } from './use-uploads.ts'
import styles from './block-editor.module.css'

type BlockEditorProps<Draft> = {
  form: DraftForm<Draft>
  read: (draft: Draft) => readonly Block[]
  put: (draft: Draft, blocks: readonly Block[]) => Draft
  /** Blocks to start from. */
  templates?: readonly BlockTemplate[]
}

/** Headings, texts, pictures and videos in one order, and beside them the page as a student sees it on a phone. */
export function BlockEditor<Draft>({ form, read, put, templates }: BlockEditorProps<Draft>) {
  const [view, setView] = useState<'write' | 'phone'>('write')
  const blocks = useBlocks({ form, read, put })
  const uploads = useUploads({
    onSending: (key, isSending) => blocks.settle(key, { isSending }),
    onStored: (key, picture) => blocks.settle(key, { ...picture, isSending: undefined }),
    onMore: (after, count) => {
      const added = Array.from({ length: count }, () => newBlock('IMAGE'))
      blocks.insert(blocks.items.findIndex(({ key }) => key === after) + 1, added)
      return added.map(({ key }) => key)
    },
  })
  const list = useRef<HTMLOListElement>(null)
  const drag = useDragOrder(list, (key, by) => {
    const block = blocks.items.find((one) => one.key === key)
    if (block) blocks.moveBy(block, by)
  })
  const moveKeys = useMoveKeys(blocks)
  useUndoKeys(blocks)
  const keyOf = (target: Element) => target.closest('[data-block]')?.getAttribute('data-block') ?? null
  const paste = usePaste({ blocks, uploads, keyOf })
  const { id, error } = form.field(blocksControl)
  const [titleId, phoneId] = [form.idOf('blocks-title'), form.idOf('blocks-phone')]
  return (
    <div className={styles.both} data-view={view}>
      <Segments
        label="表示の切り替え"
        className={styles.switch}
        value={view}
        options={[
          { value: 'write', label: '編集' },
          { value: 'phone', label: 'スマホ表示' },
        ]}
        onChange={setView}
      />
      <section className={styles.editor} id={id} tabIndex={-1} aria-labelledby={titleId} {...paste}>
        <EditorTools titleId={titleId} blocks={blocks} templates={templates ?? []} />
        <FieldError>{error}</FieldError>
        {blocks.items.length === 0 && (
          <div className={styles.empty}>
            <p>ブロックはまだありません。</p>
            <p>下のボタンで追加します。Wordやウェブページの文章の貼り付け、画像のドロップもできます。</p>
          </div>
        )}
        {blocks.items.length > 0 && (
          <ol className={styles.list} ref={list}>
            {blocks.items.map((block, at) => (
              <li
                key={block.key}
                className={styles.item}
                data-block={block.key}
                {...moveKeys(block)}
                {...drag.look(block.key, at)}
              >
                <BlockCard
                  form={form}
                  blocks={blocks}
                  block={block}
                  uploads={uploads}
                  handle={drag.handle(block.key, at)}
                />
                {at < blocks.items.length - 1 && (
                  <InsertLine
                    after={blockNameOf(blocks.items, block)}
                    onInsert={(kind) => blocks.insert(at + 1, [newBlock(kind)])}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        <AddBlock id={form.idOf('add')} hasError={error !== undefined} blocks={blocks} />
        <span role="status" className="visually-hidden">
          {blocks.said}
        </span>
      </section>
      <div className={styles.phone}>
        <h2 id={phoneId} className={styles.phoneTitle}>
          {fieldLimits.blocks.label}のスマホ表示
        </h2>
        <PhoneView blocks={blocks.items} labelledBy={phoneId} />
      </div>
    </div>
  )
}
