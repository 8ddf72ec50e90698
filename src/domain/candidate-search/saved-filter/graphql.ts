import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { savedFilterId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { updateSavedFilterAlert } from './alert/commands.ts'
import { listAlerts, type OwnAlert } from './alert/queries.ts'
import { alertTimings, noAlert } from './alert/rules.ts'
import {
  createSavedFilter,
  deleteSavedFilter,
  renameSavedFilter,
  updateSavedFilter,
  updateSavedFilterLastOpenedAt,
} from './commands.ts'
import {
  countNewCandidates,
  listCountedConditions,
  listSavedFilters,
  requireSavedFilter,
  type SavedFilterRow,
} from './queries.ts'

const AlertTiming = builder.enumType('SavedFilterAlertTiming', { values: alertTimings })

const SavedFilterAlert = builder.objectRef<OwnAlert>('SavedFilterAlert').implement({
  description: 'When the viewer hears of students who newly match the condition.',
  fields: (t) => ({
    timing: t.field({ type: AlertTiming, resolve: ({ timing }) => timing }),
    hour: t.exposeInt('hour', { description: 'In Tokyo; of an alert each day or week.' }),
    weekday: t.exposeInt('weekday', { description: 'Monday is 1; of an alert each week.' }),
    otherUserCount: t.exposeInt('otherUserCount', { description: 'Colleagues with an alert of the same condition.' }),
  }),
})

const SavedFilter = builder.objectRef<SavedFilterRow>('SavedFilter').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    condition: t.exposeString('condition', { description: 'The query of the search: short keys and values.' }),
    alert: t.field({
      type: SavedFilterAlert,
      resolve: (filter, _, context) =>
        context
          .batch(listAlerts, requireCompany(context.viewer))
          .read(filter, (alert) => alert ?? { ...noAlert, otherUserCount: 0 }),
    }),
    newCandidateCount: t.int({
      nullable: true,
      description: 'Students who registered since the company last opened it; the first few filters count theirs.',
      resolve: async (filter, _, context) => {
        const company = requireCompany(context.viewer)
        const condition = await context.batch(listCountedConditions, company).load(filter)
        return condition && context.searchBatch(countNewCandidates, company.companyId).load(condition)
      },
    }),
  }),
})

builder.queryField('savedFilters', (t) =>
  t.field({
    type: [SavedFilter],
    resolve: (_, __, context) => listSavedFilters(context.db, companyOf(context)),
  }),
)

builder.mutationFields((t) => ({
  createSavedFilter: t.field({
    type: SavedFilter,
    args: { name: t.arg.string({ required: true }), condition: t.arg.string({ required: true }) },
    resolve: async (_, { name, condition }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = await write((tx) => createSavedFilter(tx, company, name, condition))
      return requireSavedFilter(db, company.companyId, id)
    },
  }),
  updateSavedFilter: t.field({
    type: SavedFilter,
    args: { id: t.arg.id({ required: true }), condition: t.arg.string({ required: true }) },
    resolve: async (_, { id, condition }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const updated = await write((tx) => updateSavedFilter(tx, company, savedFilterId(id), condition))
      return requireSavedFilter(db, company.companyId, updated)
    },
  }),
  renameSavedFilter: t.field({
    type: SavedFilter,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_, { id, name }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const renamed = await write((tx) => renameSavedFilter(tx, company, savedFilterId(id), name))
      return requireSavedFilter(db, company.companyId, renamed)
    },
  }),
  updateSavedFilterLastOpenedAt: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => updateSavedFilterLastOpenedAt(tx, requireCompany(viewer), savedFilterId(id))),
  }),
  updateSavedFilterAlert: t.field({
    type: SavedFilter,
    args: {
      id: t.arg.id({ required: true }),
      timing: t.arg({ type: AlertTiming, required: true }),
      hour: t.arg.int({ required: true }),
      weekday: t.arg.int({ required: true }),
    },
    resolve: async (_, { id, ...alert }, { viewer, write, db }) => {
      const company = requireCompany(viewer)
      const updated = await write((tx) => updateSavedFilterAlert(tx, company, savedFilterId(id), alert))
      return requireSavedFilter(db, company.companyId, updated)
    },
  }),
  deleteSavedFilter: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => deleteSavedFilter(tx, requireRecruiter(viewer), savedFilterId(id))),
  }),
}))
