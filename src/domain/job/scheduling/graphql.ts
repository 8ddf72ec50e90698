import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { jobId, schedulingId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import type { GivenDate } from '#domain/scheduling/commands.ts'
import { SchedulingEvent, SchedulingInterview } from '#domain/scheduling/graphql.ts'
import { requireScheduling } from '#domain/scheduling/queries.ts'
import type { GivenFields, SchedulingType } from '#domain/scheduling/rules.ts'
import { dateLimit, EventDateInput, fieldArgs, InterviewDateInput } from '#domain/scheduling/writing/graphql.ts'
import { createSchedulingForJob } from './commands.ts'

const ofJob = builder.args((t) => ({
  // Spec silent: an event that no job leads to is met by no student.
  jobId: t.id({
    description: 'A job whose completion is not decided yet: its accepted students choose of these dates.',
  }),
}))

type Created = GivenFields & { schedulingDates: readonly GivenDate[]; jobId?: string | null }
async function create(type: SchedulingType, { jobId: id, ...fields }: Created, context: Context) {
  const company = requireRecruiter(context.viewer)
  const ofJobId = typeof id === 'string' ? jobId(id) : null
  const created = await context.write((tx) => createSchedulingForJob(tx, company, type, { ...fields, jobId: ofJobId }))
  return requireScheduling(context.db, company.companyId, schedulingId(created))
}

builder.mutationFields((t) => ({
  createSchedulingEvent: t.field({
    type: SchedulingEvent,
    args: { ...fieldArgs, ...ofJob, schedulingDates: t.arg({ type: [EventDateInput], required: true, ...dateLimit }) },
    resolve: (_, args, context) => create('EVENT', args, context),
  }),
  createSchedulingInterview: t.field({
    type: SchedulingInterview,
    args: {
      ...fieldArgs,
      ...ofJob,
      schedulingDates: t.arg({ type: [InterviewDateInput], required: true, ...dateLimit }),
    },
    resolve: (_, args, context) => create('INTERVIEW', args, context),
  }),
}))
