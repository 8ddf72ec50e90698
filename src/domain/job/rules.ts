import { Refusal } from '#domain/refusal.ts'

export const jobStatuses = ['DRAFT', 'PUBLISHED'] as const
export type JobStatus = (typeof jobStatuses)[number]
export const jobKinds = ['DRAFT', 'MESSAGE', 'SCHEDULING'] as const
export type JobKind = (typeof jobKinds)[number]
export const contentBlockKinds = ['HEADING', 'IMAGE', 'TEXT', 'YOUTUBE'] as const
export type ContentBlockKind = (typeof contentBlockKinds)[number]

export const jobLimits = { title: 40 }

export const jobMoves = {
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  saveAsDraft: { from: ['PUBLISHED'], to: 'DRAFT' },
} satisfies Record<string, { from: JobStatus[]; to: JobStatus }>

type Sent = { totalSent: number }

/** A candidate who was sent this job must always be able to open it. */
export const canDelete = ({ totalSent }: Sent) => totalSent === 0
export const canSaveAsDraft = ({ totalSent }: Sent) => totalSent === 0
export const canSendScoutInvitation = ({ status, isArchived }: { status: string; isArchived: boolean }) =>
  status === 'PUBLISHED' && !isArchived

/** null is a job whose completion is not chosen yet. An unknown kind is not found (§8). */
export function readKind(kind: string | null): JobKind {
  const known = jobKinds.find((name) => name === (kind ?? 'DRAFT'))
  if (!known) throw new Refusal('not_found')
  return known
}

export type RecruitmentStepRow = { recruitmentStepId: number | null; customLabel: string | null }
export type RecruitmentProcessStep = { stepId: number | null; label: string; isCustom: boolean }

/** Standard steps take their label from the lookup; a step of an unknown kind makes the job not found (§8). */
export function readStep(
  labels: ReadonlyMap<number | string, { label: string }>,
  step: RecruitmentStepRow,
): RecruitmentProcessStep {
  if (step.customLabel !== null) return { stepId: null, label: step.customLabel, isCustom: true }
  const standard = step.recruitmentStepId === null ? undefined : labels.get(step.recruitmentStepId)
  if (!standard) throw new Refusal('not_found')
  return { stepId: step.recruitmentStepId, label: standard.label, isCustom: false }
}

/** 本選考 and 特別選考・早期選考: the law asks for the conditions of work before a student is asked to apply. */
export const scoutTypesWithConditions: readonly number[] = [1, 2]

export type JobParts = {
  scoutTypeId: number
  jobTypeIds: readonly number[]
  kind: string | null
  completionDescription: string
  schedulingId: string | null
  contents: readonly { kind: string; text: string }[]
  conditions: readonly { label: string; body: string }[]
  steps: readonly unknown[]
}

const needed: { label: string; isPresent: (job: JobParts) => boolean }[] = [
  {
    label: '募集内容の本文',
    isPresent: ({ contents }) => contents.some((block) => block.kind === 'TEXT' && block.text.trim()),
  },
  { label: '職種', isPresent: ({ jobTypeIds }) => jobTypeIds.length > 0 },
  {
    label: '募集条件',
    isPresent: ({ scoutTypeId, conditions }) =>
      !scoutTypesWithConditions.includes(scoutTypeId) ||
      (conditions.length > 0 && conditions.every(({ body }) => body.trim())),
  },
  { label: '選考の流れ', isPresent: ({ steps }) => steps.length > 0 },
  { label: '承認後の案内方法', isPresent: ({ kind }) => kind !== null },
  {
    label: '承認後のメッセージ',
    isPresent: ({ kind, completionDescription }) => kind !== 'MESSAGE' || completionDescription.trim() !== '',
  },
  {
    label: '予定',
    isPresent: ({ kind, schedulingId }) => kind !== 'SCHEDULING' || schedulingId !== null,
  },
]

/** The Japanese names of what is still to be filled in before publishing; empty when complete. */
export const missingParts = (job: JobParts): string[] =>
  needed.filter(({ isPresent }) => !isPresent(job)).map(({ label }) => label)

/** 「（コピー）題」, then 「（コピー2）題」…; copy counts from 1. Cut to the longest title allowed. */
export function copyTitle(title: string, copy: number) {
  const prefix = copy === 1 ? '（コピー）' : `（コピー${copy}）`
  return Array.from(prefix + title)
    .slice(0, jobLimits.title)
    .join('')
}
