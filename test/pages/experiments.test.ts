import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { aScoutExperiment } from '../factories/scout-experiment.ts'
import { aMessage, aScoutInvitation, aSender, homeOf, type Sender } from '../factories/scout-invitation.ts'
import { inHours } from '../factories/scheduling.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** Students of a version whose time to answer is over. */
async function answered(sender: Sender, scoutExperimentId: string, version: 'A' | 'B', accepted: number, of: number) {
  const { companyId } = homeOf(sender)
  for (let at = 0; at < of; at += 1) {
    const { id: candidateId } = await aCandidate(app.db)
    const answer =
      at < accepted ? ({ status: 'ACCEPTED', answeredAt: inHours(-480) } as const) : ({ status: 'EXPIRED' } as const)
    const times = { sentAt: inHours(-500), expiresAt: inHours(-100) }
    const scout = await aScoutInvitation(app.db, { ...homeOf(sender), candidateId, ...times, ...answer })
    const row = { companyId, candidateId, scoutExperimentId, version }
    await app.db
      .insertInto('scoutExperimentStudent')
      .values({ ...row, scoutInvitationId: scout.id })
      .execute()
  }
}

test('a recruiter starts a comparison, with the needed number said before, and reads that nothing can be said yet', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.experiments())
  expect(await main()).toContain('比較はまだありません')
  await visitor.goto(clientUrls.experimentStart(sender.job.id))
  expect(await main()).toContain('AとBにそれぞれ705名必要です')
  await visitor.getByRole('textbox', { name: '比べること' }).fill('件名を変える')
  const versions = ['文面A', '文面B'].map((name) => visitor.getByRole('region', { name }))
  for (const version of versions) {
    await version.getByRole('textbox', { name: '件名' }).fill('検査装置の開発について')
    await version.getByRole('textbox', { name: 'メッセージ' }).fill(aMessage)
  }
  await visitor.getByRole('button', { name: 'この2つの文面で始める' }).click()
  expect(await main()).toContain('AとBが同じ文面です')
  await visitor
    .getByRole('region', { name: '文面B' })
    .getByRole('textbox', { name: '件名' })
    .fill('検査装置をつくる仕事')
  await visitor.getByRole('button', { name: 'この2つの文面で始める' }).click()
  expect(await main()).toMatch(/件名を変える[^]*進行中[^]*差を計算します/)
  await visitor.goto(clientUrls.experimentStart(sender.job.id))
  expect(await main()).toContain('別の比較が進んでいます')
})

test('the page says that no difference can be said, and a difference with its interval', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const { id } = await aScoutExperiment(app.db, homeOf(sender))
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await answered(sender, id, 'A', 2, 8)
  await answered(sender, id, 'B', 3, 8)
  await visitor.goto(clientUrls.experiment(id))
  expect(await main()).toMatch(/差があるとは言えません（BとAの差 −[\d.]+〜\+[\d.]+ポイント）/)
  expect(await main()).toContain('25.0%')
  await answered(sender, id, 'B', 22, 22)
  await answered(sender, id, 'A', 0, 22)
  await visitor.goto(clientUrls.experiments())
  expect(await main()).toMatch(/Bのほうが承認されやすいといえます（差 \+[\d.]+〜\+[\d.]+ポイント）/)
})

test('the composer shows both texts, and the own text stays outside of the comparison', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  await aScoutExperiment(app.db, { ...homeOf(sender), title: '締めの一文を変える' })
  const { id: student } = await aCandidate(app.db)
  const visitor = await visitAsViewer(app, sender.viewer)
  const address = `${clientUrls.scout([student], sender.job.id, '/client/candidates')}&step=2`
  await visitor.goto(address)
  const main = () => visitor.getByRole('main').innerText()
  expect(await main()).toMatch(/比べている2つの文面[^]*「締めの一文を変える」[^]*検査装置をつくる仕事/)
  expect(await visitor.getByRole('textbox', { name: '会社からのメッセージ' }).count()).toBe(0)
  await visitor.goto(`${address}&own=1`)
  expect(await main()).toContain('いまの文面で送る学生は、比較に入りません')
  expect(await visitor.getByRole('textbox', { name: '会社からのメッセージ' }).count()).toBe(1)
})

test('a reader reads a comparison and ends none; another company finds none', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const { id } = await aScoutExperiment(app.db, homeOf(sender))
  const { viewer } = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  const reader = await visitAsViewer(app, viewer)
  await reader.goto(clientUrls.experiment(id))
  expect(await reader.getByRole('main').innerText()).toContain('検査装置をつくる仕事')
  expect(await reader.getByRole('button', { name: '終了する' }).count()).toBe(0)
  const stranger = await visitAsViewer(app, (await aSender(app.db)).viewer)
  await stranger.goto(clientUrls.experiment(id))
  expect(await stranger.getByRole('main').innerText()).not.toContain('検査装置をつくる仕事')
})
