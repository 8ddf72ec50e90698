import { lookupIdOf } from '#domain/lookup/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import { repeatedAt } from '#ground/repeated.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'

type StepRow = { recruitmentStepId: number | null; customLabel: string | null }
export type RecruitmentProcessStep = { kind: 'STANDARD'; id: number; label: string } | { kind: 'CUSTOM'; label: string }

/** A standard step takes its label from the lookup. Refuses not_found for a step of an unknown kind (§8). */
export function readStep(
  labels: ReadonlyMap<number | string, { label: string }>,
  { recruitmentStepId: id, customLabel }: StepRow,
): RecruitmentProcessStep {
  if (customLabel !== null) return { kind: 'CUSTOM', label: customLabel }
  const standard = id === null ? undefined : labels.get(id)
  if (id === null || !standard) throw new Refusal('not_found')
  return { kind: 'STANDARD', id, label: standard.label }
}

export type GivenProcess = {
  steps: readonly { stepId: string; order: number }[]
  customSteps: readonly { label: string; order: number }[]
  description: string
}
type GivenStep = StepRow & { path: string; order: number }

export const recruitmentProcessText = {
  tooMany: `選考ステップは${fieldLimits.recruitmentSteps.max}件までです`,
  sameOrder: '並び順が重複しています',
}

/** Standard and custom steps in their common order. */
export const readSteps = ({ steps, customSteps }: GivenProcess): GivenStep[] =>
  [
    ...steps.map(({ stepId, order }, index) => ({
      path: `steps.${index}`,
      order,
      recruitmentStepId: lookupIdOf(stepId),
      customLabel: null,
    })),
    ...customSteps.map(({ label, order }, index) => ({
      path: `customSteps.${index}`,
      order,
      recruitmentStepId: null,
      customLabel: foldSpaces(label),
    })),
  ].toSorted((one, other) => one.order - other.order)

/** The same standard step may occur twice, such as two interviews. */
export const checkSteps = (
  steps: readonly GivenStep[],
  description: string,
  standard: { has: (id: number) => boolean },
): (FieldError | null)[] => [
  fieldError('steps', steps.length > fieldLimits.recruitmentSteps.max ? recruitmentProcessText.tooMany : null),
  checkText('description', description, fieldLimits.recruitmentProcess),
  ...steps.map(({ path, recruitmentStepId, customLabel }) => {
    if (customLabel !== null) return checkText(`${path}.label`, customLabel, fieldLimits.customStep)
    const isKnown = recruitmentStepId !== null && standard.has(recruitmentStepId)
    return fieldError(`${path}.stepId`, isKnown ? null : validationText.notSelected(fieldLimits.recruitmentSteps.label))
  }),
  ...checkOrder(steps),
]

function checkOrder(steps: readonly GivenStep[]) {
  const repeated = repeatedAt(steps.map(({ order }) => order))
  return steps.map(({ path }, at) =>
    fieldError(`${path}.order`, repeated.has(at) ? recruitmentProcessText.sameOrder : null),
  )
}

type Preset = { label: string; stepIds: readonly number[]; description: string }

/** Steps that many companies take, by their ids in the lookup (domain-data 1.11). */
export const recruitmentPresets = {
  SELECTION: { label: '本選考', stepIds: [1, 3, 5, 10, 13, 19, 20], description: '' },
  EARLY_SELECTION: {
    label: '特別選考',
    stepIds: [14, 10, 13, 20],
    description: 'エントリーシートの提出を免除します。',
  },
  INTERNSHIP: { label: 'インターンシップ', stepIds: [3, 8, 16], description: '' },
  CASUAL_MEETING: { label: 'カジュアル面談', stepIds: [14, 2], description: '' },
} as const satisfies Record<string, Preset>
export type RecruitmentPreset = keyof typeof recruitmentPresets
