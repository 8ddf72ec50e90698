import { expect } from 'vitest'
import { anEmptyJob } from '#test/factories/job.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import type { PageActs, Stage } from './stage.ts'
import { postInstead } from './posted-form.ts'

async function aDraft({ product, open }: Stage, path: string) {
  const { viewer, scheduling } = await aSchedulingSender(product.db)
  const { id } = await anEmptyJob(product.db, { companyId: viewer.companyId })
  const page = await open(viewer)
  await page.goto(`/client/jobs/${id}/${path}`)
  const job = () => product.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { page, id, scheduling, job }
}

const sent = (input: object) => ({ input: JSON.stringify(input), status: 'DRAFT' })

export const jobActs: PageActs = {
  async 'pages/client/jobs/recruitment-process.tsx'(stage) {
    const { page, id } = await aDraft(stage, 'recruitment-process')
    if (stage.isScripted) {
      await page.getByRole('button', { name: 'カジュアル面談' }).click()
      await page.getByRole('button', { name: /^下書きを保存/ }).click()
    } else
      await postInstead(
        page,
        sent({ steps: ['14', '2'].map((stepId, order) => ({ stepId, order })), customSteps: [], description: '' }),
      )
    const steps = () =>
      stage.product.db.selectFrom('jobRecruitmentStep').select('recruitmentStepId').where('jobId', '=', id).execute()
    await expect.poll(async () => (await steps()).map((step) => step.recruitmentStepId)).toEqual([14, 2])
  },

  async 'pages/client/jobs/completion/message.tsx'(stage) {
    const { page, job } = await aDraft(stage, 'completion/message')
    const completionDescription = '3営業日以内にご連絡します。'
    if (stage.isScripted) {
      await page.getByRole('textbox', { name: /^承認した学生へのメッセージ/ }).fill(completionDescription)
      await page.getByRole('button', { name: /^下書きを保存/ }).click()
    } else await postInstead(page, sent({ completionDescription, completionUrls: [] }))
    await expect.poll(async () => (await job()).completionDescription).toBe(completionDescription)
  },

  async 'pages/client/jobs/completion/scheduling.tsx'(stage) {
    const { page, job, scheduling } = await aDraft(stage, 'completion/scheduling')
    if (stage.isScripted) {
      await page.getByRole('radio', { name: scheduling.title }).check()
      await page.getByRole('button', { name: /^下書きを保存/ }).click()
    } else await postInstead(page, sent({ schedulingId: scheduling.id }))
    await expect.poll(async () => (await job()).schedulingId).toBe(scheduling.id)
  },
}
