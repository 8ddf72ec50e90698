import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { Refusal } from '#ground/refusal.ts'
import { difficulties } from '../item/rules.ts'
import { listNewestNorms, type NormRow } from '../norm/queries.ts'
import { ItemAlarm, ScopeEnum } from './alarm/admin-graphql.ts'
import { findItemAlarmQueue } from './desk/queries.ts'
import { listItemRecords, listReliability, scaleTitle, type ItemRecord, type ReliabilityRow } from './record/queries.ts'
import { exposureLimit, itemScopes } from './rules.ts'
import { itemSheet } from './sheet.ts'
import { moveItem } from './state/commands.ts'
import { canMove, itemActs, itemStates, type ItemAct } from './state/rules.ts'

const StateEnum = adminBuilder.enumType('AssessmentItemState', { values: itemStates })
const DifficultyEnum = adminBuilder.enumType('AssessmentDifficulty', { values: difficulties })
const ActEnum = adminBuilder.enumType('AssessmentItemAct', { values: itemActs })

type Counted = ItemRecord & { seen: number; people: number; blank: number; chosen: number[] }
const ItemStatistic = adminBuilder.objectRef<Counted>('AssessmentItemStatistic').implement({
  description: 'What the answers of at least ten people say about an item.',
  fields: (t) => ({
    people: t.exposeInt('people'),
    seen: t.exposeInt('seen'),
    correct: t.exposeInt('correct', { nullable: true, description: 'Null for a personality pair.' }),
    itemRest: t.exposeFloat('itemRest', {
      nullable: true,
      description: 'The correlation with the rest of the section or trait (point-biserial).',
    }),
    medianMilliseconds: t.exposeInt('medianMilliseconds', { nullable: true }),
    chosen: t.intList({ description: 'How often each option was chosen.', resolve: ({ chosen }) => chosen }),
    blank: t.exposeInt('blank'),
    exposure: t.exposeFloat('exposure', { nullable: true, description: 'The share of the sittings of 60 days.' }),
    evenShare: t.exposeFloat('evenShare', { nullable: true, description: 'When all of its difficulty take turns.' }),
    exposureLimit: t.float({
      nullable: true,
      resolve: ({ evenShare }) => (evenShare === null ? null : exposureLimit(evenShare)),
    }),
    recentShare: t.exposeFloat('recentShare', { nullable: true }),
    earlierShare: t.exposeFloat('earlierShare', { nullable: true }),
    departmentDif: t.exposeFloat('departmentDif', {
      nullable: true,
      description: 'Mantel-Haenszel (ETS): below 0 harder for students of science. From 500 answers.',
    }),
    deviceDif: t.exposeFloat('deviceDif', { nullable: true, description: 'The same: below 0 harder on a phone.' }),
  }),
})

const AdminAssessmentItem = adminBuilder.objectRef<ItemRecord>('AssessmentItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    facet: t.exposeString('facet'),
    difficulty: t.expose('difficulty', { type: DifficultyEnum, nullable: true }),
    state: t.expose('state', { type: StateEnum }),
    restedUntil: t.expose('restedUntil', { type: 'Date', nullable: true }),
    stateChangedAt: t.expose('stateChangedAt', { type: 'DateTime' }),
    words: t.exposeString('words', { description: 'The question, or the two statements of a pair.' }),
    key: t.exposeInt('key', { nullable: true, description: 'The place of the right option.' }),
    acts: t.field({
      type: [ActEnum],
      description: 'What its state allows.',
      resolve: ({ state }) => itemActs.filter((act) => canMove(act, state)),
    }),
    alarms: t.expose('alarms', { type: [ItemAlarm] }),
    statistic: t.field({
      type: ItemStatistic,
      nullable: true,
      resolve: (row) => {
        const { people, seen, blank, chosen } = row
        return people === null || seen === null || blank === null || chosen === null
          ? null
          : { ...row, people, seen, blank, chosen }
      },
    }),
  }),
})

