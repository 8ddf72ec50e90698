import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { updateThreadChoice } from './commands.ts'
import { findThreadChoice, type ThreadChoice as Choice } from './queries.ts'

const ThreadChoice = builder.objectRef<Choice>('ThreadChoice').implement({
  description: 'What a student chose about messages of companies.',
  fields: (t) => ({
    hasTextInMail: t.exposeBoolean('hasTextInMail', { description: 'Whether a mail holds the text of a message.' }),
    showsReading: t.exposeBoolean('showsReading', { description: 'Whether a company sees what the student has read.' }),
  }),
})

builder.queryField('threadChoice', (t) =>
  t.field({
    type: ThreadChoice,
    resolve: (_, __, { viewer, db }) => findThreadChoice(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('updateThreadChoice', (t) =>
  t.field({
    type: ThreadChoice,
    args: { hasTextInMail: t.arg.boolean({ required: true }), showsReading: t.arg.boolean({ required: true }) },
    resolve: async (_, choice, { viewer, write, db }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => updateThreadChoice(tx, candidate, choice))
      return findThreadChoice(db, candidate.candidateId)
    },
  }),
)
