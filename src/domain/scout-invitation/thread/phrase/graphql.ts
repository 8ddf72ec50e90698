import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { threadPhraseId } from '#ground/id.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import { createThreadPhrase, deleteThreadPhrase, updateThreadPhrase } from './commands.ts'
import { editedPart, listPhrases, requirePhrase, type PhraseRow } from './queries.ts'

const ThreadPhrase = builder.objectRef<PhraseRow>('ThreadPhrase').implement({
  description: 'A phrase of a company for its messages to students.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    text: t.exposeString('text', { description: 'With placeholders in braces.' }),
    revision: t.string({ resolve: (phrase) => revisionOf(editedPart(phrase)) }),
  }),
})

builder.queryFields((t) => ({
  threadPhrases: t.field({
    type: [ThreadPhrase],
    resolve: (_, __, context) => listPhrases(context.db, companyOf(context)),
  }),
  threadPhrase: t.field({
    type: ThreadPhrase,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requirePhrase(context.db, companyOf(context), threadPhraseId(id)),
  }),
}))

builder.mutationFields((t) => ({
  createThreadPhrase: t.field({
    type: ThreadPhrase,
    args: { title: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, form, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      return requirePhrase(db, company.companyId, await write((tx) => createThreadPhrase(tx, company, form)))
    },
  }),
  updateThreadPhrase: t.field({
    type: ThreadPhrase,
    args: {
      id: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      revision: t.arg.string(readRevision),
    },
    resolve: async (_, { id, ...form }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const updated = await write((tx) => updateThreadPhrase(tx, company, threadPhraseId(id), form))
      return requirePhrase(db, company.companyId, updated)
    },
  }),
  deleteThreadPhrase: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => deleteThreadPhrase(tx, company, threadPhraseId(id)))
    },
  }),
}))
