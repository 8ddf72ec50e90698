import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { traceNames } from '#domain/scheduling/date/commands.ts'
import { changeOf, dateLimit, fieldArgs, updateArgs } from '#domain/scheduling/writing/graphql.ts'
import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { schedulingDateRequestId } from '#ground/id.ts'
import { answerSchedulingDateRequest } from './commands.ts'

const WishedDateInput = builder.inputType('WishedDateInput', {
  fields: (t) => ({
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int({ description: 'Of an event.' }),
    timebox: t.int({ description: 'Of interviews: minutes of one.' }),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})
const ChangedBesideInput = builder.inputType('ChangedBesideInput', {
  description: 'A date that exists, changed by the form in which dates are added for a wish.',
  fields: (t) => ({
    id: t.id({ required: true }),
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int({ description: 'Of an event.' }),
    timebox: t.int({ description: 'Of interviews: minutes of one; a date that exists is not cut.' }),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})

builder.mutationField('answerSchedulingDateRequest', (t) =>
  t.id({
    description:
      'Saves the form of the scheduling with dates for a student’s wish; a seat of each new date is kept for a day.',
    args: {
      ...fieldArgs,
      ...updateArgs,
      id: t.arg.id({ required: true, description: 'Of the wish.' }),
      createSchedulingDates: t.arg({ type: [WishedDateInput], required: true, ...dateLimit }),
      updateSchedulingDates: t.arg({ type: [ChangedBesideInput], required: true, ...dateLimit, defaultValue: [] }),
    },
    resolve: (_, { id, ...form }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const answering = write((tx) =>
        answerSchedulingDateRequest(tx, company, schedulingDateRequestId(id), changeOf(form)),
      )
      return traceNames(db, company, answering)
    },
  }),
)
