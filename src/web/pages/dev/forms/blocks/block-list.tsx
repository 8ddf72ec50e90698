import { fieldLimits } from '#ground/field-limits.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field-parts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { BlockFields } from './block-fields.tsx'
import styles from './blocks.module.css'
import { kindNames, nameOf, newBlock, partsOf, type Block, type Draft, type Kind } from './draft.ts'

const icons = { HEADING: 'heading', TEXT: 'list', IMAGE: 'image', YOUTUBE: 'video' } satisfies Record<Kind, IconName>
const kinds: readonly Kind[] = ['HEADING', 'TEXT', 'IMAGE', 'YOUTUBE']

export function BlockList({ form }: { form: DraftForm<Draft> }) {
  const blocks = useItems<Draft, Block>({
    form,
    read: (draft) => draft.blocks,
    put: (draft, items) => ({ ...draft, blocks: items }),
    nameOf: (block) => kindNames[block.kind],
    firstPart: ({ kind }) => partsOf[kind][0],
    whenEmpty: 'add',
  })
  const { id, error } = form.field('blocks')
  return (
    <section className={styles.list} id={id} tabIndex={-1} aria-labelledby="blocks">
      <h2 id="blocks">
        {fieldLimits.blocks.label}
        <small>
          {blocks.items.length} / {fieldLimits.blocks.max}個
        </small>
      </h2>
      <FieldError>{error}</FieldError>
      <ol className={styles.list}>
        {blocks.items.map((block) => (
          <li key={block.key} className={cardClass({ className: styles.block })}>
            <ItemBar items={blocks} item={block} idOf={form.idOf} name={nameOf(form.draft, block)}>
              <Icon name={icons[block.kind]} />
              {kindNames[block.kind]}
            </ItemBar>
            <BlockFields block={block} field={form.field} onChange={(to) => blocks.change(block.key, to)} />
          </li>
        ))}
      </ol>
      <div className={styles.add} role="group" aria-label="ブロックを追加" id={form.idOf('add')} tabIndex={-1}>
        {kinds.map((kind) => (
          <Button key={kind} kind="secondary" onClick={() => blocks.add(newBlock(kind))}>
            <Icon name="plus" />
            {kindNames[kind]}
          </Button>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {blocks.said}
      </span>
    </section>
  )
}
