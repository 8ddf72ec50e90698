import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Figure } from '../item-bank/item.ts'
import { intellectualSections } from '../rules.ts'
import { figureAddress } from '../sitting/figure/address.ts'
import type { SittingSection } from '../sitting/recheck/rules.ts'
import type { ItemContent } from './content.ts'
import { listPracticeItems } from './queries.ts'
import { optionsPerItem } from './rules.ts'

export const SectionIdEnum = builder.enumType('AssessmentSectionId', {
  description: 'RECHECK: six items of a scored sitting whose answers were unusually fast.',
  values: [...intellectualSections.map(({ id }) => id), 'RECHECK' as const],
})

/** An item as a student sees it: nothing of its key, its rationales or its difficulty. */
export type ShownItem = {
  itemId: string
  section: SittingSection
  position: number
  content: ItemContent
  /** The options as shown: places in the item's own order. */
  optionOrder: readonly number[]
  isPractice: boolean
}
type ShownFigure = { itemId: string; option: number | null; figure: Figure }

const AssessmentFigure = builder.objectRef<ShownFigure>('AssessmentFigure').implement({
  fields: (t) => ({
    address: t.string({
      description: 'An SVG picture, for this student alone and for minutes.',
      resolve: ({ itemId, option }, _, context) => addressOf(context, itemId, option),
    }),
    alternative: t.string({ resolve: ({ figure }) => figure.alternative }),
  }),
})
const addressOf = ({ viewer, sealing }: Context, itemId: string, option: number | null) =>
  figureAddress(sealing, { candidateId: requireCandidate(viewer).candidateId, itemId, option }, new Date())

type ShownOption = { text: string | null; figure: ShownFigure | null }
const AssessmentOption = builder.objectRef<ShownOption>('AssessmentOption').implement({
  description: 'A text or a figure.',
  fields: (t) => ({
    text: t.exposeString('text', { nullable: true }),
    figure: t.expose('figure', { type: AssessmentFigure, nullable: true }),
  }),
})

export const AssessmentItem = builder.objectRef<ShownItem>('AssessmentItem').implement({
  fields: (t) => ({
    practiceId: t.id({
      nullable: true,
      description: 'The id of a practice item; an item of the test has none.',
      resolve: ({ itemId, isPractice }) => (isPractice ? itemId : null),
    }),
    section: t.expose('section', { type: SectionIdEnum }),
    position: t.exposeInt('position'),
    passage: t.string({ nullable: true, resolve: ({ content }) => content.passage ?? null }),
    stem: t.string({ resolve: ({ content }) => content.stem }),
    figure: t.field({
      type: AssessmentFigure,
      nullable: true,
      resolve: ({ itemId, content: { figure } }) => (figure ? { itemId, option: null, figure } : null),
    }),
    options: t.field({
      type: [AssessmentOption],
      resolve: ({ itemId, content, optionOrder }) =>
        optionOrder.flatMap((place): ShownOption[] => {
          const option = content.options[place]
          if (!option) return []
          if ('text' in option) return [{ text: option.text, figure: null }]
          return [{ text: null, figure: { itemId, option: place, figure: option.figure } }]
        }),
    }),
  }),
})

const ownOrder = Array.from({ length: optionsPerItem }, (_, at) => at)

/** The practice items in their own order. */
export async function shownPracticeItems({ db }: Context): Promise<ShownItem[]> {
  const rows = await listPracticeItems(db)
  return rows.flatMap(({ id, section, content }, at) =>
    section ? [{ itemId: id, section, position: at + 1, content, optionOrder: ownOrder, isPractice: true }] : [],
  )
}

type PracticeAnswer = { key: number; option: number; rationales: readonly string[] }
const AssessmentPracticeAnswer = builder.objectRef<PracticeAnswer>('AssessmentPracticeAnswer').implement({
  description: 'Kept nowhere.',
  fields: (t) => ({
    isRight: t.boolean({ resolve: ({ key, option }) => key === option }),
    key: t.exposeInt('key', { description: 'The place of the right option.' }),
    rationales: t.stringList({
      description: 'For each option: why it is right, or the mistake that leads to it.',
      resolve: ({ rationales }) => [...rationales],
    }),
  }),
})

builder.queryField('assessmentPracticeAnswer', (t) =>
  t.field({
    type: AssessmentPracticeAnswer,
    description: 'What a practice item says after an answer.',
    args: { practiceId: t.arg.id({ required: true }), option: t.arg.int({ required: true }) },
    resolve: async (_, { practiceId, option }, { viewer, db }) => {
      requireCandidate(viewer)
      const item = (await listPracticeItems(db)).find(({ id }) => id === practiceId)
      if (!item) throw new Refusal('not_found')
      const { key, rationales } = item.content
      return { key, option, rationales }
    },
  }),
)
