import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { listCancelledDates, type CancelledDateRow } from './queries.ts'

const CancelledDate = builder.objectRef<CancelledDateRow>('CancelledDate').implement({
  description: 'A booking that was cancelled lately and would lie ahead: calendars may still have it.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    companyName: t.exposeString('companyName'),
    title: t.exposeString('title'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
  }),
})

builder.queryField('cancelledDates', (t) =>
  t.field({
    type: [CancelledDate],
    resolve: (_, __, { viewer, db }) => listCancelledDates(db, requireOwnAccount(viewer).candidateId),
  }),
)
