import { useRef, type SetStateAction } from 'react'
import { changeItem } from '#web/parts/forms/draft/items.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useHistory } from '#web/parts/forms/draft/use-history.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { blockNames, blockParts, type Block } from './block-draft.ts'

type BlocksOptions<Draft> = {
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'focus'>
  read: (draft: Draft) => readonly Block[]
  put: (draft: Draft, blocks: readonly Block[]) => Draft
}

/** The changes to the blocks of a draft, each of which can be undone. */
export function useBlocks<Draft>({ form, read, put }: BlocksOptions<Draft>) {
  const mark = useRef<string | null>(null)
  const replace = (blocks: readonly Block[]) => form.change((draft) => put(draft, blocks))
  const history = useHistory(read(form.draft), replace)
  const recorded = {
    draft: form.draft,
    focus: form.focus,
    change: (to: SetStateAction<Draft>) => {
      history.record(mark.current)
      mark.current = null
      form.change(to)
    },
  }
  const items = useItems<Draft, Block>({
    form: recorded,
    read,
    put,
    nameOf: (block) => `『${blockNames[block.kind]}』`,
    firstPart: ({ kind }) => blockParts[kind][0],
    whenEmpty: 'add',
  })
  return {
    ...items,
    change: (key: string, to: Partial<Block>) => {
      mark.current = `${key} ${Object.keys(to).join(' ')}`
      items.change(key, to)
    },
    /** Takes the place of all blocks, or of one. */
    replaceAll: (blocks: readonly Block[]) => recorded.change((draft) => put(draft, blocks)),
    /** An answer of the server is no step of the writer: to undo it would lose a stored picture. */
    settle: (key: string, to: Partial<Block>) => {
      const settled = (blocks: readonly Block[]) => changeItem(blocks, key, to)
      history.correct(settled)
      form.change((draft) => put(draft, settled(read(draft))))
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: () => {
      history.undo()
      if (history.canUndo) items.say('元に戻しました')
    },
    redo: () => {
      history.redo()
      if (history.canRedo) items.say('やり直しました')
    },
  }
}

export type Blocks = ReturnType<typeof useBlocks<never>>
