import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { updateQuietHours } from './commands.ts'
import { findQuietHours } from './queries.ts'
import type { QuietHours as Hours } from './rules.ts'

const QuietHours = builder.objectRef<Hours>('QuietHours').implement({
  description: 'Whole hours in Tokyo between which no push is sent.',
  fields: (t) => ({
    startsAt: t.exposeInt('startsAt', { description: '24: midnight' }),
    endsAt: t.exposeInt('endsAt'),
  }),
})

builder.queryField('quietHours', (t) =>
  t.field({
    type: QuietHours,
    resolve: (_, __, { viewer, db }) => findQuietHours(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('updateQuietHours', (t) =>
  t.field({
    type: QuietHours,
    args: { startsAt: t.arg.int({ required: true }), endsAt: t.arg.int({ required: true }) },
    resolve: async (_, hours, { viewer, write, db }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => updateQuietHours(tx, candidate, hours))
      return findQuietHours(db, candidate.candidateId)
    },
  }),
)
