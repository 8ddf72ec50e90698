import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { targetGraduationYear } from '#domain/candidate-search/rules/default-condition.ts'
import { aCandidate } from '../factories.ts'
import { aScoutInvitation, aSender, homeOf } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('from a student who accepted to a search, by reasons that are taken out one by one', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const graduationYear = targetGraduationYear(tokyoToday())
  const shared = { departmentCategory: 'SCIENCE' as const, jobTypeIds: [101], graduationYear }
  const won = await aCandidate(app.db, { ...shared, toeicScore: 990 })
  for (let at = 0; at < 12; at += 1) await aCandidate(app.db, shared)
  await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: won.id, status: 'ACCEPTED' })
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.candidate(won.id))
  await visitor.getByRole('link', { name: 'この学生に近い学生をさがす' }).click()
  const main = () => visitor.getByRole('main').innerText()
  expect(await main()).toContain('学んでいる分野（文理）が同じです')
  expect(await main()).toContain('TOEICが945点以上です')
  // Without scripts the choice is a form of the address.
  await visitor.goto(`${clientUrls.candidateLikeness(won.id)}?chosen=1&with=TOEIC&with=no-reason`)
  expect(await main()).toMatch(/「TOEIC 945点以上」を外すと、[\d,]+名になります/)
  await visitor.getByRole('link', { name: 'この条件で検索する' }).click()
  expect(visitor.url()).toContain('ts=945')
})

test('of a student who never accepted there is no such page', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const { id } = await aCandidate(app.db)
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.candidateLikeness(id))
  expect(await visitor.getByRole('main').innerText()).toContain('見つかりません')
})
