import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { aCompanyUser, aCompanyWithUser } from '../factories.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** Devices of the office, at home, and the one whose session opened last. */
async function withDevices({ companyId, companyUserId }: CompanyViewer) {
  const own = await app.db
    .selectFrom('session')
    .select('tokenSha256')
    .where('companyUserId', '=', companyUserId)
    .orderBy('insertedAt', 'desc')
    .executeTakeFirstOrThrow()
  const device = (deviceFamily: string) => ({
    companyId,
    companyUserId,
    deviceFamily,
    token: `${deviceFamily} ${companyUserId}`,
  })
  await app.db
    .insertInto('pushDevice')
    .values([
      { ...device('Mac・Safari'), sessionTokenSha256: null },
      { ...device('Windows・Chrome'), sessionTokenSha256: own.tokenSha256 },
    ])
    .execute()
}

test('a recruiter sees the devices that get pushes, this one first, and stops one', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const visitor = await visitAsViewer(app, viewer)
  await withDevices(viewer)
  const devices = () => visitor.getByRole('list', { name: '受け取る端末' }).innerText()
  await visitor.goto(clientUrls.scoutNotification())
  expect(await devices()).toMatch(/Windows・Chrome[^]*この端末[^]*Mac・Safari/)
  await visitor.getByRole('button', { name: '通知を止める' }).nth(1).click()
  expect(await devices()).not.toContain('Mac・Safari')
  expect(await devices()).toContain('Windows・Chrome')
})

test('an interviewer sees the own devices, and no job of the company', async () => {
  const { company } = await aCompanyWithUser(app.db)
  const { viewer } = await aCompanyUser(app.db, company.id, { role: 'INTERVIEWER' })
  const visitor = await visitAsViewer(app, viewer)
  await withDevices(viewer)
  await visitor.goto(clientUrls.scoutNotification())
  const main = await visitor.getByRole('main').innerText()
  expect(main).toMatch(/担当する日程の連絡を[^]*プッシュ通知[^]*Windows・Chrome/)
  expect(main).not.toMatch(/すべての募集|募集ごとの例外/)
  await visitor.getByRole('button', { name: '通知を止める' }).first().click()
  expect(await visitor.getByRole('main').innerText()).not.toContain('Windows・Chrome')
})
