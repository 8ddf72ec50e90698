import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk } from '#domain/admin-account/desk/admin-graphql.ts'
import { discardOutgoing, resumeOutgoing, stopOutgoing, type Resumed } from './commands.ts'
import { nameOf, stoppableKind, stoppableKinds, type StoppableKind } from './kinds.ts'
import { listStops, listWaiting, type StopRow, type WaitingRow } from './queries.ts'
import { waitingFates } from './rules.ts'

const Channel = adminBuilder.enumType('OutgoingChannel', { values: ['MAIL', 'PUSH'] as const })
const Fate = adminBuilder.enumType('WaitingFate', {
  description: 'The fate of what waited when a stop ends.',
  values: waitingFates,
})

const Stop = adminBuilder.objectRef<StopRow>('OutgoingStop').implement({
  description: 'Nothing of this kind leaves by this channel until the stop ends.',
  fields: (t) => ({
    channel: t.expose('channel', { type: Channel }),
    kind: t.exposeString('kind', { description: 'ALL: everything that may wait.' }),
    name: t.string({ resolve: ({ kind }) => nameOf(kind) }),
    reason: t.exposeString('reason'),
    operatorName: t.exposeString('operatorName'),
    stoppedAt: t.expose('stoppedAt', { type: 'DateTime' }),
  }),
})

const Waiting = adminBuilder.objectRef<WaitingRow>('OutgoingWaiting').implement({
  description: 'Mails or pushes of one kind in the queue.',
  fields: (t) => ({
    channel: t.expose('channel', { type: Channel }),
    kind: t.exposeString('kind'),
    name: t.string({ resolve: ({ kind }) => nameOf(kind) }),
    count: t.exposeInt('count'),
    late: t.exposeInt('late', { description: 'Those that do not leave any more when a stop ends.' }),
    oldestAt: t.expose('oldestAt', { type: 'DateTime' }),
    isListed: t.boolean({
      description: 'Whether the notices stand in a list, also where nothing leaves.',
      resolve: ({ kind }) => stoppableKind(kind)?.isListed === true,
    }),
  }),
})

const Kind = adminBuilder.objectRef<StoppableKind>('OutgoingKind').implement({
  description: 'A kind that may be stopped. Codes of sign-in, invitations and warnings of an account always go.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    name: t.exposeString('name'),
    channels: t.field({ type: [Channel], resolve: ({ channels }) => [...channels] }),
  }),
})

const ResumedOutgoing = adminBuilder.objectRef<Resumed>('ResumedOutgoing').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Those that leave now.' }),
    discarded: t.exposeInt('discarded'),
  }),
})

adminBuilder.queryFields((t) => ({
  outgoingStops: t.field({ type: [Stop], resolve: (_, __, { db }) => listStops(db) }),
  outgoingWaiting: t.field({ type: [Waiting], resolve: (_, __, { db }) => listWaiting(db) }),
  outgoingKinds: t.field({ type: [Kind], resolve: () => [...stoppableKinds] }),
}))

adminBuilder.objectField(Desk, 'outgoingStops', (t) =>
  t.field({
    type: [Stop],
    description: 'Mails and pushes that an operator has stopped.',
    resolve: (_, __, { db }) => listStops(db),
  }),
)

adminBuilder.mutationFields((t) => {
  const stop = {
    channel: t.arg({ type: Channel, required: true }),
    kind: t.arg.string({ required: true, description: 'The code of a kind, or ALL.' }),
  }
  return {
    stopOutgoing: t.field({
      type: 'Boolean',
      args: { ...stop, reason: t.arg.string({ required: true }) },
      resolve: async (_, { channel, kind, reason }, { viewer, write }) => {
        await write((tx) => stopOutgoing(tx, viewer, { channel, kind }, reason))
        return true
      },
    }),
    resumeOutgoing: t.field({
      type: ResumedOutgoing,
      args: { ...stop, fate: t.arg({ type: Fate, required: true }) },
      resolve: (_, { channel, kind, fate }, { viewer, write }) =>
        write((tx) => resumeOutgoing(tx, viewer, { channel, kind }, fate)),
    }),
    discardOutgoing: t.field({
      type: 'Int',
      description: 'Throws away what waits of a kind while it is stopped; returns the number.',
      args: stop,
      resolve: (_, { channel, kind }, { viewer, write }) =>
        write((tx) => discardOutgoing(tx, viewer, { channel, kind })),
    }),
  }
})
