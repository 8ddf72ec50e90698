import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { alive } from './alive.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()
const textOf = (page: Page, name: RegExp) => box(page, name).inputValue()
const changed = /ほかの画面や端末で内容が変更されました/

describe('§2 a student’s profile in two windows', () => {
  test('the later save is told of the earlier one, loses nothing that was typed, and may go on', async () => {
    const { viewer, id } = await aCandidate(product.db)
    const early = await visitAs(product, viewer)
    const late = await early.context().newPage()
    const address = '/candidate/profile?section=self-introduction'
    for (const page of [early, late]) {
      await page.goto(address)
      await alive(page)
    }
    const rowText = async () => {
      const row = await product.db
        .selectFrom('candidate')
        .select('selfIntroduction')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.selfIntroduction
    }
    const name = /^どんなことに/
    // A window that saves twice is told nothing.
    for (const text of ['一つ目の画面です。', '一つ目の画面の二度目です。']) {
      await box(early, name).fill(text)
      await save(early)
      await early.getByText(/^保存しました/).waitFor()
      await expect.poll(rowText).toBe(text)
    }
    await box(late, name).fill('二つ目の画面です。')
    await save(late)
    await late.getByText(changed).waitFor()
    expect(await rowText()).toBe('一つ目の画面の二度目です。')
    expect(await textOf(late, name)).toBe('二つ目の画面です。')
    await late.getByRole('button', { name: '保存済みの内容に戻す' }).click()
    await expect.poll(() => textOf(late, name)).toBe('一つ目の画面の二度目です。')
    await box(late, name).fill('二つ目の画面で続けます。')
    await save(late)
    await expect.poll(rowText).toBe('二つ目の画面で続けます。')

    // The other window has an older text still, and saves it once it was told.
    await box(early, name).fill('一つ目の画面が残ります。')
    await save(early)
    await early.getByText(changed).waitFor()
    await save(early)
    await expect.poll(rowText).toBe('一つ目の画面が残ります。')
  })

  test('skills that stayed on the device are given up for what is saved', async () => {
    const { viewer } = await aCandidate(product.db, { toeicScore: 600 })
    const page = await visitAs(product, viewer)
    await page.goto('/candidate/skills')
    await alive(page)
    const score = page.getByLabel('TOEIC L&R').first()
    await score.fill('735')
    await expect.poll(() => page.evaluate<string>('JSON.stringify(localStorage)'), { timeout: 8000 }).toContain('735')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await alive(page)
    expect(await score.inputValue()).toBe('735')
    await page.getByRole('button', { name: '保存済みの内容に戻す' }).click()
    await expect.poll(() => score.inputValue()).toBe('600')
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('735')
  })

  test('a draft that stayed on the device is told of a save after it was begun', async () => {
    const { viewer, id } = await aCandidate(product.db)
    const page = await visitAs(product, viewer)
    await page.goto('/candidate/skills')
    await alive(page)
    await page.getByLabel('TOEIC L&R').first().fill('735')
    await expect.poll(() => page.evaluate<string>('JSON.stringify(localStorage)'), { timeout: 8000 }).toContain('735')
    await product.db.updateTable('candidate').set({ toeflIbtScore: 90 }).where('id', '=', id).execute()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await alive(page)
    await save(page)
    await page.getByText(changed).waitFor()
    const scores = () =>
      product.db.selectFrom('candidate').select(['toeicScore', 'toeflIbtScore']).where('id', '=', id).executeTakeFirst()
    expect(await scores()).toEqual({ toeicScore: null, toeflIbtScore: 90 })
    await save(page)
    await expect.poll(scores).toEqual({ toeicScore: 735, toeflIbtScore: null })
  })
})
