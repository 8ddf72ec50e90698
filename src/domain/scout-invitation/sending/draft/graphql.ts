import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { promised } from '#graphql/promised.ts'
import { QuotationField, SearchCandidate } from '#domain/candidate/graphql.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { jobId } from '#ground/id.ts'
import { canWrite, requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { ScoutPromiseKind, somePromises } from '../../promise/graphql.ts'
import { QuotationInput, UsedScoutTemplateInput } from '../graphql.ts'
import { deleteScoutDraft, saveScoutDraft } from './commands.ts'
import {
  findOwnDraft,
  listDraftsOfColleagues,
  listDraftStudents,
  listOwnDrafts,
  readOwnDraft,
  type DraftOfColleague as OfColleague,
  type ScoutDraftRow,
  type StoredStudent,
  type UndeliveredLetter as Undelivered,
} from './queries.ts'
import { draftLimits, maxKeptStudents, type DraftStudent } from './rules.ts'

const ScoutDraftQuotation = builder.objectRef<DraftStudent['quotations'][number]>('ScoutDraftQuotation').implement({
  fields: (t) => ({ field: t.expose('field', { type: QuotationField }), text: t.exposeString('text') }),
})

const UndeliveredLetter = builder.objectRef<Undelivered>('UndeliveredLetter').implement({
  fields: (t) => ({
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    reason: t.exposeString('reason'),
  }),
})

const ScoutDraftStudent = builder.objectRef<StoredStudent>('ScoutDraftStudent').implement({
  fields: (t) => ({
    undelivered: t.expose('undelivered', {
      type: UndeliveredLetter,
      nullable: true,
      description: 'The words of a scout to the student that was not delivered, where the draft has others.',
    }),
    candidateId: t.exposeID('candidateId'),
    reason: t.exposeString('reason'),
    quotations: t.expose('quotations', { type: [ScoutDraftQuotation] }),
  }),
})

const ScoutDraftTemplate = builder.objectRef<{ id: string; version: number }>('ScoutDraftTemplate').implement({
  fields: (t) => ({ id: t.exposeID('id'), version: t.exposeInt('version') }),
})

const ScoutDraft = builder.objectRef<ScoutDraftRow>('ScoutDraft').implement({
  description: 'What the caller is writing for a job, as it was saved last.',
  fields: (t) => ({
    jobId: t.exposeID('jobId'),
    revision: t.exposeID('revision'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    deviceFamily: t.exposeString('deviceFamily', { description: 'The kind of device that saved it.' }),
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    template: t.field({
      type: ScoutDraftTemplate,
      nullable: true,
      resolve: ({ scoutTemplateId: id, scoutTemplateVersion: version }) =>
        id !== null && version !== null ? { id, version } : null,
    }),
    promises: t.expose('promises', { type: [ScoutPromiseKind] }),
    followUp: t.exposeString('followUp', { nullable: true }),
    students: t.field({
      type: [ScoutDraftStudent],
      resolve: async ({ jobId: id }, _, { viewer, batch }) =>
        (await batch(listDraftStudents, requireCompany(viewer)).load(id))?.students ?? [],
    }),
    leftOut: t.int({
      description: 'Students of the text who may not be scouted any more.',
      resolve: async ({ jobId: id, leftOut }, _, { viewer, batch }) =>
        leftOut + ((await batch(listDraftStudents, requireCompany(viewer)).load(id))?.hidden ?? 0),
    }),
  }),
})

const DraftOfColleague = builder.objectRef<OfColleague>('DraftOfColleague').implement({
  description: 'A colleague has begun a scout to the student. Its text stays with its writer.',
  fields: (t) => ({
    companyUser: t.expose('companyUser', { type: CompanyUser }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
})

builder.interfaceField(SearchCandidate, 'draftsOfColleagues', (t) =>
  t.field({
    type: [DraftOfColleague],
    description: 'Who has saved a reason for the student in the last days, the latest first; for who may write scouts.',
    resolve: ({ id }, _, { viewer, batch }) => {
      const company = requireCompany(viewer)
      return canWrite(company) ? batch(listDraftsOfColleagues, company).read(id, (drafts) => drafts ?? []) : []
    },
  }),
)

builder.queryFields((t) => ({
  ownScoutDrafts: t.field({
    type: [ScoutDraft],
    description: 'The latest first.',
    resolve: (_, __, { viewer, db }) => listOwnDrafts(db, requireCompany(viewer)),
  }),
  ownScoutDraft: t.field({
    type: ScoutDraft,
    nullable: true,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, { jobId: id }, { viewer, db }) => readOwnDraft(db, requireCompany(viewer), jobId(id)),
  }),
}))

const ScoutDraftStudentInput = builder.inputType('ScoutDraftStudentInput', {
  fields: (t) => ({
    candidateId: t.id({ required: true }),
    reason: t.string({ required: true }),
    quotations: t.field({ type: [QuotationInput], required: true, ...atMost(draftLimits.quotations) }),
  }),
})

builder.mutationFields((t) => ({
  saveScoutDraft: t.field({
    type: ScoutDraft,
    args: {
      jobId: t.arg.id({ required: true }),
      revision: t.arg.id({ required: true, description: 'A new id, by which the device knows its save again.' }),
      readRevision: t.arg.id({ description: 'The stored draft that the text was written on; absent for none.' }),
      subject: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      template: t.arg({ type: UsedScoutTemplateInput }),
      promises: t.arg({ type: [ScoutPromiseKind], required: true, ...somePromises }),
      followUp: t.arg.string(),
      students: t.arg({
        type: [ScoutDraftStudentInput],
        required: true,
        ...atMost({ label: '学生', max: maxKeptStudents }),
      }),
    },
    resolve: async (_, { jobId: job, template = null, followUp = null, ...text }, context) => {
      const { viewer, write, db, sessionTokenSha256 } = context
      const company = requireRecruiter(viewer)
      const [id, revision] = [jobId(job), text.revision.toLowerCase()]
      const readRevision = text.readRevision?.toLowerCase() ?? null
      const save = { ...text, template, followUp, revision, readRevision }
      await write((tx) => saveScoutDraft(tx, company, id, save, sessionTokenSha256))
      return promised(findOwnDraft(db, company, id))
    },
  }),
  deleteScoutDraft: t.id({
    description: 'Gives the id of the job back.',
    args: {
      jobId: t.arg.id({ required: true }),
      revision: t.arg.id({ required: true, description: 'The stored draft that the caller has read.' }),
    },
    resolve: async (_, { jobId: job, revision }, { viewer, write }) => {
      const [company, id] = [requireRecruiter(viewer), jobId(job)]
      await write((tx) => deleteScoutDraft(tx, company, id, revision.toLowerCase()))
      return id
    },
  }),
}))
