import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from './accessible.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
const headlines = ['吹きガラスの窯を直し、割れる器を半分にした', '吹きガラスの工房で、見学の道すじをつくった']
const reason =
  '私たちの保守の現場でも、障害の記録を一件ずつ並べて原因を探しています。窯の記録を直した話を、ぜひ聞かせてください。'

beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

async function open(path: string) {
  const { page } = await product.visit()
  await signIn(page, 'recruiter')
  await page.goto(path)
  return page
}

/** A student who accepted a scout of the demo's recruiter and waits for a word. */
async function anUncontactedStudent() {
  const { db } = product
  const { companyId, companyUserId } = await db
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const { id: jobId } = await aJob(db, { companyId })
  const { id: candidateId } = await aCandidate(db)
  const answer = { status: 'ACCEPTED', answeredAt: new Date() } as const
  await aScoutInvitation(db, { companyId, companyUserId, jobId, candidateId, ...answer })
}

test.runIf(isFullRun)('§4.8 a scout takes eight presses beside its reason, and the next one is begun', async () => {
  for (const headline of headlines) await aCandidate(product.db, { taglines: [headline] })
  const page = await open(`/client/candidates?tk=${encodeURIComponent('吹きガラス')}`)
  let presses = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1
    await target.click()
  }
  expect(await page.getByRole('main').locator('mark').first().innerText()).toBe('吹きガラス')
  await press(page.getByRole('link', { name: /吹きガラス/ }).first())
  await press(page.getByRole('link', { name: /スカウトする/ }))
  // The job and the message are those of the last scout, so the reason is all there is to write.
  const field = page.getByRole('textbox', { name: /^あなたを選んだ理由/ })
  await press(page.getByRole('button', { name: /^引用/ }).first())
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type(reason)
  await expectAccessible(page)
  await press(page.getByRole('main').getByText('確認へ進む'))
  await page.getByRole('region', { name: '送る学生と選んだ理由' }).getByText(reason).waitFor()
  await page.getByText(/^\d+月\d+日\(.\) 23:59$/).waitFor()
  await expectAccessible(page)
  await press(page.getByText('選んだ理由は本人のプロフィールを読んで書きました'))
  await press(page.getByRole('button', { name: '1名に送信' }))
  await page.getByRole('heading', { name: /1件のスカウトを(送信しました|受け付けました)/ }).waitFor()
  expect(presses).toBeLessThanOrEqual(8)

  // The page of what was sent survives a reload, and leads to the next student of the search.
  await page.waitForURL(/step=sent/)
  await page.reload()
  await page.getByRole('heading', { name: /1件のスカウトを(送信しました|受け付けました)/ }).waitFor()
  await page.getByRole('list', { name: '送った学生' }).getByText('吹きガラス').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '次の学生へ' }).click()
  await page.getByText('2 / 2名').waitFor()

  // A scout that was begun is found again by Ctrl+K, in kana.
  await page.getByRole('link', { name: /スカウトする/ }).click()
  await page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).fill('途中まで書いた理由です。')
  await page.getByRole('link', { name: '下書き一覧' }).click()
  await page
    .getByRole('link', { name: /続きを書く$/ })
    .first()
    .waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: '学生・ページ・募集の名前' })
  await search.fill('がくせいけん')
  await page.getByRole('option', { name: '学生検索' }).waitFor()
  await expectAccessible(page)
  await search.fill('したがき')
  await page.getByRole('option', { name: '1名・続きを書く' }).waitFor()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).inputValue())
    .toBe('途中まで書いた理由です。')
  // Too short to be sent: the last step says so, and leads back.
  await page.getByRole('link', { name: '確認へ進む' }).click()
  await page.getByRole('heading', { name: 'まだ送信できません' }).waitFor()
  await page.getByRole('link', { name: '理由を書く' }).click()
  await page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).waitFor()

  // The sign-out leaves no begun scout on the device.
  const kept = () => page.evaluate<number>("Object.keys(localStorage).filter((key) => key.includes('draft')).length")
  // The one begun here, and the one of the demo that another device began.
  expect(await kept()).toBe(2)
  await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await page.waitForURL((url) => !url.pathname.includes('/scout'))
  expect(await kept()).toBe(0)
  await page.context().close()
  product.expectSilence()
})

test.runIf(isFullRun)(
  'two presses of Tab lead to the first student; a new search drops what was ticked, and says so',
  async () => {
    // A company that has bookmarked nobody yet.
    const page = await visitAs(product, (await aCompanyWithUser(product.db)).viewer)
    await page.goto('/client/candidates?y=2028')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        "document.activeElement?.closest('[data-candidate]') === document.querySelector('[data-candidate]')",
      ),
    ).toBe(true)

    await page
      .getByRole('checkbox', { name: /の学生を選択$/ })
      .first()
      .press('Space')
    await page.getByText('1名を選択中').waitFor()
    const tick = page.getByRole('checkbox', { name: /の学生を選択$/ })
    await tick.nth(1).press('Space')
    const marks = page.getByRole('button', { name: /の学生をブックマーク$/, pressed: true })
    await page.getByRole('button', { name: '選択した学生をブックマーク' }).click()
    await expect.poll(() => marks.count()).toBe(2)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => marks.count()).toBe(0)
    await tick.nth(1).press('Space')
    await page.getByRole('checkbox', { name: '理系' }).first().click()
    await page.getByText('検索条件が変わったため、1名の選択を解除しました').waitFor()
    expect(await page.getByText('1名を選択中').count()).toBe(0)
    await page.context().close()
    product.expectSilence()
  },
)

test.runIf(isFullRun)(
  '4.12 the funnel is taken apart in the address; 連絡する opens the students who are owed a word',
  async () => {
    await anUncontactedStudent()
    const page = await open('/client')
    const by = page.getByRole('combobox', { name: '採用の流れの内訳' })
    await by.selectOption('曜日別')
    const weekdays = page.getByRole('region', { name: '曜日別の採用の流れ' }).getByRole('rowheader')
    await expect.poll(() => weekdays.allTextContents()).toContainEqual(expect.stringMatching(/^.曜日$/))
    expect(new URL(page.url()).searchParams.get('by')).toBe('weekday')
    await by.selectOption('募集別')
    await page.getByRole('region', { name: '募集別の採用の流れ' }).waitFor()
    await page.getByText('各率の定義', { exact: true }).click()
    await page.getByText('既読率', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: '連絡する' }).click()
    await page.getByRole('heading', { level: 1, name: '承認した学生への連絡' }).waitFor()
    const rows = page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.getByRole('button', { name: /連絡した$/ }) })
    const before = await rows.count()
    await rows
      .first()
      .getByRole('link', { name: /^0\d0-\d{4}-\d{4}$/ })
      .waitFor()
    await expectAccessible(page)
    await rows
      .first()
      .getByRole('button', { name: /連絡した$/ })
      .click()
    await expect.poll(() => rows.count()).toBe(before - 1)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => rows.count()).toBe(before)
    await page.context().close()
    product.expectSilence()
  },
)
