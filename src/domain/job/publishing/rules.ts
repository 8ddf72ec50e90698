import { isCopyTitle } from '../rules.ts'
import { missingConditions, type Condition } from '../condition/rules.ts'

export type JobParts = {
  title: string
  isCompanySetUp: boolean
  scoutTypeId: number
  jobTypeIds: readonly number[]
  kind: string | null
  completionDescription: string
  schedulingId: string | null
  /** Whether a student could still choose a date of the scheduling: none that is over, full or closed. */
  hasOpenDate: boolean
  contents: readonly { kind: string; text: string }[]
  conditions: readonly Condition[]
  steps: readonly unknown[]
}

export const hasText = (contents: JobParts['contents']) =>
  contents.some((block) => block.kind === 'TEXT' && block.text.trim() !== '')

export const missingPartCodes = [
  'COMPANY',
  'TITLE',
  'TEXT',
  'JOB_TYPES',
  'CONDITION',
  'STEPS',
  'COMPLETION',
  'MESSAGE',
  'SCHEDULING',
  'DATES',
] as const
type MissingPartCode = (typeof missingPartCodes)[number]
export type MissingPart = { code: MissingPartCode; label: string }

/** Each part that a published job needs, by its Japanese name; `which` names the missing details. */
const needed: {
  code: MissingPartCode
  label: string
  isMissing: (job: JobParts) => boolean
  which?: (job: JobParts) => string[]
}[] = [
  { code: 'COMPANY', label: '企業ページ', isMissing: ({ isCompanySetUp }) => !isCompanySetUp },
  { code: 'TITLE', label: 'タイトル（先頭の「（コピー）」を外す）', isMissing: ({ title }) => isCopyTitle(title) },
  { code: 'TEXT', label: '募集内容の本文', isMissing: ({ contents }) => !hasText(contents) },
  { code: 'JOB_TYPES', label: '職種', isMissing: ({ jobTypeIds }) => jobTypeIds.length === 0 },
  {
    code: 'CONDITION',
    label: '募集条件',
    isMissing: ({ scoutTypeId, conditions }) => missingConditions(scoutTypeId, conditions).length > 0,
    which: ({ scoutTypeId, conditions }) => (conditions.length > 0 ? missingConditions(scoutTypeId, conditions) : []),
  },
  { code: 'STEPS', label: '選考の流れ', isMissing: ({ steps }) => steps.length === 0 },
  { code: 'COMPLETION', label: '承認後の案内方法', isMissing: ({ kind }) => kind === null },
  {
    code: 'MESSAGE',
    label: '承認後のメッセージ',
    isMissing: ({ kind, completionDescription }) => kind === 'MESSAGE' && completionDescription.trim() === '',
  },
  {
    code: 'SCHEDULING',
    label: '予定',
    isMissing: ({ kind, schedulingId }) => kind === 'SCHEDULING' && schedulingId === null,
  },
  {
    code: 'DATES',
    label: '学生が選べる日程',
    isMissing: ({ kind, schedulingId, hasOpenDate }) => kind === 'SCHEDULING' && schedulingId !== null && !hasOpenDate,
  },
]

/** The Japanese names of the parts to fill in before publishing; empty when the job is complete. */
export const missingParts = (job: JobParts): string[] =>
  needed
    .filter(({ isMissing }) => isMissing(job))
    .map(({ label, which }) => {
      const rest = which?.(job) ?? []
      return rest.length > 0 ? `${label}「${rest.join('」「')}」` : label
    })

/** The same one by one, each with the code of the control that fills it in; a missing condition has its own label. */
export const missingPartsOf = (job: JobParts): MissingPart[] =>
  needed
    .filter(({ isMissing }) => isMissing(job))
    .flatMap(({ code, label }): MissingPart[] =>
      code === 'CONDITION'
        ? missingConditions(job.scoutTypeId, job.conditions).map((condition) => ({ code, label: condition }))
        : [{ code, label }],
    )
