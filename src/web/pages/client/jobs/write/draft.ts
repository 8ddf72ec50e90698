import { checkConditions, requiredConditions, type Condition } from '#domain/job/condition/rules.ts'
import { checkDescription, tidyDescription } from '#domain/job/content/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import type {
  ContentBlocksInput,
  CreateJobDescriptionMutationVariables,
  WrittenJobFragment,
} from '#web/generated/graphql.ts'
import {
  blockLabelOf,
  blocksControl,
  blocksOf,
  checkDraftBlocks,
  writeBlocks,
  type Block,
} from '#web/parts/block-editor/block-draft.ts'
import { fieldPlace, itemPlaces, type Place, type Written } from '#web/parts/forms/draft/places.ts'
import type { Keyed } from '#web/parts/forms/draft/items.ts'

/** A condition with a label of the company's own. */
export type OwnCondition = Keyed & Condition
export type Draft = {
  title: string
  scoutTypeId: string
  jobTypeIds: readonly string[]
  blocks: readonly Block[]
  /** The bodies of the conditions the law names, in its order. */
  stated: readonly string[]
  own: readonly OwnCondition[]
}
export type JobInput = CreateJobDescriptionMutationVariables

const isRequired = (label: string) => (requiredConditions as readonly string[]).includes(label)
const noJob = { title: '', scoutType: { id: '' }, jobTypes: [], contents: [], conditions: [] }

/** The draft of a saved job; of a new one without a job. */
export function draftOf(job: Pick<WrittenJobFragment, keyof typeof noJob> | null): Draft {
  const { title, scoutType, jobTypes, contents, conditions } = job ?? noJob
  return {
    title,
    scoutTypeId: scoutType.id,
    jobTypeIds: jobTypes.map(({ id }) => id),
    blocks: blocksOf(contents),
    stated: requiredConditions.map((label) => conditions.find((one) => one.label === label)?.body ?? ''),
    own: conditions
      .filter(({ label }) => !isRequired(label))
      .map(({ label, body }, at) => ({ key: `own${at}`, label, body })),
  }
}

/** The control of a condition the law names, by its place in the law's list. */
export const statedControl = (at: number) => `stated${at}`

// A block or a row that was added and not yet filled in says nothing, and keeps nothing from being saved.
const isFilledIn = (block: Block) => {
  if (block.kind === 'HEADING') return block.text.trim() !== ''
  if (block.kind === 'IMAGE') return block.url !== ''
  if (block.kind === 'YOUTUBE') return block.videoId.trim() !== ''
  return true
}
const filledBlocks = ({ blocks }: Draft) => blocks.filter(isFilledIn)
const filledOwn = ({ own }: Draft) => own.filter(({ label, body }) => label.trim() !== '' || body.trim() !== '')

const statedOf = ({ stated }: Draft) =>
  requiredConditions
    .map((label, at) => ({ label, body: stated[at] ?? '', control: statedControl(at) }))
    .filter(({ body }) => body.trim() !== '')

/** The conditions as students read them. */
export const conditionsOf = (draft: Draft): Condition[] => [
  ...statedOf(draft).map(({ label, body }) => ({ label, body })),
  ...filledOwn(draft).map(({ label, body }) => ({ label, body })),
]

export function write(draft: Draft): Written & { input: JobInput } {
  const { title, scoutTypeId, jobTypeIds } = draft
  const { input: contents, places } = writeBlocks(filledBlocks(draft))
  const stated = statedOf(draft)
  const conditionPlaces: Place[] = [
    fieldPlace('conditions', 'own-add'),
    ...stated.map(({ control }, at) => fieldPlace(`conditions.${at}`, control)),
    ...itemPlaces('conditions', filledOwn(draft), ['label', 'body']).map((place, at) => ({
      ...place,
      path: `conditions.${stated.length + at}`,
    })),
  ]
  return {
    // The generated type is the same but for its mutable lists.
    input: {
      title,
      scoutTypeId,
      jobTypeIds: [...jobTypeIds],
      contents: contents as ContentBlocksInput,
      conditions: conditionsOf(draft),
    },
    places: [fieldPlace('title'), fieldPlace('scoutTypeId'), fieldPlace('jobTypeIds'), ...places, ...conditionPlaces],
  }
}

type Choices = { scoutTypes: readonly { id: string }[]; jobTypes: readonly { id: string }[] }
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => Number(id)))

export const checkDraft = (draft: Draft, { scoutTypes, jobTypes }: Choices): (FieldError | null)[] => [
  ...checkDescription(tidyDescription(draft), { scoutTypes: idsOf(scoutTypes), jobTypes: idsOf(jobTypes) }),
  ...checkConditions(conditionsOf(draft)),
  ...checkDraftBlocks(filledBlocks(draft)),
]

export function labelOf(draft: Draft, control: string): string | null {
  if (control === 'title') return fieldLimits.jobTitle.label
  if (control === 'scoutTypeId') return 'スカウト種別'
  if (control === 'jobTypeIds') return fieldLimits.jobTypes.label
  if (control === 'own-add') return fieldLimits.conditions.label
  const stated = requiredConditions.find((_, at) => statedControl(at) === control)
  if (stated) return stated
  const own = draft.own.find(({ key }) => control.startsWith(`${key}-`))
  if (own) return own.label || '独自の項目'
  return control === blocksControl ? fieldLimits.blocks.label : blockLabelOf(draft.blocks, control)
}
