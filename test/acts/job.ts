import { anEmptyJob } from '../factories/job.ts'
import { aPicture } from '../factories/picture.ts'
import type { Act, World } from './world.ts'

const draft = async ({ db, company }: World) => (await anEmptyJob(db, { companyId: company.id })).id

const written = {
  title: '製品開発エンジニア',
  jobTypeIds: ['12'],
  scoutTypeId: '7',
  contents: {
    headings: [{ order: 0, text: 'お話しできること' }],
    texts: [{ order: 1, body: '検査装置の開発の一日を、実際の図面を見ながらお話しします。' }],
  },
}

export const jobActs: Record<string, Act> = {
  createJobDescription: { by: 'company', make: () => written, again: ['job_title_taken'], isOwn: true },
  updateJobDescriptionContents: {
    by: 'company',
    make: async (world) => ({ id: await draft(world), ...written, status: 'DRAFT' }),
  },
  updateJobDescriptionRecruitmentProcess: {
    by: 'company',
    make: async (world) => ({
      id: await draft(world),
      steps: [{ order: 0, stepId: '10' }],
      customSteps: [{ order: 1, label: '社員との座談会' }],
      description: '応募から内定まで約4週間',
      status: 'DRAFT',
    }),
  },
  updateJobDescriptionCompletion: {
    by: 'company',
    make: async (world) => ({
      jobId: await draft(world),
      messageInput: { completionDescription: '担当者からご連絡します。', status: 'DRAFT' },
    }),
  },
  updateJobDescriptionStatus: { by: 'company', make: ({ job }) => ({ id: job.id, status: 'DRAFT' }) },
  updateJobDescriptionIsArchived: { by: 'company', make: ({ job }) => ({ id: job.id, isArchived: true }) },
  checkJobDescription: { by: 'company', make: ({ job }) => ({ id: job.id }) },
  deleteJobDescription: {
    by: 'company',
    make: async (world) => ({ id: await draft(world) }),
    again: ['not_found'],
  },
  addCompanyImage: { by: 'company', make: async () => ({ image: await aPicture() }), isOwn: true },
  askForVideoStill: { by: 'company', make: () => ({ video: 'https://youtu.be/dQw4w9WgXcQ' }), isOwn: true },
  keepJobDescriptionOpen: { by: 'company', make: ({ job }) => ({ jobId: job.id }) },
  updateFairJob: { by: 'company', make: ({ job }) => ({ jobId: job.id, isFair: true }) },
  duplicateJobDescription: { by: 'company', make: ({ job }) => ({ jobId: job.id }) },
}
