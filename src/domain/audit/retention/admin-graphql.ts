import { adminBuilder } from '#graphql/admin-builder.ts'
import { listErasures, listRetention, type RetentionRow } from './queries.ts'
import { retentionKinds, type RetentionKind } from './rules.ts'

const Kind = adminBuilder.enumType('RetentionKind', { values: retentionKinds })

const Retention = adminBuilder.objectRef<RetentionRow>('Retention').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind }),
    lastRunAt: t.expose('lastRunAt', { type: 'DateTime', nullable: true }),
    lastErasedOn: t.expose('lastErasedOn', { type: 'Date', nullable: true }),
    rows: t.exposeFloat('rows', { description: 'Rows erased in the last 365 days.' }),
  }),
})

type ErasureRow = Awaited<ReturnType<typeof listErasures>>[number]
const Erasure = adminBuilder.objectRef<ErasureRow>('Erasure').implement({
  fields: (t) => ({
    // Only `recordErasure` writes the kind.
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind as RetentionKind }),
    day: t.expose('day', { type: 'Date' }),
    rows: t.exposeFloat('rows'),
  }),
})

adminBuilder.queryFields((t) => ({
  retention: t.field({ type: [Retention], resolve: (_, __, { db }) => listRetention(db) }),
  erasures: t.field({
    type: [Erasure],
    description: 'The days of the last two weeks with something to erase, newest first.',
    resolve: (_, __, { db }) => listErasures(db),
  }),
}))
