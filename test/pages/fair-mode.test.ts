import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { aJob } from '../factories/job.ts'
import { aSender, type Sender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const choose = (sender: Sender) =>
  app.db.insertInto('fairMode').values({ companyId: sender.company.id, scope: 'CHOSEN_JOBS' }).execute()
const fill = ({ company, job }: Sender) =>
  app.db.insertInto('fairJob').values({ companyId: company.id, jobId: job.id }).execute()

test('an administrator chooses fair mode by job, and reads that somebody has to write', async () => {
  const sender = await aSender(app.db)
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.settingsFairMode())
  expect(await main()).toContain('フェアモードは使用していません')
  await visitor.getByRole('radio', { name: /^選んだ募集だけ/ }).check()
  await visitor.getByRole('button', { name: '保存する' }).click()
  expect(await main()).toMatch(/選んだ募集で使用しています[^]*あなたは担当者ではないため[^]*担当者が、まだいません/)
  expect(await main()).toContain(sender.job.title)
  const row = { companyId: sender.company.id, companyUserId: sender.user.id }
  await app.db.insertInto('fairModeUser').values(row).execute()
  await visitor.goto(clientUrls.settingsFairMode())
  expect(await main()).toContain('あなたは担当者です')
  expect(await main()).not.toContain('担当者が、まだいません')
})

test('a recruiter reads the choice and has no way to change it', async () => {
  const sender = await aSender(app.db)
  await choose(sender)
  const { viewer } = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(clientUrls.settingsFairMode())
  expect(await visitor.getByRole('main').innerText()).toContain('変更できるのは、会社の管理者だけです')
  expect(await visitor.getByRole('button', { name: '保存する' }).count()).toBe(0)
})

test('the list of jobs marks the job; the composer offers it to the listed users alone, and says why', async () => {
  const sender = await aSender(app.db)
  await choose(sender)
  await fill(sender)
  const openJob = await aJob(app.db, { companyId: sender.company.id })
  const { id } = await aCandidate(app.db)
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.jobs())
  expect(await main()).toContain('フェアモード')
  const composer = (job: { id: string }) => clientUrls.scout([id], job.id)
  await visitor.goto(`${composer(openJob)}&step=1`)
  expect(await main()).toContain(`${sender.job.title}（フェアモードの担当者だけが送れます）`)
  expect(await main()).toContain('文面を書く')
  await visitor.goto(composer(sender.job))
  expect(await main()).toContain('この募集のスカウトを書けるのは、フェアモードの担当者だけです')
  expect(await main()).not.toContain('文面を書く')
  // A user who is listed only now has read the student openly.
  const listed = await aCompanyUser(app.db, sender.company.id)
  const rows = [sender.user, listed].map((user) => ({ companyId: sender.company.id, companyUserId: user.id }))
  await app.db.insertInto('fairModeUser').values(rows).execute()
  await visitor.goto(`${composer(sender.job)}&step=1`)
  expect(await main()).toMatch(/対象外1名[^]*学校名などがすでに表示されている学生には/)
  const colleague = await visitAsViewer(app, listed.viewer)
  await colleague.goto(`${composer(sender.job)}&step=1`)
  expect(await colleague.getByRole('main').innerText()).toMatch(/フェアモード[^]*新規1名[^]*文面を書く/)
})
