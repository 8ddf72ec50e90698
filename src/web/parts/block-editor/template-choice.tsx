import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { keyed } from './block-draft.ts'
import type { BlockTemplate } from './block-templates.ts'
import { withinLimits } from './pasted-blocks.ts'
import type { Blocks } from './use-blocks.ts'

type TemplateChoiceProps = { templates: readonly BlockTemplate[]; blocks: Blocks }

/** Blocks to start from. Asks when there are blocks already. */
export function TemplateChoice({ templates, blocks }: TemplateChoiceProps) {
  const [choice, setChoice] = useState<BlockTemplate | null>(null)
  const begin = (template: BlockTemplate, before: Blocks['items']) => {
    const added = withinLimits(before.length, template.blocks.map(keyed))
    blocks.replaceAll([...before, ...added.kept])
    blocks.say(`「${template.name}」のテンプレートを入れました。${added.told ?? ''}`)
    setChoice(null)
  }
  const choose = (template: BlockTemplate) => (blocks.items.length === 0 ? begin(template, []) : setChoice(template))
  return (
    <>
      <Menu label="テンプレート" trigger="テンプレート">
        {templates.map((template) => (
          <MenuItem key={template.name} onClick={() => choose(template)}>
            {template.name}
          </MenuItem>
        ))}
      </Menu>
      <Modal
        open={choice !== null}
        onClose={() => setChoice(null)}
        title={`「${choice?.name ?? ''}」のテンプレートを入れますか？`}
        cancel="やめる"
        ok={<Button onClick={() => choice && begin(choice, blocks.items)}>今のブロックの後に入れる</Button>}
        danger={
          <Button kind="secondary" onClick={() => choice && begin(choice, [])}>
            置き換える
          </Button>
        }
      >
        <p>今のブロックが{blocks.items.length}個あります。置き換えた後も「元に戻す」で戻せます。</p>
      </Modal>
    </>
  )
}
