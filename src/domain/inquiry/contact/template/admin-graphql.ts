import { adminBuilder } from '#graphql/admin-builder.ts'
import { inquiryTemplateId } from '#ground/id.ts'
import { createInquiryTemplate, updateInquiryTemplate } from './commands.ts'
import { listTemplates, requireTemplate, type TemplateRow } from './queries.ts'

const Template = adminBuilder.objectRef<TemplateRow>('InquiryTemplate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    isInUse: t.exposeBoolean('isInUse'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

adminBuilder.queryField('inquiryTemplates', (t) =>
  t.field({ type: [Template], resolve: (_, __, { db }) => listTemplates(db) }),
)

adminBuilder.mutationFields((t) => ({
  createInquiryTemplate: t.field({
    type: Template,
    args: { title: t.arg.string({ required: true }), body: t.arg.string({ required: true }) },
    resolve: async (_, template, { viewer, write, db }) =>
      requireTemplate(db, await write((tx) => createInquiryTemplate(tx, viewer, template))),
  }),
  updateInquiryTemplate: t.field({
    type: Template,
    args: {
      id: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      body: t.arg.string({ required: true }),
      isInUse: t.arg.boolean({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: async (_, { id, ...change }, { viewer, write, db }) =>
      requireTemplate(db, await write((tx) => updateInquiryTemplate(tx, viewer, inquiryTemplateId(id), change))),
  }),
}))
