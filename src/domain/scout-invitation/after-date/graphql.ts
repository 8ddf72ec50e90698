import { builder } from '#graphql/builder.ts'
import { SchedulingTypeEnum } from '#domain/scheduling/date/graphql.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { schedulingDateId } from '#ground/id.ts'
import { revisionOf } from '#platform/database/revision.ts'
import { Booking } from '../booking/graphql.ts'
import { OutcomeEnum } from '../outcome/graphql.ts'
import { relationAsRead } from '../outcome/queries.ts'
import { undoAllAttended } from './commands.ts'
import { countOpenMeetings, listMeetings, type MeetingRow } from './queries.ts'

const Meeting = builder.objectRef<MeetingRow>('Meeting').implement({
  description: 'A booking whose date has begun, with what the company still has to do after it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    schedulingDateId: t.exposeID('schedulingDateId'),
    type: t.expose('type', { type: SchedulingTypeEnum }),
    title: t.exposeString('title'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    jobTitle: t.exposeString('jobTitle'),
    booking: t.field({ type: Booking, resolve: (meeting) => meeting }),
    outcome: t.field({ type: OutcomeEnum, nullable: true, resolve: ({ outcome }) => outcome }),
    outcomeToldAt: t.expose('outcomeToldAt', { type: 'DateTime', nullable: true }),
    revision: t.string({
      description: 'Of the relation: changes with what the company tells of it',
      resolve: ({ toldAt, ...meeting }) => revisionOf(relationAsRead({ ...meeting, outcomeToldAt: toldAt })),
    }),
    attendancePress: t.exposeID('attendancePress', {
      nullable: true,
      description: 'The press of 全員出席 that marked the booking, while it can be taken back.',
    }),
    awaitsOutcome: t.exposeBoolean('awaitsOutcome'),
    awaitsEvaluation: t.exposeBoolean('awaitsEvaluation', { description: 'The viewer’s own evaluation is missing.' }),
  }),
})

builder.queryFields((t) => ({
  meetings: t.field({
    type: [Meeting],
    description: 'Those of today and yesterday that have begun, and what is open of the 30 days before.',
    resolve: (_, __, { viewer, db }) => listMeetings(db, requireCompany(viewer)),
  }),
  openMeetingCount: t.int({
    resolve: (_, __, { viewer, db }) => countOpenMeetings(db, requireCompany(viewer)),
  }),
}))

builder.mutationField('undoAllAttended', (t) =>
  t.int({
    description: 'Takes back what one press of 全員出席 marked and nobody has changed since. Returns how many.',
    args: { schedulingDateId: t.arg.id({ required: true }), press: t.arg.id({ required: true }) },
    resolve: (_, { schedulingDateId: id, press }, { viewer, write }) =>
      write((tx) => undoAllAttended(tx, requireRecruiter(viewer), schedulingDateId(id), press)),
  }),
)
