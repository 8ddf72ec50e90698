import { builder } from '#graphql/builder.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { changedLines, type ChangedLine } from '#domain/job/change/rules.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { listChangesSinceScout, type JobChange as Change } from './queries.ts'

const JobChangedLine = builder.objectRef<ChangedLine>('JobChangedLine').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    before: t.exposeString('before', { nullable: true, description: 'Null for a condition that was added' }),
    after: t.exposeString('after', { nullable: true, description: 'Null for a condition that was taken away' }),
  }),
})

const JobChange = builder.objectRef<Change>('JobChange').implement({
  fields: (t) => ({
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    lines: t.field({
      type: [JobChangedLine],
      resolve: async ({ before, after }, _, { db }) => {
        const { scoutTypes } = await lookups(db)
        return changedLines(before, after, (id) => requireLookup(scoutTypes, id).label)
      },
    }),
  }),
})

builder.objectField(OfferedJob, 'changes', (t) =>
  t.field({
    type: [JobChange],
    description: 'What changed since the student’s scout was sent, oldest first; empty without a scout',
    resolve: async ({ id }, _, { viewer, batch }) =>
      viewer.kind === 'candidate' ? ((await batch(listChangesSinceScout, viewer.candidateId).load(id)) ?? []) : [],
  }),
)
