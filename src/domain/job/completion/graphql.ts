import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { jobId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { JobDescription, JobStatusEnum } from '../graphql.ts'
import { requireJob } from '../queries.ts'
import { revisionArgument } from '../revision/graphql.ts'
import { updateJobDescriptionCompletion } from './commands.ts'
import { completionText } from './rules.ts'

const CompletionUrlInput = builder.inputType('CompletionUrlInput', {
  fields: (t) => ({ label: t.string({ required: true }), url: t.string({ required: true }) }),
})
const MessageCompletionInput = builder.inputType('MessageCompletionInput', {
  fields: (t) => ({
    completionDescription: t.string({ required: true }),
    completionUrls: t.field({
      type: [CompletionUrlInput],
      required: true,
      ...atMost(fieldLimits.completionUrls, completionText.urls),
      defaultValue: [],
    }),
    status: t.field({ type: JobStatusEnum, required: true }),
  }),
})
const SchedulingCompletionInput = builder.inputType('SchedulingCompletionInput', {
  fields: (t) => ({
    schedulingId: t.id({ required: true }),
    status: t.field({ type: JobStatusEnum, required: true }),
  }),
})

builder.mutationField('updateJobDescriptionCompletion', (t) =>
  t.field({
    type: JobDescription,
    args: {
      jobId: t.arg.id({ required: true }),
      messageInput: t.arg({ type: MessageCompletionInput }),
      schedulingInput: t.arg({ type: SchedulingCompletionInput }),
      revision: t.arg.int(revisionArgument),
    },
    resolve: async (_, { jobId: id, revision, ...completion }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => updateJobDescriptionCompletion(tx, company, jobId(id), completion, revision))
      return requireJob(db, company.companyId, jobId(id))
    },
  }),
)
