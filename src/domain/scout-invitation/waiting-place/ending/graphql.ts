import { builder } from '#graphql/builder.ts'
import { ChosenDate } from '../../booking/graphql.ts'
import { ownerOf } from '../../graphql.ts'
import { findEndedPlaces, type EndedPlace as Ended } from './queries.ts'

const EndedPlace = builder.objectRef<Ended>('EndedPlace').implement({
  description: 'A place in the line for a date, or a seat kept for the student, that a booking ended.',
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    wasSeat: t.exposeBoolean('wasSeat', { description: 'A seat was kept for the student.' }),
  }),
})

builder.objectField(ChosenDate, 'endedPlaces', (t) =>
  t.field({
    type: [EndedPlace],
    resolve: async ({ id }, _, context) => (await context.batch(findEndedPlaces, ownerOf(context)).load(id)) ?? [],
  }),
)
