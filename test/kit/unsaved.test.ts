import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { alive } from '#test/e2e/alive.ts'
import { field, valueOf } from '#test/e2e/enrolment-form.ts'
import { atRest } from './kit.ts'
import { test } from './visit.ts'

const leaving = (page: Page) => page.getByRole('dialog', { name: '保存していない変更があります。' })

describe('§2 leaving a form with unsaved text', () => {
  test('by a link or the way back asks; staying keeps the words, leaving gives them up', async ({ visit }) => {
    const { page, context } = await visit('/terms', { apart: true })
    const dialogLoaded = page.waitForResponse(/unsaved-dialog-[\w-]+\.js/)
    await page.goto('/dev/forms')
    await alive(page)
    await field(page, 'companyName').fill('書きかけ')
    await dialogLoaded
    // The question needs no connection: it is there before it is asked.
    await context.setOffline(true)
    await page.getByRole('link', { name: '利用規約' }).click()
    await leaving(page).waitFor()
    await context.setOffline(false)
    await leaving(page).getByRole('button', { name: '入力に戻る' }).click()
    await leaving(page).waitFor({ state: 'detached' })
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await page.getByRole('link', { name: 'プライバシーポリシー' }).click()
    await leaving(page).getByRole('button', { name: '破棄して移動' }).click()
    await page.waitForURL(/\/policy$/)
    await page.goBack()
    await page.waitForURL(/\/dev\/forms$/)
    expect(await valueOf(page, 'companyName')).toBe('')
    await field(page, 'companyName').fill('もう一度')
    await page.goForward()
    await leaving(page).waitFor()
    expect(page.url()).toMatch(/\/dev\/forms$/)
    await atRest(page)
    await page.keyboard.press('Escape')
    await leaving(page).waitFor({ state: 'detached' })
  })

  test('the message of an act that comes to the address asks nothing, another page of the same address does', async ({
    visit,
  }) => {
    const { page } = await visit('/dev/forms', { apart: true })
    await alive(page)
    await field(page, 'companyName').fill('書きかけ')
    const go = (search: string) => page.evaluate(`window.__reactRouterDataRouter.navigate('/dev/forms${search}')`)
    await go('?flash=saved')
    await page.waitForURL(/flash=saved$|\/dev\/forms$/)
    expect(await leaving(page).count()).toBe(0)
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await go('?other=1')
    await leaving(page).waitFor()
    expect(page.url()).not.toContain('other')
  })

  test('by reloading or closing asks in the browser’s own words', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { apart: true })
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      await dialog.dismiss()
      asked.push(dialog.type())
    })
    // A browser asks only on a page where the visitor has typed.
    await field(page, 'companyName').click()
    await page.keyboard.type('a')
    await page.evaluate('void setTimeout(() => location.reload())')
    await expect.poll(() => asked).toEqual(['beforeunload'])
    expect(await valueOf(page, 'companyName')).toBe('a')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  })

  test('an untouched form lets go', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { apart: true })
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
  })

  test('is asked by the browser where the question could not be loaded', async ({ visit }) => {
    const { page, prints } = await visit('/terms', { apart: true })
    await page.route(/unsaved-dialog-[\w-]+\.(?:js|css)/, (route) => route.abort())
    const answers: boolean[] = []
    page.on('dialog', async (dialog) => {
      expect(dialog.message()).toContain('保存していない変更があります。')
      await (answers.length > 0 ? dialog.accept() : dialog.dismiss())
      answers.push(answers.length > 0)
    })
    await page.goto('/dev/forms')
    await alive(page)
    await field(page, 'companyName').fill('書きかけ')
    await page.getByRole('link', { name: '利用規約' }).click()
    await expect.poll(() => answers).toEqual([false])
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
    expect(answers).toEqual([false, true])
    // The browser prints what it could not load.
    expect(prints.splice(0)).not.toEqual([])
  })
})
