import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aJob } from '#test/factories/job.ts'
import { openApp, type App } from './app.ts'
import { wordsOf } from './html.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const reason = '給与の額が、企業の採用サイトの募集と違っています。'

test('職業安定法5条の4: every step in which a company writes a job says why it was taken down', async () => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  const { viewer: admin } = await anAdmin(app.db)
  const { id } = await aJob(app.db, { companyId: company.id })
  const visitor = await visitAsViewer(app, viewer)
  const steps = [
    clientUrls.jobEdit(id),
    clientUrls.jobRecruitmentProcess(id),
    clientUrls.jobCompletionMessage(id),
    clientUrls.jobCompletionScheduling(id),
    clientUrls.jobEdit(id, 'publish'),
  ]
  const told = async () => {
    const pages = []
    for (const step of steps) {
      await visitor.goto(step)
      pages.push(wordsOf(visitor.document()).includes(reason))
    }
    return pages
  }
  expect(await told()).toEqual(steps.map(() => false))
  await app.db
    .insertInto('jobTakedown')
    .values({ companyId: company.id, jobId: id, reason, wasArchived: false, takenDownBy: admin.adminAccountId })
    .execute()
  await app.db.updateTable('job').set({ isTakenDown: true, isArchived: true }).where('id', '=', id).execute()
  expect(await told()).toEqual(steps.map(() => true))
})
