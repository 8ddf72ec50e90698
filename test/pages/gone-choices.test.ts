import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { aCandidate } from '../factories.ts'
import { aSender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a choice of an old address that can no longer be made is said by both searches', async () => {
  const student = await visitAsViewer(app, (await aCandidate(app.db)).viewer)
  await student.goto(urls.candidate.companies(new URLSearchParams('industry=9998&industry=401')))
  expect(await student.getByRole('main').innerText()).toContain('いまは選べない条件1件を外して')
  const company = await visitAsViewer(app, (await aSender(app.db)).viewer)
  await company.goto(`${clientUrls.candidates()}?i=9998&all=true`)
  expect(await company.getByRole('main').innerText()).toContain('業界（選べなくなった項目）')
})
