import {
  checkSteps,
  readSteps,
  recruitmentPresets,
  type GivenProcess,
  type RecruitmentPreset,
} from '#domain/job/recruitment-process/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import { type Keyed, newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'

/** A step of the lookup, or one of the company's own with `stepId` null. */
export type Step = Keyed & { stepId: string | null; label: string }
export type Draft = { steps: readonly Step[]; description: string }

export type StandardStep = { id: string; label: string }
type Process = {
  recruitmentProcess: readonly ({ label: string } & (
    | { __typename: 'StandardRecruitmentStep'; id: string }
    | { __typename: 'CustomRecruitmentStep' }
  ))[]
  recruitmentProcessDescription: string
}

export const draftOf = ({ recruitmentProcess, recruitmentProcessDescription: description }: Process): Draft => ({
  // The place is a key that stays over a reload of the page, so that a kept draft is known again.
  steps: recruitmentProcess.map((step, at) => ({
    key: `step-${at}`,
    stepId: step.__typename === 'StandardRecruitmentStep' ? step.id : null,
    label: step.label,
  })),
  description,
})

export const standardStep = ({ id, label }: StandardStep): Step => ({ key: newKey(), stepId: id, label })
export const ownStep = (label: string): Step => ({ key: newKey(), stepId: null, label: foldSpaces(label) })

/** The preset in place of the present steps; a description that the company wrote stays. */
export function withPreset(draft: Draft, preset: RecruitmentPreset, standard: readonly StandardStep[]): Draft {
  const { stepIds, description } = recruitmentPresets[preset]
  const steps = stepIds.flatMap((id) => standard.find((step) => step.id === String(id)) ?? [])
  return { steps: steps.map(standardStep), description: draft.description || description }
}

/** Splits one list into the two lists of §7; `order` counts over both. */
export function write({ steps, description }: Draft) {
  const order = (step: Step) => steps.indexOf(step)
  const standard = steps.filter(({ stepId }) => stepId !== null)
  const own = steps.filter(({ stepId }) => stepId === null)
  const input: GivenProcess = {
    steps: standard.map((step) => ({ stepId: step.stepId ?? '', order: order(step) })),
    customSteps: own.map((step) => ({ label: step.label, order: order(step) })),
    description,
  }
  const places = [
    fieldPlace('steps'),
    fieldPlace('customSteps', 'steps'),
    fieldPlace('description'),
    ...itemPlaces('steps', standard, ['step']),
    ...itemPlaces('customSteps', own, ['label']),
  ]
  return { input, places }
}

/** The rules of the server, for the steps that the page offers. */
export function checkDraft(draft: Draft, standard: readonly StandardStep[]) {
  const { input } = write(draft)
  const stepIds = new Set(standard.map(({ id }) => Number(id)))
  return checkSteps(readSteps(input), tidyText(input.description), stepIds)
}

export const nameOf = (steps: readonly Step[], step: Step) =>
  `${steps.indexOf(step) + 1}番目の「${step.label || fieldLimits.customStep.label}」`

export function labelOf({ steps }: Draft, control: string) {
  if (control === 'steps') return fieldLimits.recruitmentSteps.label
  if (control === 'description') return fieldLimits.recruitmentProcess.label
  const step = steps.find(({ key }) => control.startsWith(key))
  return step ? nameOf(steps, step) : null
}
