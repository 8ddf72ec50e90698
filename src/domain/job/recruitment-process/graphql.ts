import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { jobId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { JobDescription, JobStatusEnum } from '../graphql.ts'
import { requireJob } from '../queries.ts'
import { revisionArgument } from '../revision/graphql.ts'
import { updateJobDescriptionRecruitmentProcess } from './commands.ts'
import { recruitmentProcessText } from './rules.ts'

const steps = atMost(fieldLimits.recruitmentSteps, recruitmentProcessText.tooMany)

const RecruitmentStepInput = builder.inputType('RecruitmentStepInput', {
  fields: (t) => ({ stepId: t.id({ required: true }), order: t.int({ required: true }) }),
})
const CustomRecruitmentStepInput = builder.inputType('CustomRecruitmentStepInput', {
  fields: (t) => ({ label: t.string({ required: true }), order: t.int({ required: true }) }),
})

builder.mutationField('updateJobDescriptionRecruitmentProcess', (t) =>
  t.field({
    type: JobDescription,
    args: {
      // Spec silent: the id of the job, named as in the other updates of a job.
      id: t.arg.id({ required: true }),
      steps: t.arg({ type: [RecruitmentStepInput], required: true, ...steps, defaultValue: [] }),
      customSteps: t.arg({ type: [CustomRecruitmentStepInput], required: true, ...steps, defaultValue: [] }),
      description: t.arg.string({ required: true }),
      status: t.arg({ type: JobStatusEnum, required: true }),
      revision: t.arg.int(revisionArgument),
    },
    resolve: async (_, { id, status, revision, ...form }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const { recruitmentSteps } = await lookups(db)
      await write((tx) =>
        updateJobDescriptionRecruitmentProcess(tx, company, jobId(id), form, status, recruitmentSteps, revision),
      )
      return requireJob(db, company.companyId, jobId(id))
    },
  }),
)
