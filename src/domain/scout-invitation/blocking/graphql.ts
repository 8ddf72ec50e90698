import { builder } from '#graphql/builder.ts'
import { BlockChoice } from '#domain/candidate-account/blocked-company/graphql.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { findOpenScouts, type OpenScouts as Open } from './queries.ts'

const OpenScouts = builder.objectRef<Open>('OpenScouts').implement({
  description: 'What is open between a student and a company, and would end with a block.',
  fields: (t) => ({
    unanswered: t.exposeInt('unanswered'),
    accepted: t.exposeInt('accepted'),
    nextDateAt: t.expose('nextDateAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(BlockChoice, 'openScouts', (t) =>
  t.field({
    type: OpenScouts,
    nullable: true,
    resolve: ({ id }, _, { viewer, batch }) => batch(findOpenScouts, requireOwnAccount(viewer).candidateId).load(id),
  }),
)
