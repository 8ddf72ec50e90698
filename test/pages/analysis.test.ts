import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { anInvited, aSender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const today = tokyoToday()
const day = addDays(today, -21)
const sent = { sentAt: tokyoMoment(day, '10:00'), expiresAt: tokyoMoment(addDays(day, 14), '23:59') }

const written = {
  reasonOpening: 'QUOTATION',
  reasonSource: 'TAGLINE',
  reasonQuotations: 1,
  reasonLetters: 90,
} as const

/** Thirty scouts, of which six were accepted after two days. */
async function aSenderOfThirty() {
  const sender = await aSender(app.db, {}, { title: '検査装置の開発職' })
  for (let made = 0; made < 30; made += 1)
    await anInvited(app.db, sender, {
      ...sent,
      ...written,
      ...(made < 6 && { status: 'ACCEPTED' as const, answeredAt: tokyoMoment(addDays(day, 2), '10:00') }),
    })
  return sender
}

test('a company reads numbers with their intervals, and takes them away', async () => {
  const sender = await aSenderOfThirty()
  const { viewer } = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(clientUrls.analysis())
  const main = await visitor.getByRole('main').innerText()
  expect(main).toContain('検査装置の開発職')
  // Wilson: 6 of 30.
  expect(main).toContain('20.0%（9.5〜37.3%）')
  expect(main).toContain('2.0日')
  expect(main).toContain('10社に満たないため')
  const href = await visitor.getByRole('link', { name: 'CSVを書き出す' }).getAttribute('href')
  expect(href).toContain('/client/analysis/csv?period=90d&by=job')
  for (const by of ['text', 'reason', 'sender', 'condition', 'when']) {
    await visitor.goto(clientUrls.analysis({ by, period: 'season' }))
    expect(await visitor.getByRole('link', { name: 'CSVを書き出す' }).count(), by).toBe(by === 'sender' ? 0 : 1)
  }
})

test('a company reads how its reasons were written, and switches the line beside a reason off and on', async () => {
  const sender = await aSenderOfThirty()
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.analysis({ by: 'reason', period: 'season' }))
  expect(await main()).toMatch(/書き出し：学生の文章の引用から始まる[^]*20\.0%（9\.5〜37\.3%）/)
  expect(await main()).toContain('引用した項目：タグライン')
  expect(await main()).toContain('長さ（引用を除く）：80〜119文字')
  expect(await main()).not.toContain('既読')
  const { id } = await aCandidate(app.db)
  const { companyId, companyUserId } = sender.viewer
  await app.db.insertInto('reasonFiguresOff').values({ companyId, companyUserId }).execute()
  const address = `/client/candidates/scout?ids=${id}&job=${sender.job.id}&step=2`
  await visitor.goto(address)
  await visitor.getByRole('button', { name: '書き方ごとの承認率を表示する' }).click()
  await visitor.goto(address)
  expect(await visitor.getByRole('button', { name: '書き方ごとの承認率を表示する' }).count()).toBe(0)
})

test('few scouts are numbers alone, and no scouts are said to be none', async () => {
  const sender = await aSender(app.db)
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.analysis())
  expect(await main()).toContain('この期間に送ったスカウトはありません')
  for (let made = 0; made < 4; made += 1) await anInvited(app.db, sender, sent)
  await visitor.goto(clientUrls.analysis())
  expect(await main()).toContain('0 / 4通')
  expect(await main()).not.toContain('まだ比べられません')
  await anInvited(app.db, sender, sent)
  await visitor.goto(clientUrls.analysis())
  expect(await main()).toContain('まだ比べられません')
})

test('a period that cannot be counted says so and keeps the page', async () => {
  const { viewer } = await aSender(app.db)
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(clientUrls.analysis({ period: 'own', from: today, to: addDays(today, -1) }))
  expect(await visitor.getByRole('main').innerText()).toContain('終わりの日は、始まりの日よりあとにしてください')
})

test('the operator reads all companies', async () => {
  const visitor = await visitAs(app, 'operator')
  await visitor.goto('/admin/analysis')
  const main = await visitor.getByRole('main').innerText()
  expect(main).toContain('企業別の承認率')
  expect(main).toContain('企業どうしの比較')
})
