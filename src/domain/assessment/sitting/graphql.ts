import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import { AssessmentItem, SectionIdEnum, type ShownItem } from '../item/graphql.ts'
import { itemContent } from '../item/content.ts'
import { intellectualSections } from '../rules.ts'
import { rightPoleSign, shownPair } from '../personality/sides.ts'
import { closesAt, limitSeconds } from './clock/rules.ts'
import { deviceOf } from './device.ts'
import { itemsOf } from './item-words.ts'
import { findAttempt, listAnswersOf, listSectionsOf, type Answer, type Attempt, type Section } from './queries.ts'
import { checkStageOf, checkStages } from './recheck/rules.ts'
import { assessmentKinds, attemptStates, goesOn, isOpen, sectionStates } from './rules.ts'

export const AssessmentKindEnum = builder.enumType('AssessmentKind', { values: assessmentKinds })
const AssessmentStateEnum = builder.enumType('AssessmentState', { values: attemptStates })
export const AssessmentCheckStage = builder.enumType('AssessmentCheckStage', {
  description: 'A check of unusually fast answers waits for the six items of the student, or for an operator.',
  values: checkStages,
})
const SectionStateEnum = builder.enumType('AssessmentSectionState', { values: sectionStates })

const AssessmentPlace = builder.objectRef<Answer>('AssessmentPlace').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    isAnswered: t.boolean({ resolve: ({ chosen }) => chosen !== null }),
    chosenOption: t.int({
      nullable: true,
      description: 'The place of the chosen option as shown.',
      resolve: ({ chosen, optionOrder }) => (chosen === null ? null : (optionOrder?.indexOf(chosen) ?? null)),
    }),
    isFlagged: t.exposeBoolean('isFlagged'),
    sequence: t.exposeInt('sequence'),
  }),
})

type SectionOfAttempt = { section: Section; attempt: Attempt }
const AssessmentSection = builder.objectRef<SectionOfAttempt>('AssessmentSection').implement({
  fields: (t) => ({
    id: t.field({ type: SectionIdEnum, resolve: ({ section }) => section.section }),
    title: t.string({ resolve: ({ section }) => titleOf(section) }),
    position: t.int({ resolve: ({ section }) => section.position }),
    state: t.field({ type: SectionStateEnum, resolve: ({ section }) => section.state }),
    itemCount: t.int({ resolve: async (parent, _, context) => (await placesOf(context, parent)).length }),
    minutes: t.int({
      description: 'The limit in whole minutes, rounded up.',
      resolve: async (parent, _, context) => Math.ceil((await limitOf(context, parent)) / 60),
    }),
    limitSeconds: t.int({ resolve: (parent, _, context) => limitOf(context, parent) }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ section }) => section.startedAt }),
    deadlineAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'With 15 seconds of grace, and the extension after an outage.',
      resolve: ({ section }) => section.deadlineAt,
    }),
    extensionSeconds: t.int({ resolve: ({ section }) => section.extensionSeconds }),
    answers: t.field({ type: [AssessmentPlace], resolve: (parent, _, context) => placesOf(context, parent) }),
  }),
})
const titleOf = ({ section }: Section) => intellectualSections.find(({ id }) => id === section)?.title ?? '確認'
const placesOf = async (context: Context, { section, attempt }: SectionOfAttempt) =>
  (await answersOf(context, attempt.id)).filter(({ sectionPosition }) => sectionPosition === section.position)
const limitOf = async (context: Context, parent: SectionOfAttempt) =>
  limitSeconds({
    section: parent.section.section,
    hasPilots: (await placesOf(context, parent)).some(({ isScored }) => !isScored),
    timeFactor: Number(parent.attempt.timeFactor),
  })

type ShownPair = { position: number; left: string; right: string; chosen: number | null; sequence: number }
const AssessmentPair = builder.objectRef<ShownPair>('AssessmentPair').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    left: t.exposeString('left'),
    right: t.exposeString('right'),
    chosen: t.exposeInt('chosen', {
      nullable: true,
      description: 'The button as shown: -2 at the left statement, 2 at the right one.',
    }),
    sequence: t.exposeInt('sequence'),
  }),
})

