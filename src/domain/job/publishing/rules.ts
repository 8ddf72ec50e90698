import { missingConditions, type Condition } from '../condition/rules.ts'

export type JobParts = {
  scoutTypeId: number
  jobTypeIds: readonly number[]
  kind: string | null
  completionDescription: string
  schedulingId: string | null
  contents: readonly { kind: string; text: string }[]
  conditions: readonly Condition[]
  steps: readonly unknown[]
}

export const hasText = (contents: JobParts['contents']) =>
  contents.some((block) => block.kind === 'TEXT' && block.text.trim() !== '')

/** Each part that a published job needs, by its Japanese name; `which` names the missing details. */
const needed: { label: string; isMissing: (job: JobParts) => boolean; which?: (job: JobParts) => string[] }[] = [
  { label: '募集内容の本文', isMissing: ({ contents }) => !hasText(contents) },
  { label: '職種', isMissing: ({ jobTypeIds }) => jobTypeIds.length === 0 },
  {
    label: '募集条件',
    isMissing: ({ scoutTypeId, conditions }) => missingConditions(scoutTypeId, conditions).length > 0,
    which: ({ scoutTypeId, conditions }) => (conditions.length > 0 ? missingConditions(scoutTypeId, conditions) : []),
  },
  { label: '選考の流れ', isMissing: ({ steps }) => steps.length === 0 },
  { label: '承認後の案内方法', isMissing: ({ kind }) => kind === null },
  {
    label: '承認後のメッセージ',
    isMissing: ({ kind, completionDescription }) => kind === 'MESSAGE' && completionDescription.trim() === '',
  },
  { label: '予定', isMissing: ({ kind, schedulingId }) => kind === 'SCHEDULING' && schedulingId === null },
]

/** The Japanese names of the parts to fill in before publishing; empty when the job is complete. */
export const missingParts = (job: JobParts): string[] =>
  needed
    .filter(({ isMissing }) => isMissing(job))
    .map(({ label, which }) => {
      const rest = which?.(job) ?? []
      return rest.length > 0 ? `${label}「${rest.join('」「')}」` : label
    })
