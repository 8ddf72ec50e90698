import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { jobId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { conditionText } from '../condition/rules.ts'
import { ContentBlocksInput } from '#domain/content-block/graphql.ts'
import { JobDescription, JobStatusEnum } from '../graphql.ts'
import { requireJob } from '../queries.ts'
import { revisionArgument } from '../revision/graphql.ts'
import { createJobDescription, prepareJob, updateJobDescriptionContents } from './commands.ts'

const JobConditionInput = builder.inputType('JobConditionInput', {
  fields: (t) => ({ label: t.string({ required: true }), body: t.string({ required: true }) }),
})

builder.mutationFields((t) => {
  const described = {
    title: t.arg.string({ required: true }),
    jobTypeIds: t.arg.idList({ required: true, ...atMost(fieldLimits.jobTypes) }),
    scoutTypeId: t.arg.id({ required: true }),
    contents: t.arg({ type: ContentBlocksInput, required: true }),
    // Spec silent: an argument for the 募集条件; without it the job keeps its present ones.
    conditions: t.arg({ type: [JobConditionInput], ...atMost(fieldLimits.conditions, conditionText.tooMany) }),
  }
  return {
    createJobDescription: t.field({
      type: JobDescription,
      args: described,
      resolve: async (_, args, { viewer, write, db, files }) => {
        const company = requireRecruiter(viewer)
        const job = await prepareJob(db, files, company.companyId, args)
        const id = await write((tx) => createJobDescription(tx, company, job))
        return requireJob(db, company.companyId, id)
      },
    }),
    updateJobDescriptionContents: t.field({
      type: JobDescription,
      args: {
        id: t.arg.id({ required: true }),
        ...described,
        status: t.arg({ type: JobStatusEnum, required: true }),
        revision: t.arg.int(revisionArgument),
        isChangeConfirmed: t.arg.boolean({
          description: 'False refuses a change of what students with a scout were promised, until it is confirmed',
        }),
      },
      resolve: async (_, { id, status, revision, isChangeConfirmed, ...form }, { viewer, write, db, files }) => {
        const company = requireRecruiter(viewer)
        // Checked before the pictures, so that no files are stored for a job of another company.
        await requireJob(db, company.companyId, jobId(id))
        const job = await prepareJob(db, files, company.companyId, form, status)
        await write((tx) =>
          updateJobDescriptionContents(tx, company, jobId(id), job, { status, revision, isChangeConfirmed }),
        )
        return requireJob(db, company.companyId, jobId(id))
      },
    }),
  }
})
