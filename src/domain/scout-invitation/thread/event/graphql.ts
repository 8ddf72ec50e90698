import { builder } from '#graphql/builder.ts'
import { CompletionUrl } from '#domain/job/graphql.ts'
import { ScoutPromise } from '../../promise/graphql.ts'
import { PreferredDate } from '../../scheduling-date-request/graphql.ts'
import { requireThreadOfViewer, ThreadSideEnum } from '../graphql.ts'
import { listEvents } from './queries.ts'
import { threadEventKinds, type ThreadEvent as Event } from './rules.ts'

const ThreadEventKind = builder.enumType('ThreadEventKind', { values: threadEventKinds })

const ThreadEvent = builder.objectRef<Event>('ThreadEvent').implement({
  description: 'Something that happened between the two and is no message.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ThreadEventKind }),
    side: t.expose('side', { type: ThreadSideEnum, description: 'Whose act it was.' }),
    at: t.expose('at', { type: 'DateTime' }),
    text: t.exposeString('text'),
    until: t.expose('until', { type: 'Date', nullable: true, description: 'Until when the company owes a word.' }),
    startAt: t.expose('startAt', { type: 'DateTime', nullable: true }),
    endAt: t.expose('endAt', { type: 'DateTime', nullable: true }),
    urls: t.expose('urls', { type: [CompletionUrl] }),
    promises: t.field({
      type: [ScoutPromise],
      description: 'What the company promised with the scout, on its receipt.',
      resolve: ({ promises }) => promises.map((kind) => ({ kind })),
    }),
    wishes: t.expose('wishes', { type: [PreferredDate] }),
  }),
})

builder.queryField('threadEvents', (t) =>
  t.field({
    type: [ThreadEvent],
    description: 'What happened between the two beside their messages; for either side.',
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: async (_, { scoutInvitationId: id }, context) =>
      listEvents(context.db, await requireThreadOfViewer(context, id)),
  }),
)
