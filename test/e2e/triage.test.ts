import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aMessage, aReason, aSender } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from './accessible.ts'
import { alive } from './alive.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'
import { isTooWide } from './too-wide.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const previewOf = (page: Page) => new URL(page.url()).searchParams.get('preview') ?? ''

/** A company, and a list of four students that its search alone finds, each active a day before the last. */
async function aList() {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  const word = `窯元${crypto.randomUUID().slice(0, 8)}`
  const ids: string[] = []
  for (let at = 0; at < 4; at += 1) {
    const { id } = await aCandidate(product.db, { taglines: [`${word}の第${at}学生`] })
    await product.db
      .updateTable('candidateActivity')
      .set({ lastActiveAt: new Date(Date.now() - (at + 1) * 86_400_000) })
      .where('candidateId', '=', id)
      .execute()
    ids.push(id)
  }
  return { sender, ids, address: `/client/candidates?tk=${encodeURIComponent(word)}&view=triage` }
}

describe('students one by one', () => {
  test('are passed over, taken back and left by keys; the next visit goes on where the last one ended', async () => {
    const { sender, ids, address } = await aList()
    const page = await visitAs(product, sender.viewer)
    await page.goto(address)
    await alive(page)
    // The address and the number are there before the student; until then a press means nobody.
    const left = async (count: number) => {
      await page.getByText(`あと${count}名`).waitFor()
      await page
        .getByText(`第${3 - count}学生`)
        .first()
        .waitFor()
    }
    await left(3)
    expect(previewOf(page)).toBe(ids[0])
    await page.keyboard.press('x')
    await expect.poll(() => previewOf(page)).toBe(ids[1])
    await left(2)
    const passed = () => product.db.selectFrom('passedOverCandidate').select(['candidateId', 'isForTeam'])
    const mine = () => passed().where('companyId', '=', sender.company.id).execute()
    await expect.poll(mine).toEqual([{ candidateId: ids[0], isForTeam: false }])
    await page.keyboard.press('u')
    await expect.poll(() => previewOf(page)).toBe(ids[0])
    await expect.poll(mine).toEqual([])
    await left(3)
    // A letter that is typed into the memo is a letter.
    await page.getByRole('textbox', { name: '社内メモ' }).fill('x')
    await page.getByRole('textbox', { name: '社内メモ' }).press('x')
    expect(await mine()).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await expect.poll(() => previewOf(page)).toBe(ids[1])
    await left(2)
    await page.keyboard.press('t')
    await expect.poll(() => previewOf(page)).toBe(ids[2])
    await expect.poll(mine).toEqual([{ candidateId: ids[1], isForTeam: true }])
    await left(1)
    await expectAccessible(page)
    await expect
      .poll(() =>
        product.db
          .selectFrom('triagePlace')
          .select(['candidateId', 'position'])
          .where('companyId', '=', sender.company.id)
          .executeTakeFirst(),
      )
      .toEqual({ candidateId: ids[2], position: 2 })
    await page.goto(address)
    await alive(page)
    await expect.poll(() => previewOf(page)).toBe(ids[2])
    await left(1)
    await page.keyboard.press('j')
    await expect.poll(() => previewOf(page)).toBe(ids[3])
    await left(0)
    await page.keyboard.press('x')
    await page.getByText('最後の学生まで確認しました').waitFor()
    // At the end there is nobody to pass over: the press leaves the page where it is.
    await page.keyboard.press('x')
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'キー操作' }).waitFor()
    await page.keyboard.press('Escape')
    expect(previewOf(page)).toBe('end')
    await page.getByRole('link', { name: '自分が見送った学生を見る' }).click()
    await page.getByText('第3学生').first().waitFor()
    await page.context().close()
    product.expectSilence()
  })

  test.runIf(isFullRun)('a phone has the same acts as buttons, and every act its undo', async () => {
    const { sender, ids, address } = await aList()
    const page = await visitAs(product, sender.viewer, { width: 390 })
    await page.goto(address)
    await alive(page)
    await page.getByRole('button', { name: '見送る', exact: true }).click()
    await expect.poll(() => previewOf(page)).toBe(ids[1])
    expect(await page.evaluate(isTooWide)).toBe(false)
    await page.getByRole('button', { name: '元に戻す' }).first().click()
    await expect.poll(() => previewOf(page)).toBe(ids[0])
    await page.context().close()
  })
})

