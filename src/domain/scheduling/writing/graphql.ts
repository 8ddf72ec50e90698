import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { schedulingId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { updateScheduling, type SchedulingChange } from '../commands.ts'
import { traceNames } from '../date/commands.ts'
import { SchedulingEvent, SchedulingInterview } from '../graphql.ts'
import { busyTimeLimit } from '../date/rules.ts'
import { movesBookings, requireScheduling } from '../queries.ts'
import { schedulingLimits, schedulingText, type GivenFields, type SchedulingType } from '../rules.ts'

export const EventDateInput = builder.inputType('EventDateInput', {
  fields: (t) => ({
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int(),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})
const UpdateEventDateInput = builder.inputType('UpdateEventDateInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int(),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})
const timebox = { description: 'Minutes of one interview: the time from startAt to endAt is cut into as many.' }
export const InterviewDateInput = builder.inputType('InterviewDateInput', {
  fields: (t) => ({
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    timebox: t.int(timebox),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})
const UpdateInterviewDateInput = builder.inputType('UpdateInterviewDateInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    timebox: t.int({ description: 'Minutes from startAt to endAt; a date that exists is not cut.' }),
    notifiedCompanyUserIds: t.idList(atMost(schedulingLimits.notifiedUsers)),
  }),
})

const notifiedLimit = atMost(schedulingLimits.notifiedInvitations)
export const dateLimit = atMost(fieldLimits.schedulingDates, schedulingText.dates)
export const fieldArgs = builder.args((t) => ({
  title: t.string({ required: true }),
  location: t.string(),
  url: t.string(),
  belongings: t.stringList(atMost(fieldLimits.belongings, schedulingText.belongings)),
  emergencyContact: t.string(),
  remindOneDayBefore: t.boolean(),
  remindThreeDaysBefore: t.boolean(),
}))
export const updateArgs = builder.args((t) => ({
  id: t.id({ required: true }),
  title: t.string({ description: 'Without it the title stays.' }),
  revision: t.int({
    description: 'The revision the caller has read: a later save of a colleague refuses scheduling_changed_meanwhile',
  }),
  deleteSchedulingDates: t.idList({ required: true, defaultValue: [], ...dateLimit }),
  notifyScoutInvitationIds: t.idList({
    required: true,
    defaultValue: [],
    ...notifiedLimit,
    description: `Changes nothing: every student who is booked on a date whose time or place changes is notified. ${notifiedLimit.description}`,
  }),
}))

type Form = GivenFields & Omit<SchedulingChange, 'fields'>

/** The arguments of a saved form, with the fields of the scheduling apart. */
export function changeOf(form: Form): SchedulingChange {
  const { createSchedulingDates, updateSchedulingDates, deleteSchedulingDates, ...rest } = form
  const { notifyScoutInvitationIds, revision, ...fields } = rest
  const dates = { createSchedulingDates, updateSchedulingDates, deleteSchedulingDates, notifyScoutInvitationIds }
  return { fields, ...dates, revision }
}

async function update(type: SchedulingType, { id, ...form }: Form & { id: string }, context: Context) {
  const company = requireRecruiter(context.viewer)
  if (await movesBookings(context.db, company.companyId, form.updateSchedulingDates))
    await context.requireOwnRate(busyTimeLimit)
  const saving = context.write((tx) => updateScheduling(tx, company, type, schedulingId(id), changeOf(form)))
  await traceNames(context.db, company, saving)
  return requireScheduling(context.db, company.companyId, schedulingId(id))
}

builder.mutationFields((t) => ({
  updateSchedulingEvent: t.field({
    type: SchedulingEvent,
    args: {
      ...fieldArgs,
      ...updateArgs,
      createSchedulingDates: t.arg({ type: [EventDateInput], required: true, ...dateLimit, defaultValue: [] }),
      updateSchedulingDates: t.arg({ type: [UpdateEventDateInput], required: true, ...dateLimit, defaultValue: [] }),
    },
    resolve: (_, args, context) => update('EVENT', args, context),
  }),
  updateSchedulingInterview: t.field({
    type: SchedulingInterview,
    args: {
      ...fieldArgs,
      ...updateArgs,
      createSchedulingDates: t.arg({ type: [InterviewDateInput], required: true, ...dateLimit, defaultValue: [] }),
      updateSchedulingDates: t.arg({
        type: [UpdateInterviewDateInput],
        required: true,
        ...dateLimit,
        defaultValue: [],
      }),
    },
    resolve: (_, args, context) => update('INTERVIEW', args, context),
  }),
}))
