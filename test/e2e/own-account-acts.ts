import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aNewPassword, aResetCode, aSessionId } from '#test/factories/own-account.ts'
import type { PageActs } from './stage.ts'

export const ownAccountActs: PageActs = {
  async 'pages/candidate/password-reset/request.tsx'({ open }) {
    const page = await open()
    await page.goto('/candidate/password-reset/request')
    await page.getByLabel('メールアドレス').fill('nobody@student.example')
    await page.getByRole('button', { name: 'メールを送る' }).click()
    await page.waitForURL(/\/candidate\/password-reset\/request\/confirm$/)
  },

  async 'pages/candidate/password-reset.tsx'({ product, open }) {
    const { id } = await aCandidate(product.db)
    const page = await open()
    await page.goto(`/candidate/password-reset?code=${await aResetCode(product.db, id)}`)
    expect(new URL(page.url()).search).toBe('')
    await page.locator('input[name=password]').fill(aNewPassword)
    await page.getByRole('button', { name: '登録する' }).click()
    await page.waitForURL((url) => url.pathname === '/candidate/login')
  },

  async 'pages/candidate/settings/account.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/account')
    await page.getByLabel('姓', { exact: true }).fill('佐伯')
    await page.getByRole('button', { name: '保存する' }).click()
    const names = () =>
      product.db
        .selectFrom('candidateAccount')
        .select('familyName')
        .where('candidateId', '=', viewer.candidateId)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await names()).familyName).toBe('佐伯')
  },

  async 'pages/candidate/settings/devices.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    await aSessionId(product.db, viewer.candidateId)
    const page = await open(viewer)
    await page.goto('/candidate/settings/devices')
    await page.getByRole('listitem').getByRole('button', { name: 'ログアウト' }).click()
    await page.getByText('ほかにログイン中の端末はありません。').waitFor()
  },
}