test('two never write to one student: the second reads who writes, and may send when that ends', async () => {
  const { sender, ids } = await aList()
  const colleague = await aCompanyUser(product.db, sender.company.id, { familyName: '三田村' })
  const address = `/client/candidates/scout?ids=${ids[0]}&job=${sender.job.id}`
  const first = await visitAs(product, colleague.viewer)
  const isClaim = (page: Page) =>
    page.waitForResponse((response) => (response.request().postData() ?? '').includes('mutation ClaimCandidates'))
  const claimed = isClaim(first)
  await first.goto(address)
  await claimed
  const second = await visitAs(product, sender.viewer)
  await second.goto(address)
  await second.getByText(/三田村さんが\d\d:\d\dから、この学生へのスカウトを書いています/).waitFor()
  expect(await second.getByText('文面を書く').count()).toBe(0)
  const claims = () =>
    product.db.selectFrom('scoutClaim').select('companyUserId').where('companyId', '=', sender.company.id).execute()
  expect(await claims()).toEqual([{ companyUserId: colleague.id }])
  // The claim ends at once when its writer leaves the page.
  await first.getByRole('link', { name: '学生検索に戻る' }).first().click()
  await expect.poll(claims).toEqual([])
  for (const page of [first, second]) await page.context().close()
})

test('a begun scout is resumed on another device, asks before it replaces words, and a colleague sees that it is there', async () => {
  const { sender, ids, address } = await aList()
  const colleague = await aCompanyUser(product.db, sender.company.id)
  const composer = `/client/candidates/scout?ids=${ids[0]}&job=${sender.job.id}&step=2`
  const reason = (page: Page) => page.getByRole('textbox', { name: /^あなたを選んだ理由/ })
  const isStored = (page: Page) => page.getByText(/\d\d:\d\dに下書きを保存しました/).waitFor()
  const laptop = await visitAs(product, sender.viewer)
  await laptop.goto(composer)
  await alive(laptop)
  await laptop.getByLabel(/^件名/).fill('窯元の話から')
  await laptop.getByRole('textbox', { name: /^会社からのメッセージ/ }).fill(aMessage)
  await reason(laptop).fill('途中まで書いた理由です。')
  await isStored(laptop)

  const other = await visitAs(product, colleague.viewer)
  await other.goto(address)
  await other.getByText(/さんが下書き中（(たったいま|\d分前に)保存）/).waitFor()
  expect(await other.getByText('途中まで書いた理由です。').count()).toBe(0)

  const phone = await visitAs(product, sender.viewer, { width: 390 })
  await phone.goto('/client/candidates/scout/drafts')
  await phone.getByRole('link', { name: /続きを書く$/ }).click()
  await phone.getByText('で保存した下書きの続きです').waitFor()
  expect(await reason(phone).inputValue()).toBe('途中まで書いた理由です。')
  expect(await phone.getByLabel(/^件名/).inputValue()).toBe('窯元の話から')
  await expectAccessible(phone)
  const saved = phone.waitForResponse((response) => (response.request().postData() ?? '').includes('SaveScoutDraft'))
  await reason(phone).fill(aReason)
  await saved

  // The laptop has not heard of it, and writes on.
  await reason(laptop).fill('途中まで書いた理由です。ここから先は家で書きます。')
  await laptop.getByText('別の端末で続きが書かれています').waitFor()
  await expectAccessible(laptop)
  await laptop.getByRole('button', { name: '読み込む' }).click()
  expect(await reason(laptop).inputValue()).toBe(aReason)

  await phone.getByRole('link', { name: '確認へ進む' }).click()
  await phone.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
  await phone.getByRole('button', { name: '1名に送信' }).click()
  await phone.getByRole('heading', { name: /1件のスカウトを(送信しました|受け付けました)/ }).waitFor()
  const drafts = () =>
    product.db.selectFrom('scoutDraft').select('jobId').where('companyId', '=', sender.company.id).execute()
  expect(await drafts()).toEqual([])
  await laptop.evaluate("dispatchEvent(new Event('focus'))")
  await laptop.getByText('この下書きのスカウトは、別の端末で送信されています').waitFor()
  await laptop.getByRole('button', { name: 'この端末の下書きを捨てる' }).click()
  await laptop.goto('/client/candidates/scout/drafts')
  await laptop.getByRole('heading', { name: '書きかけのスカウトはありません' }).waitFor()
  for (const page of [laptop, other, phone]) await page.context().close()
  product.expectSilence()
})
