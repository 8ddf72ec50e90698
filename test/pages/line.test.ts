import { afterAll, beforeAll, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { aCandidate } from '#test/factories.ts'
import { aLineUser } from '#test/factories/line.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'
import { visit } from './visitor.ts'

const channel = { LINE_ACCOUNT_ID: '@yoake', LINE_CHANNEL_SECRET: 'secret', LINE_CHANNEL_TOKEN: 'token' }
let app: App
let production: App
beforeAll(async () => {
  ;[app, production] = await Promise.all([openApp(), openApp({ settings: channel })])
})
afterAll(() => Promise.all([app.close(), production.close()]))

const page = urls.candidate.settingsNotifications()

test('a student connects a LINE, chooses what it tells, and ends it, without scripts too', async () => {
  const { viewer } = await aCandidate(app.db)
  const visitor = await visitAsViewer(app, viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(page)
  expect(visitor.answer().text).not.toContain('SCOUT.hasLine')
  await visitor.getByRole('button', { name: 'LINEとつなぐ' }).click()
  const [message = ''] = /接続コード [0-9A-Z-]+/.exec(await main()) ?? []
  // The code stands there until it is sent: a phone may have thrown the page away meanwhile.
  await visitor.goto(page)
  expect(await main()).toContain(message)

  await aLineUser(app).send(message)
  await visitor.goto(page)
  expect(await main()).toContain('LINEで受け取っています')
  expect(await main()).not.toContain('接続コード')
  await visitor.getByRole('checkbox', { name: '予定のリマインドをLINE' }).uncheck()
  await visitor.getByRole('button', { name: '保存する', exact: true }).click()
  await visitor.goto(page)
  const checked = (topic: string) => visitor.getByRole('checkbox', { name: `${topic}をLINE` }).getAttribute('checked')
  expect([await checked('予定のリマインド'), await checked('スカウトの回答期限')]).toEqual([null, ''])
  await visitor.goto(urls.candidate.settings())
  expect(await main()).toContain('メール・プッシュ・LINE')

  await visitor.goto(page)
  await visitor.getByRole('button', { name: 'LINEの接続を解除する' }).click()
  expect(visitor.answer().text).toContain('LINEの接続を解除しました')
  expect(await main()).toContain('LINEとつなぐ')
})

test('where an account is set, LINE opens with the message, and the policy names what goes there', async () => {
  const visitor = await visitAsViewer(production, (await aCandidate(production.db)).viewer)
  await visitor.goto(page)
  await visitor.getByRole('button', { name: 'LINEとつなぐ' }).click()
  const address = await visitor.getByRole('link', { name: 'LINEを開く', exact: true }).getAttribute('href')
  expect(decodeURIComponent(address ?? '')).toMatch(
    /^https:\/\/line\.me\/R\/oaMessage\/@yoake\/\?接続コード [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  )
  const guest = visit(production)
  await guest.goto(urls.policy())
  expect(await guest.getByRole('main').innerText()).toContain('LINEヤフー株式会社')
  // /dev/line stands in for the app only where no account is set.
  expect((await guest.ask('/dev/line')).status).toBe(404)
  expect((await guest.ask('/line/events', { method: 'POST', body: '{"events":[]}' })).status).toBe(401)
})
