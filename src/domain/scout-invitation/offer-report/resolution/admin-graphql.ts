import { adminBuilder } from '#graphql/admin-builder.ts'
import { offerReportId } from '#ground/id.ts'
import { offerReportStatuses } from '../rules.ts'
import { addOfferReportNote, resolveOfferReport } from './commands.ts'
import {
  caseFilters,
  countCases,
  findCaseNotes,
  listCases,
  requireCase,
  type CaseNoteRow,
  type CaseRow,
} from './queries.ts'
import { resolutions, type Resolution } from './rules.ts'

const Status = adminBuilder.enumType('OfferReportStatus', { values: offerReportStatuses })
const Filter = adminBuilder.enumType('OfferReportCaseFilter', { values: caseFilters })
const ResolutionEnum = adminBuilder.enumType('OfferReportResolution', {
  values: Object.keys(resolutions) as Resolution[],
})

const Note = adminBuilder.objectRef<CaseNoteRow>('OfferReportNote').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    body: t.exposeString('body'),
    writer: t.string({ resolve: ({ familyName, givenName }) => `${familyName} ${givenName}` }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

/** Names the student by id alone: who is meant is found by a look-up with a reason. */
const Case = adminBuilder.objectRef<CaseRow>('OfferReportCase').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: Status }),
    isOverdue: t.exposeBoolean('isOverdue'),
    candidateId: t.exposeID('candidateId'),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    invitationStatus: t.exposeString('invitationStatus'),
    acceptedScoutAt: t.expose('acceptedScoutAt', { type: 'DateTime', nullable: true }),
    acceptedOn: t.expose('acceptedOn', { type: 'Date' }),
    reportedAt: t.expose('insertedAt', { type: 'DateTime' }),
    answerBy: t.expose('answerBy', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answererName: t.exposeString('answererName', { nullable: true }),
    resolution: t.exposeString('resolution', { nullable: true }),
    resolverName: t.exposeString('resolverName', { nullable: true }),
    notes: t.field({
      type: [Note],
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findCaseNotes).load(id)) ?? [],
    }),
  }),
})

const Connection = adminBuilder
  .objectRef<{ rows: CaseRow[]; totalCount: number }>('OfferReportCaseConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [Case] }) }),
  })

const Counts = adminBuilder.objectRef<{ mismatch: number; overdue: number }>('OfferReportCaseCounts').implement({
  fields: (t) => ({ mismatch: t.exposeInt('mismatch'), overdue: t.exposeInt('overdue') }),
})

adminBuilder.queryFields((t) => ({
  offerReportCases: t.field({
    type: Connection,
    args: {
      filter: t.arg({ type: Filter, required: true, defaultValue: 'MISMATCH' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { filter, first, offset }, { db }) =>
      listCases(db, filter, { first: first ?? 50, offset: offset ?? 0 }),
  }),
  offerReportCaseCounts: t.field({ type: Counts, resolve: (_, __, { db }) => countCases(db) }),
}))

adminBuilder.mutationFields((t) => ({
  resolveOfferReport: t.field({
    type: Case,
    args: {
      id: t.arg.id({ required: true }),
      resolution: t.arg({ type: ResolutionEnum, required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, ...fields }, { viewer, write, db }) => {
      await write((tx) => resolveOfferReport(tx, viewer, offerReportId(id), fields))
      return requireCase(db, offerReportId(id))
    },
  }),
  addOfferReportNote: t.field({
    type: Case,
    args: { id: t.arg.id({ required: true }), body: t.arg.string({ required: true }) },
    resolve: async (_, { id, body }, { viewer, write, db }) => {
      await write((tx) => addOfferReportNote(tx, viewer, offerReportId(id), body))
      return requireCase(db, offerReportId(id))
    },
  }),
}))
