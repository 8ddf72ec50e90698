import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { openApp, type App } from './app.ts'
import { wordsOf } from './html.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('§6 the search of a company under review waits for the operator, and blames no plan', async () => {
  const { viewer } = await aCompanyWithUser(app.db, { contract: { status: 'UNDER_REVIEW' } })
  const visitor = await visitAsViewer(app, viewer)
  for (const [address, sentence] of [
    ['/client/candidates', '運営の準備が終わると見られます'],
    ['/client/candidates?o=INTELLECTUAL_TEST_SCORE', '運営の準備が終わると使えます'],
  ] as const) {
    await visitor.goto(address)
    const words = wordsOf(visitor.document())
    expect(words).toContain(sentence)
    expect(words).not.toMatch(/現在のプランでは使用できません|いまのプランに含まれていません|プラン外|プランを比べる/)
  }
})
