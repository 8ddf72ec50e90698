import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { isFullRun } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { mailTo } from './mailed.ts'
import { openProduct, signIn, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const password = 'watashi no kaeru 2026'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function smsTo(phoneNumber: string) {
  await product.work()
  const list = await (await fetch(new URL('/dev/sms', product.url))).text()
  return list.split('<tr>').find((row) => row.includes(`+81${phoneNumber.slice(1)}`)) ?? ''
}
const codeIn = (text: string) => /(?:コード|番号)：(\d{6})/.exec(text)?.[1] ?? ''

async function firstStep(page: Page, email: string) {
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
  await page.getByLabel(/^パスワード必須/).fill(password)
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await heading(page, 'メールを確認してください').waitFor()
}

const missingDepartment = (page: Page) => page.getByText('学部・学科が入力されていません')

async function profileStep(page: Page, phoneNumber: string) {
  for (const [label, text] of [
    ['姓', '佐伯'],
    ['名', '花子'],
    ['セイ', 'さえき'],
    ['メイ', 'ﾊﾅｺ'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('combobox', { name: /^学校名/ }).fill('北海道大')
  await page.getByRole('option', { name: /^北海道大学/ }).click()
  await page.getByRole('combobox', { name: /^学部・学科/ }).click()
  await page.getByRole('option', { name: '文学部' }).click()
  await page.getByRole('combobox', { name: /^課程/ }).selectOption('修士（大学院）')
  await page.getByRole('combobox', { name: /^卒業予定の年/ }).selectOption('2028')
  await page.getByRole('textbox', { name: /^携帯電話/ }).fill(phoneNumber)
  await missingDepartment(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
}

describe('§2 registration', () => {
  test('on a phone, from the landing page to the end, closed and opened again', { timeout: 180_000 }, async () => {
    const { page, context } = await product.visit({ width: 390 })
    const [email, phoneNumber] = ['hanako.saeki@student.example', '08011112222']
    await page.goto('/?utm_source=line')
    await page.getByRole('link', { name: 'メールではじめる' }).first().click()
    await heading(page, '新規登録').waitFor()
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('line')
    await expectAccessible(page)

    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await page.getByText('利用規約に同意してください').waitFor()
    // A lost connection loses nothing that was typed.
    await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
    await page.getByLabel(/^パスワード必須/).fill(password)
    for (const consent of await page.getByRole('checkbox').all()) await consent.check()
    await context.setOffline(true)
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await page.getByText('通信できませんでした。接続を確認してください。').waitFor()
    expect(await page.getByLabel(/^パスワード必須/).inputValue()).toBe(password)
    await context.setOffline(false)
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await heading(page, 'メールを確認してください').waitFor()
    await expectAccessible(page)

    // Every other page leads back, and a page that was closed goes on.
    await page.goto('/candidate/invitations/events')
    await heading(page, 'メールを確認してください').waitFor()
    expect(new URL(page.url()).searchParams.get('redirect-to')).toBe('/candidate/invitations/events')
    await page.close()
    const again = await context.newPage()
    await again.goto('/candidate/registration')
    const code = again.getByRole('textbox', { name: /^確認コード/ })
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    const right = codeIn(await mailTo(product, email))
    await code.fill(right === '000000' ? '000001' : '000000')
    await again.getByRole('button', { name: '確認する' }).click()
    await again.getByText('確認コードが正しくありません。').waitFor()
    await code.fill(right)
    await again.getByRole('button', { name: '確認する' }).click()

    await heading(again, '氏名と学校を入力してください').waitFor()
    await expectAccessible(again)
    // Typed text outlives a reload.
    await again.getByRole('textbox', { name: '姓', exact: true }).fill('髙橋')
    await again.getByRole('combobox', { name: /^学校名/ }).fill('北の高専')
    await again.getByRole('textbox', { name: '名', exact: true }).fill('花')
    await again.reload()
    await again.getByRole('textbox', { name: '姓', exact: true }).and(again.locator('[value="髙橋"]')).waitFor()
    expect(await again.getByRole('combobox', { name: /^学校名/ }).inputValue()).toBe('北の高専')
    // A mistake goes with the choice, not with the next press.
    await again.getByRole('button', { name: '確認コードを受け取る' }).click()
    await missingDepartment(again).waitFor()
    await profileStep(again, phoneNumber)

    await heading(again, '電話番号を確認します').waitFor()
    await again.getByText('080-1111-2222').waitFor()
    await expectAccessible(again)
    await again.getByRole('textbox', { name: /^確認コード/ }).fill(codeIn(await smsTo(phoneNumber)))
    await again.getByRole('button', { name: '確認する' }).click()
    await heading(again, '佐伯さん、ようこそ').waitFor()
    expect(
      await again.evaluate<number>("Object.keys(localStorage).filter((key) => key.includes('kept-draft')).length"),
    ).toBe(0)
    await expectAccessible(again)
    const row = await product.db
      .selectFrom('candidateAccount')
      .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
      .innerJoin('candidateAttribution', 'candidateAttribution.candidateId', 'candidate.id')
      .select(['status', 'familyNameKana', 'givenNameKana', 'schoolId', 'departmentCategory', 'degree', 'utmSource'])
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row).toEqual({
      status: 'ONBOARDING',
      familyNameKana: 'サエキ',
      givenNameKana: 'ハナコ',
      schoolId: 1,
      departmentCategory: 'HUMANITIES',
      degree: 'MASTER',
      utmSource: 'line',
    })

    // From the three steps to a company's search.
    const tagline = '氷河の音を録る人'
    await again.goto('/candidate/onboarding/step1')
    await again.getByRole('link', { name: 'あとで' }).click()
    await again.getByRole('textbox', { name: /^ひとこと/ }).fill(tagline)
    await again.getByRole('button', { name: /^次へ/ }).click()
    await again.waitForURL('**/step3')
    await again.getByRole('link', { name: 'あとで' }).click()
    await heading(again, '準備ができました。').waitFor()
    await again.getByRole('button', { name: 'プロフィールを公開する' }).click()
    await again.getByText('プロフィールを公開しました').first().waitFor()
    const recruiter = await product.visit({ width: 1280 })
    await signIn(recruiter.page, 'recruiter')
    await recruiter.page.goto(`/client/candidates?tk=${encodeURIComponent('氷河の音')}`)
    await recruiter.page.getByText(tagline).first().waitFor()
    await recruiter.context.close()
    await context.close()
  })

  test.runIf(isFullRun)(
    'on a desktop, begun without scripts, with the link of the mail on another device, and the way back by signing in',
    async () => {
      const [email, phoneNumber] = ['taro@student.example', '08033334444']
      const bare = await product.visit({ javaScriptEnabled: false })
      await bare.page.goto('/candidate/registration')
      await firstStep(bare.page, email)
      const token = /callback\?token=([\w.-]+)/.exec(await mailTo(product, email))?.[1] ?? ''

      // A device that signs in before the proof is asked for it, and gets the step of the code.
      const other = await product.visit({ width: 390 })
      await other.page.goto('/candidate/login')
      await other.page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
      await other.page.getByLabel(/^パスワード必須/).fill(password)
      await other.page.getByRole('button', { name: 'ログイン', exact: true }).click()
      await other.page.getByText('確認メールを再送してください').waitFor()
      await expectAccessible(other.page)
      await other.page.getByRole('button', { name: '再送' }).click()
      await heading(other.page, 'メールを確認してください').waitFor()
      await other.context.close()

      const third = await product.visit()
      await third.page.goto(`/candidate/registration/callback?token=${token}`)
      await third.page.getByText(email).waitFor()
      await expectAccessible(third.page)
      await third.page.getByLabel(/^パスワード必須/).fill('not the password')
      await third.page.getByRole('button', { name: '確認して登録を続ける' }).click()
      await third.page.getByText('登録を始めたときに入力したパスワードと一致しません').first().waitFor()
      await third.page.getByLabel(/^パスワード必須/).fill(password)
      await third.page.getByRole('button', { name: '確認して登録を続ける' }).click()
      await heading(third.page, '氏名と学校を入力してください').waitFor()
      await third.page.goto(`/candidate/registration/callback?token=${token}`)
      await third.page.getByText('このURLでの確認は、すでに終わっています。').waitFor()

      // The first device goes on where the other one is.
      await bare.page.reload()
      await heading(bare.page, '氏名と学校を入力してください').waitFor()
      await bare.context.close()

      await third.page.goto('/candidate/registration')
      await expectAccessible(third.page)
      await profileStep(third.page, phoneNumber)
      await heading(third.page, '電話番号を確認します').waitFor()
      await expectAccessible(third.page)
      await third.page.getByRole('textbox', { name: /^確認コード/ }).fill(codeIn(await smsTo(phoneNumber)))
      await third.page.getByRole('button', { name: '確認する' }).click()
      await heading(third.page, '佐伯さん、ようこそ').waitFor()
      await expectAccessible(third.page)
      await third.context.close()
    },
  )
})
