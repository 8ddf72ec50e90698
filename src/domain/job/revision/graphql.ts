import { builder } from '#graphql/builder.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { JobDescription } from '../graphql.ts'
import { listSavesSince, savedBy, type Save } from './queries.ts'
import { savedParts } from './rules.ts'

/** The argument of every mutation that writes a job. */
export const revisionArgument = {
  description: 'The revision the caller has read: a later save of a colleague refuses job_changed_meanwhile',
} as const

const JobPart = builder.enumType('JobPart', { values: savedParts })

const JobSave = builder.objectRef<Save & { by: string }>('JobSave').implement({
  fields: (t) => ({
    by: t.exposeString('by', { description: 'The colleague; empty for a save of one’s own in another window' }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
})

builder.interfaceField(JobDescription, 'revision', (t) => t.exposeInt('revision'))

builder.interfaceField(JobDescription, 'savedSince', (t) =>
  t.field({
    type: JobSave,
    nullable: true,
    description: 'The last save that would be overwritten by saving this part as it was read at the revision',
    args: { revision: t.arg.int({ required: true }), part: t.arg({ type: JobPart, required: true }) },
    resolve: async ({ id }, { revision, part }, { viewer, batch }) => {
      const { companyId, companyUserId } = requireCompany(viewer)
      const save = await batch(listSavesSince, companyId).load({ jobId: id, revision, part })
      return save ? { ...save, by: savedBy(save, companyUserId) } : null
    },
  }),
)