export const AssessmentAttempt = builder.objectRef<Attempt>('AssessmentAttempt').implement({
  description: 'One sitting of one of the two tests.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: AssessmentKindEnum }),
    state: t.expose('state', { type: AssessmentStateEnum }),
    timeFactor: t.float({ resolve: ({ timeFactor }) => Number(timeFactor) }),
    hasLargerFigures: t.exposeBoolean('hasLargerFigures'),
    usesScreenReader: t.exposeBoolean('usesScreenReader'),
    isThisDevice: t.boolean({
      description: 'False where another device has opened the sitting since; takeOverAssessment brings it here.',
      resolve: ({ deviceId }, _, { sessionTokenSha256 }) => deviceId === deviceOf(sessionTokenSha256),
    }),
    beganAt: t.expose('beganAt', { type: 'DateTime' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    continueBy: t.expose('continueBy', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then the next section, or the re-check of a scored sitting, may be started.',
    }),
    isExtended: t.boolean({
      description: 'Whether the one extension after an outage is used.',
      resolve: ({ extendedAt }) => extendedAt !== null,
    }),
    isChecked: t.exposeBoolean('isChecked', { description: 'Shown as 確認中.' }),
    isErased: t.boolean({
      description: 'Whether the student deleted its result.',
      resolve: ({ erasedAt }) => erasedAt !== null,
    }),
    checkStage: t.field({
      type: AssessmentCheckStage,
      nullable: true,
      description: 'What the check waits for; null without one.',
      resolve: checkStageOf,
    }),
    lastSequence: t.int({
      description: 'The highest number of a saved answer; a device counts on from it.',
      resolve: async ({ id }, _, context) =>
        Math.max(0, ...(await answersOf(context, id)).map(({ sequence }) => sequence)),
    }),
    serverNow: t.field({ type: 'DateTime', resolve: () => new Date() }),
    sections: t.field({
      type: [AssessmentSection],
      resolve: async (attempt, _, context) => {
        const sections = (await context.batchOpen(listSectionsOf).load(attempt.id)) ?? []
        return sections.map((section) => ({ section, attempt }))
      },
    }),
    item: t.field({
      type: AssessmentItem,
      nullable: true,
      description: 'An item of the running section; null when none runs.',
      args: { position: t.arg.int({ required: true }) },
      resolve: (attempt, { position }, context) => shownItem(context, attempt, position),
    }),
    pairs: t.field({
      type: [AssessmentPair],
      description: 'The pairs of a personality sitting that goes on.',
      resolve: (attempt, _, context) => shownPairs(context, attempt),
    }),
  }),
})

const answersOf = async ({ batchOpen }: Context, attemptId: string) =>
  (await batchOpen(listAnswersOf).load(attemptId)) ?? []

async function shownItem(context: Context, attempt: Attempt, position: number): Promise<ShownItem | null> {
  const sections = (await context.batchOpen(listSectionsOf).load(attempt.id)) ?? []
  const running = sections.find(({ state }) => state === 'RUNNING')
  if (!running?.deadlineAt || !goesOn(attempt)) return null
  if (new Date() > closesAt({ deadlineAt: running.deadlineAt })) return null
  const place = (await answersOf(context, attempt.id)).find(
    (answer) => answer.sectionPosition === running.position && answer.position === position,
  )
  if (!place?.optionOrder) throw new Refusal('not_found')
  const item = (await itemsOf(context.db, [place])).get(place.itemId)
  const { itemId, optionOrder } = place
  return {
    itemId,
    section: running.section,
    position,
    content: itemContent(item?.content),
    optionOrder,
    isPractice: false,
  }
}

async function shownPairs(context: Context, attempt: Attempt): Promise<ShownPair[]> {
  if (attempt.kind !== 'PERSONALITY' || !isOpen(attempt.state)) return []
  const places = await answersOf(context, attempt.id)
  const items = await itemsOf(context.db, places)
  return places.map((place) => ({
    position: place.position,
    ...shownPair(items, place),
    chosen: place.chosen === null ? null : place.chosen * rightPoleSign(items, place),
    sequence: place.sequence,
  }))
}

/** The sitting after an act, as the student who did it reads it. */
export async function attemptAfter({ viewer, db }: Context, id: string): Promise<Attempt> {
  const attempt = await findAttempt(db, requireCandidate(viewer).candidateId, id)
  if (!attempt) throw new Refusal('not_found')
  return attempt
}
