import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { jobId, scoutTemplateId } from '#ground/id.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import {
  createScoutTemplate,
  deleteScoutTemplate,
  updateScoutTemplate,
  updateScoutTemplateIsArchived,
} from './commands.ts'
import {
  editedPart,
  findResults,
  listTemplates,
  listUsed,
  listVersions,
  requireTemplate,
  versionKey,
  type ScoutTemplateRow,
  type VersionRow,
} from './queries.ts'
import { resultOf, type VersionResult } from './rules.ts'

const ScoutTemplateResult = builder.objectRef<VersionResult>('ScoutTemplateResult').implement({
  description: 'What became of the scouts of a version that have left. Per cent and days only from thirty scouts on.',
  fields: (t) => ({
    sent: t.exposeInt('sent'),
    accepted: t.exposeInt('accepted'),
    readRate: t.exposeInt('readRate', {
      nullable: true,
      description: 'In steps of ten per cent; null also where it would tell about a single student.',
    }),
    acceptedRate: t.exposeInt('acceptedRate', { nullable: true, description: 'In per cent.' }),
    medianDays: t.exposeFloat('medianDays', { nullable: true, description: 'Half of the answers came within them.' }),
  }),
})

const ScoutTemplateVersion = builder.objectRef<VersionRow>('ScoutTemplateVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    subject: t.exposeString('subject'),
    message: t.exposeString('text'),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    writtenBy: t.field({
      type: CompanyUser,
      resolve: ({ companyUserId }, _, context) =>
        promised(context.batch(listCompanyUsers, companyOf(context)).load(companyUserId)),
    }),
    result: t.field({
      type: ScoutTemplateResult,
      resolve: async ({ scoutTemplateId: id, version }, _, context) =>
        (await context.batch(findResults, companyOf(context)).load(versionKey(id, version))) ??
        resultOf({ sent: 0, accepted: 0, medianDays: null, readRate: null }),
    }),
  }),
})

const ScoutTemplate = builder.objectRef<ScoutTemplateRow>('ScoutTemplate').implement({
  description: 'A subject and a message that are written once for many scouts.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    isShared: t.exposeBoolean('isShared', { description: 'The team’s; otherwise its writer’s own.' }),
    isArchived: t.exposeBoolean('isArchived'),
    version: t.exposeInt('version'),
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    revision: t.string({ resolve: (template) => revisionOf(editedPart(template)) }),
    job: t.field({
      type: OfferedJob,
      nullable: true,
      description: 'Null: for all jobs.',
      resolve: ({ jobId: id }, _, { batchOpen }) =>
        id === null ? null : promised(batchOpen(listOfferedJobs).load(id)),
    }),
    writtenBy: t.field({
      type: CompanyUser,
      resolve: ({ writtenBy }, _, context) =>
        promised(context.batch(listCompanyUsers, companyOf(context)).load(writtenBy)),
    }),
    canDelete: t.boolean({
      description: 'No scout was sent from it.',
      resolve: async ({ id }, _, context) => !(await context.batch(listUsed, companyOf(context)).load(id)),
    }),
    versions: t.field({
      type: [ScoutTemplateVersion],
      description: 'The newest first.',
      resolve: async ({ id }, _, context) => (await context.batch(listVersions, companyOf(context)).load(id)) ?? [],
    }),
  }),
})

builder.queryFields((t) => ({
  scoutTemplates: t.field({
    type: [ScoutTemplate],
    description: 'The team’s, then the caller’s own.',
    args: {
      isArchived: t.arg.boolean({ defaultValue: false }),
      jobId: t.arg.id({ description: 'Those for the job and those for all jobs.' }),
    },
    resolve: (_, { isArchived, jobId: id }, { viewer, db }) =>
      listTemplates(db, requireCompany(viewer), { isArchived: isArchived ?? false, jobId: id ? jobId(id) : null }),
  }),
  scoutTemplate: t.field({
    type: ScoutTemplate,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, db }) => requireTemplate(db, requireCompany(viewer), scoutTemplateId(id)),
  }),
}))

builder.mutationFields((t) => {
  const form = {
    title: t.arg.string({ required: true }),
    subject: t.arg.string({ required: true }),
    message: t.arg.string({ required: true }),
    jobId: t.arg.id({ description: 'Absent: for all jobs.' }),
    isShared: t.arg.boolean({ required: true, description: 'What is the team’s stays the team’s.' }),
  }
  return {
    createScoutTemplate: t.field({
      type: ScoutTemplate,
      args: form,
      resolve: async (_, { jobId: job, ...values }, { viewer, write, db }) => {
        const company = requireRecruiter(viewer)
        const template = { ...values, jobId: job ? jobId(job) : null }
        return requireTemplate(db, company, await write((tx) => createScoutTemplate(tx, company, template)))
      },
    }),
    updateScoutTemplate: t.field({
      type: ScoutTemplate,
      args: { id: t.arg.id({ required: true }), ...form, revision: t.arg.string(readRevision) },
      resolve: async (_, { id, jobId: job, ...values }, { viewer, write, db }) => {
        const company = requireRecruiter(viewer)
        const template = { ...values, jobId: job ? jobId(job) : null }
        const updated = await write((tx) => updateScoutTemplate(tx, company, scoutTemplateId(id), template))
        return requireTemplate(db, company, updated)
      },
    }),
    updateScoutTemplateIsArchived: t.field({
      type: ScoutTemplate,
      args: { id: t.arg.id({ required: true }), isArchived: t.arg.boolean({ required: true }) },
      resolve: async (_, { id, isArchived }, { viewer, write, db }) => {
        const company = requireRecruiter(viewer)
        const updated = await write((tx) => updateScoutTemplateIsArchived(tx, company, scoutTemplateId(id), isArchived))
        return requireTemplate(db, company, updated)
      },
    }),
    deleteScoutTemplate: t.id({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { viewer, write }) => {
        const company = requireRecruiter(viewer)
        return write((tx) => deleteScoutTemplate(tx, company, scoutTemplateId(id)))
      },
    }),
  }
})
