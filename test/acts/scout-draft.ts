import { aDraft } from '../factories/scout-draft.ts'
import type { Act } from './world.ts'

export const scoutDraftActs: Record<string, Act> = {
  saveScoutDraft: {
    by: 'company',
    make: ({ job, student }) => ({
      jobId: job.id,
      revision: crypto.randomUUID(),
      subject: '検査装置の話',
      message: 'はじめまして。',
      promises: [],
      students: [{ candidateId: student.id, reason: '途中の理由', quotations: [] }],
    }),
  },
  deleteScoutDraft: {
    by: 'company',
    make: async ({ db, company, user, job, student }) => {
      const home = { companyId: company.id, companyUserId: user.id, jobId: job.id }
      const { revision } = await aDraft(db, home, [{ candidateId: student.id }])
      return { jobId: job.id, revision }
    },
  },
}
