import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registeringStatuses } from '#domain/candidate-account/state/rules.ts'
import { withdrawalWord } from '#domain/candidate-account/state/withdrawal/rules.ts'
import { aCandidate } from '#test/factories.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const password = 'a-long-password-2026'

describe('§4 a registration that is not finished', () => {
  test.each(registeringStatuses)('%s: its page leads to the way out, and it ends there', async (status) => {
    const { id, viewer } = await aCandidate(app.db, { status, password })
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/')
    await visitor.getByRole('link', { name: '登録をやめる' }).click()
    expect(new URL(visitor.url()).pathname).toBe('/candidate/settings/unsubscribe')
    const main = await visitor.getByRole('main').innerText()
    expect(main).toContain('30日後に削除します')
    // Nothing is open that the page could lead to, and nothing has come that could end.
    expect(main).not.toMatch(/スカウト|日程|検索|プロフィール|書き出し/)
    await visitor.getByRole('link', { name: '登録を続ける' }).click()
    expect(new URL(visitor.url()).pathname).toMatch(/^\/candidate\/(registration|onboarding\/step\d)$/)
    await visitor.getByRole('link', { name: '登録をやめる' }).click()
    await visitor.getByLabel('確認').fill(withdrawalWord)
    await visitor.getByLabel('パスワード必須').fill(password)
    await visitor.getByRole('button', { name: '登録をやめる' }).click()
    expect(new URL(visitor.url()).pathname).toBe('/candidate/settings/unsubscribe/complete')
    const row = app.db.selectFrom('candidate').select('status').where('id', '=', id)
    expect((await row.executeTakeFirstOrThrow()).status).toBe('WITHDRAWN')
  })

  test.each(['EMAIL_PENDING', 'ACTION_REQUIRED'] as const)('%s: the page shows no such link', async (status) => {
    const { viewer } = await aCandidate(app.db, { status })
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/')
    expect(await visitor.getByRole('link', { name: '登録をやめる' }).count()).toBe(0)
  })
})