const Scale = adminBuilder.objectRef<ReliabilityRow>('AssessmentScale').implement({
  description: 'A section, the total or a trait among at least ten people.',
  fields: (t) => ({
    id: t.exposeID('scope'),
    title: t.string({ resolve: ({ scope }) => scaleTitle(scope) }),
    takers: t.exposeInt('takers'),
    items: t.exposeFloat('items'),
    mean: t.exposeFloat('mean', { description: 'In items, or percentage points of a trait.' }),
    spread: t.exposeFloat('spread'),
    alpha: t.exposeFloat('alpha', { nullable: true }),
    standardError: t.exposeFloat('standardError', { nullable: true }),
    countedAt: t.expose('countedAt', { type: 'DateTime' }),
  }),
})

const NormOfYear = adminBuilder.objectRef<NormRow>('AssessmentNorm').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ section, graduationYear }) => `${section}-${graduationYear}` }),
    title: t.string({ resolve: ({ section }) => scaleTitle(section) }),
    graduationYear: t.exposeInt('graduationYear'),
    version: t.exposeInt('version'),
    month: t.expose('month', { type: 'Date' }),
    takers: t.exposeInt('takers'),
    cuts: t.floatList({ description: 'The shares at which bands 2 to 5 begin.', resolve: ({ cuts }) => cuts }),
  }),
})

async function everything({ db }: AdminContext) {
  const [items, scales, norms] = await Promise.all([
    Promise.all(itemScopes.map((scope) => listItemRecords(db, scope))),
    listReliability(db),
    listNewestNorms(db),
  ])
  return itemSheet({ items: items.flat(), scales, norms }).toString('base64')
}

adminBuilder.queryFields((t) => ({
  assessmentItems: t.field({
    type: [AdminAssessmentItem],
    description: 'The items of a section, or the personality pairs. Nothing of any person.',
    args: { scope: t.arg({ type: ScopeEnum, required: true }) },
    resolve: (_, { scope }, { db }) => listItemRecords(db, scope),
  }),
  assessmentScales: t.field({ type: [Scale], resolve: (_, __, { db }) => listReliability(db) }),
  assessmentNorms: t.field({
    type: [NormOfYear],
    description: 'The newest norm of each section and graduation year.',
    resolve: (_, __, { db }) => listNewestNorms(db),
  }),
  assessmentItemsFile: t.string({
    description: 'The spreadsheet as base64 (CSV, UTF-8 with its mark).',
    resolve: (_, __, context) => everything(context),
  }),
}))

adminBuilder.objectField(Desk, 'itemAlarms', (t) =>
  t.field({
    type: DeskQueue,
    description: 'Items of the two tests with signs that they have become known.',
    resolve: (_, __, { db }) => findItemAlarmQueue(db),
  }),
)

async function move({ viewer, write, db }: AdminContext, id: string, act: ItemAct) {
  await write((tx) => moveItem(tx, viewer, id, act, new Date()))
  for (const scope of itemScopes) {
    const moved = (await listItemRecords(db, scope)).find((item) => item.id === id)
    if (moved) return moved
  }
  throw new Refusal('not_found')
}

adminBuilder.mutationFields((t) => ({
  restAssessmentItem: t.field({
    type: AdminAssessmentItem,
    description: 'Asked of nobody for 120 days; then it is tried out again.',
    args: { itemId: t.arg.id({ required: true }) },
    resolve: (_, { itemId }, context) => move(context, itemId, 'rest'),
  }),
  retireAssessmentItem: t.field({
    type: AdminAssessmentItem,
    description: 'Asked never again.',
    args: { itemId: t.arg.id({ required: true }) },
    resolve: (_, { itemId }, context) => move(context, itemId, 'retire'),
  }),
  makeAssessmentItemLive: t.field({
    type: AdminAssessmentItem,
    description: 'An item that was tried out counts from now on.',
    args: { itemId: t.arg.id({ required: true }) },
    resolve: (_, { itemId }, context) => move(context, itemId, 'goLive'),
  }),
}))
