import { builder } from '#graphql/builder.ts'
import { CompletionUrl } from '#domain/job/graphql.ts'
import { PreferredDate } from '../../scheduling-date-request/graphql.ts'
import { Thread, ThreadSideEnum } from '../graphql.ts'
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
    wishes: t.expose('wishes', { type: [PreferredDate] }),
  }),
})

builder.interfaceField(Thread, 'events', (t) =>
  t.field({ type: [ThreadEvent], resolve: (thread, _, { db }) => listEvents(db, thread) }),
)
