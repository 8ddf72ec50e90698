import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUrls } from '#ground/admin-urls.ts'
import { openApp, type App } from './app.ts'
import { visitAs } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('the operator keeps synonyms; a mistake stands beside the field and nothing is lost', async () => {
  const visitor = await visitAs(app, 'operator')
  await visitor.goto(adminUrls.lookups())
  const box = visitor.getByRole('textbox', { name: 'ことばの組' })
  const before = await box.inputValue()
  const save = async (text: string) => {
    await box.fill(text)
    await visitor.getByRole('button', { name: '保存する' }).click()
  }
  await save(`${before}\n研究`)
  expect(await visitor.getByRole('main').innerText()).toContain('21行目：ことばを2つ以上、「=」でつないでください')
  expect(await box.inputValue()).toBe(`${before}\n研究`)
  await save(`${before}\n研究＝リサーチ`)
  expect(await box.inputValue()).toBe(`${before}\n研究 = リサーチ`)
  expect(visitor.answer().text).toContain('同じ意味のことばを保存しました')
})
