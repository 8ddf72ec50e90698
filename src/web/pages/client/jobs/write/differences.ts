import { changedLines, type ChangedLine } from '#domain/job/change/rules.ts'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import type { Block } from '#web/parts/block-editor/block-draft.ts'
import { conditionsOf, draftOf, type Draft } from './draft.ts'
import type { Writing } from './load.ts'

const promisedOf = (draft: Draft) => ({
  title: draft.title,
  scoutTypeId: Number(draft.scoutTypeId),
  conditions: conditionsOf(draft),
})

/** Terms promised to students with a scout, before and after the change. */
export const promisesChanged = (job: WrittenJobFragment, draft: Draft, { scoutTypes }: Writing): ChangedLine[] =>
  changedLines(
    promisedOf(draftOf(job)),
    promisedOf(draft),
    (id) => scoutTypes.find((one) => one.id === String(id))?.label ?? '',
  )

/** Everything in which the stored job and the form differ. */
export function differences(job: WrittenJobFragment, draft: Draft, writing: Writing): ChangedLine[] {
  const stored = draftOf(job)
  const jobTypesOf = ({ jobTypeIds }: Draft) =>
    jobTypeIds.map((id) => writing.jobTypes.find((one) => one.id === id)?.label ?? '').join('、')
  const lines = [
    { label: '職種', before: jobTypesOf(stored), after: jobTypesOf(draft) },
    { label: '仕事内容', before: textOf(stored.blocks), after: textOf(draft.blocks) },
  ]
  return [...promisesChanged(job, draft, writing), ...lines.filter(({ before, after }) => before !== after)]
}

const textOf = (blocks: readonly Block[]) => blocks.map(lineOf).filter(Boolean).join('\n')

function lineOf(block: Block) {
  switch (block.kind) {
    case 'HEADING':
      return block.text && `■ ${block.text}`
    case 'TEXT':
      return block.body
    case 'IMAGE':
      return block.url && `（画像：${block.description || '説明なし'}）`
    case 'YOUTUBE':
      return block.videoId && `（動画：${block.videoId}）`
  }
}
