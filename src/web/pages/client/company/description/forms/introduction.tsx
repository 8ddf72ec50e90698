import { checkHasText } from '#domain/company/description/rules.ts'
import {
  blockLabelOf,
  blocksOf,
  checkDraftBlocks,
  writeBlocks,
  type Block,
} from '#web/parts/block-editor/block-draft.ts'
import { BlockEditor } from '#web/parts/block-editor/block-editor.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionProps } from '../section-form.ts'

/** 会社紹介: the blocks, with the phone's view beside them. */
export function Introduction(props: SectionProps) {
  const form = useSectionForm<readonly Block[]>({
    ...props,
    section: 'contents',
    begin: () => blocksOf(props.page.company.contents),
    write: (blocks) => {
      const { input, places } = writeBlocks(blocks)
      return { input: { contents: input }, places }
    },
    check: (blocks) => [checkHasText(writeBlocks(blocks).input.texts), ...checkDraftBlocks(blocks)],
    labelOf: blockLabelOf,
  })
  return (
    <Editor form={form}>
      <BlockEditor form={form} read={({ words }) => words} put={(draft, words) => ({ ...draft, words })} />
    </Editor>
  )
}
