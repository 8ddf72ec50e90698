import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { block } from '../factories/candidate-search.ts'
import { aDraft } from '../factories/scout-draft.ts'
import { aSender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a draft of another device stands in the list and in the composer, with who was left out', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const [stays, blocks] = [await aCandidate(app.db), await aCandidate(app.db)]
  await block(app.db, sender.company.id, blocks.id)
  const home = { companyId: sender.company.id, companyUserId: sender.user.id, jobId: sender.job.id }
  const students = [
    { candidateId: stays.id, reason: '家で書いた理由です。' },
    { candidateId: blocks.id, reason: '消えた学生への理由です。' },
  ]
  await aDraft(app.db, home, students, { subject: '家で決めた件名', savedAt: new Date('2026-11-28T01:05:00Z') })
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.scoutDrafts())
  expect(await main()).toMatch(/家で決めた件名[^]*2026年11月28日\(土\) 10:05に保存/)
  await visitor.getByRole('link', { name: /続きを書く$/ }).click()
  expect(await main()).toContain('2026年11月28日(土) 10:05にWindows・Chromeで保存した下書きの続きです。')
  expect(await main()).toContain('学生のうち1名は、いまスカウトを送れないため外しました。')
  expect(await visitor.getByRole('textbox', { name: /^あなたを選んだ理由/ }).inputValue()).toBe('家で書いた理由です。')
  expect(await main()).not.toContain('消えた学生への理由です。')
})

test('a colleague sees beside the student that a draft is there, and who only reads sees nothing', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const student = await aCandidate(app.db)
  const colleague = await aCompanyUser(app.db, sender.company.id, { familyName: '三田村' })
  const home = { companyId: sender.company.id, companyUserId: colleague.id, jobId: sender.job.id }
  await aDraft(app.db, home, [{ candidateId: student.id, reason: '同僚の理由です。' }], {
    savedAt: new Date(Date.now() - 600_000),
  })
  const pages = [
    clientUrls.candidates(new URLSearchParams({ ids: student.id })),
    clientUrls.candidates(new URLSearchParams({ ids: student.id, preview: student.id })),
    clientUrls.scout([student.id], sender.job.id),
  ]
  const textsOf = async (viewer: typeof sender.viewer) => {
    const visitor = await visitAsViewer(app, viewer)
    const texts: string[] = []
    for (const page of pages) {
      await visitor.goto(page)
      texts.push(await visitor.getByRole('main').innerText())
    }
    return texts
  }
  const [list, preview, composer] = await textsOf(sender.viewer)
  expect(list).toContain('三田村さんが下書き中')
  expect(preview).toContain('三田村さんが下書き中（10分前に保存）')
  expect(composer).toContain('三田村さんが下書き中（10分前に保存）')
  expect([list, preview, composer].join()).not.toContain('同僚の理由です。')
  const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  for (const text of await textsOf(reader.viewer)) expect(text).not.toContain('下書き中')
})

test('who may only read now reads the own draft, and goes on with nothing', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const student = await aCandidate(app.db)
  const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  const home = { companyId: sender.company.id, companyUserId: reader.id, jobId: sender.job.id }
  await aDraft(app.db, home, [{ candidateId: student.id, reason: '以前に書いた理由です。' }], {
    message: '以前の本文です。',
  })
  const visitor = await visitAsViewer(app, reader.viewer)
  await visitor.goto(clientUrls.scoutDrafts())
  const text = await visitor.getByRole('main').innerText()
  expect(text).toMatch(/閲覧の権限では続きを書けません[^]*以前の本文です。[^]*以前に書いた理由です。/)
  expect(text).not.toContain('続きを書く')
})

test('letters that were not delivered stand beside the draft with other words', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const [one, other] = [await aCandidate(app.db), await aCandidate(app.db)]
  const home = { companyId: sender.company.id, companyUserId: sender.user.id, jobId: sender.job.id }
  await aDraft(app.db, home, [{ candidateId: one.id }, { candidateId: other.id }])
  const undelivered = {
    subject: '届かなかった件名',
    message: '届かなかった本文です。',
    reason: '届かなかった理由です。',
  }
  await app.db
    .updateTable('scoutDraftStudent')
    .set({ undelivered: JSON.stringify(undelivered) })
    .where('candidateId', '=', other.id)
    .execute()
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.scoutDrafts())
  const text = await visitor.getByRole('main').innerText()
  expect(text).toMatch(/届けられなかった文面（学生1名）[^]*届かなかった本文です。[^]*届かなかった理由です。/)
})
