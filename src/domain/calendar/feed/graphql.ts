import { builder } from '#graphql/builder.ts'
import { requireCompanyMember, requireOwnAccount, type Viewer } from '#domain/viewer/viewer.ts'
import { newSecret, shownOnce } from '#platform/secrets/secret.ts'
import { endCalendarFeed, issueCalendarFeed } from './commands.ts'
import { findOwnFeed, type CalendarFeedRow, type FeedViewer } from './queries.ts'
import { feedTokenPrefix } from './rules.ts'

const CalendarFeed = builder.objectRef<CalendarFeedRow>('CalendarFeed').implement({
  description: 'The secret address of the viewer’s own calendar, for programs that subscribe to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a program last read the calendar, to a minute.',
    }),
  }),
})

const IssuedCalendarFeed = builder.objectRef<{ secret: string | null }>('IssuedCalendarFeed').implement({
  fields: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The secret part of the address. Shown in this answer only; null once another address was made.',
    }),
  }),
})

const feedViewer = (viewer: Viewer): FeedViewer =>
  viewer.kind === 'company' ? requireCompanyMember(viewer) : requireOwnAccount(viewer)

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: CalendarFeed,
    nullable: true,
    resolve: (_, __, { viewer, db }) => findOwnFeed(db, feedViewer(viewer)),
  }),
)

builder.mutationFields((t) => ({
  issueCalendarFeed: t.field({
    type: IssuedCalendarFeed,
    resolve: async (_, __, { viewer, write, db }) => {
      const owner = feedViewer(viewer)
      const secret = newSecret(feedTokenPrefix)
      await write((tx) => issueCalendarFeed(tx, owner, secret))
      const feed = await findOwnFeed(db, owner)
      return { secret: shownOnce(secret, feed?.tokenSha256 ?? null) }
    },
  }),
  endCalendarFeed: t.boolean({
    resolve: (_, __, { viewer, write }) => write((tx) => endCalendarFeed(tx, feedViewer(viewer))),
  }),
}))
