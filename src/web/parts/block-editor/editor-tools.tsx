import { fieldLimits } from '#ground/limits/desk.ts'
import { Button } from '#web/ui/button.tsx'
import type { BlockTemplate } from './block-templates.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { Blocks } from './use-blocks.ts'
import styles from './editor-tools.module.css'

type EditorToolsProps = { titleId: string; blocks: Blocks; templates: readonly BlockTemplate[] }

export function EditorTools({ titleId, blocks, templates }: EditorToolsProps) {
  const { items, canUndo, canRedo, undo, redo } = blocks
  return (
    <div className={styles.tools}>
      <h2 id={titleId}>{fieldLimits.blocks.label}</h2>
      <span className="note-13">
        {items.length} / {fieldLimits.blocks.max}個
      </span>
      <div className={styles.acts}>
        {templates.length > 0 && <TemplateChoice templates={templates} blocks={blocks} />}
        <Button kind="quiet" aria-disabled={!canUndo || undefined} title="Ctrl+Z" onClick={undo}>
          元に戻す
        </Button>
        <Button kind="quiet" aria-disabled={!canRedo || undefined} title="Ctrl+Shift+Z" onClick={redo}>
          やり直す
        </Button>
      </div>
    </div>
  )
}
