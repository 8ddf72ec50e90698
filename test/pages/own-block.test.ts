import { afterAll, beforeAll, expect, test } from 'vitest'
import { longDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { aCandidate } from '../factories.ts'
import { block } from '../factories/candidate-search.ts'
import { anInvited, aSender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { linksOf } from './links.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('§2 a page hidden by the student’s own block says so, since when, and leads to the blocks', async () => {
  const sender = await aSender(app.db)
  const { id, viewer } = await aCandidate(app.db)
  await block(app.db, sender.company.id, id)
  const student = await visitAsViewer(app, viewer)
  for (const path of [urls.candidate.company(sender.company.id), urls.candidate.job(sender.job.id)]) {
    await student.goto(path)
    expect(student.answer().status, path).toBe(403)
    const text = await student.getByRole('main').innerText()
    expect(text).toContain('ブロックした企業です')
    expect(text).toContain(`${sender.company.displayName}は、${longDate(new Date())}にあなたがブロックした企業です。`)
    expect(linksOf(student.document(), urls.candidate.settingsBlockedCompanies())).toHaveLength(1)
  }
  expect((await student.get(`${urls.candidate.contactUs()}?company=${sender.company.id}`)).status).toBe(200)
})

test('§2 nobody else reads of the block, and a scout of the company stays the student’s', async () => {
  const sender = await aSender(app.db)
  const { candidate, invitation, viewer } = await anInvited(app.db, sender)
  await block(app.db, sender.company.id, candidate.id)
  const other = await visitAsViewer(app, (await aCandidate(app.db)).viewer)
  expect((await other.get(urls.candidate.company(sender.company.id))).status).toBe(200)
  const student = await visitAsViewer(app, viewer)
  for (const path of [urls.candidate.invitation(invitation.id), urls.candidate.job(sender.job.id)])
    expect((await student.get(path)).status, path).toBe(200)
})
