import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import type { PageActs, Stage } from './stage.ts'
import { postInstead } from './posted-form.ts'

const premium = ({ product }: Stage) => aCompanyWithUser(product.db, { planKey: 'PREMIUM' })

/** How a company's users and machines come in; the way to a provider has a journey of its own. */
export const accessActs: PageActs = {
  async 'pages/client/sso/login.tsx'({ open }) {
    const page = await open()
    await page.goto('/client/sso/login')
    await page.getByLabel(/^会社のメールアドレス/).fill('somebody@unknown.example')
    await page.getByRole('button', { name: '続ける' }).click()
    await page.getByText('このメールアドレスでは、会社のアカウントでのログインを利用できません。').waitFor()
  },

  async 'pages/client/settings/sso.tsx'(stage) {
    const { viewer, company } = await premium(stage)
    const page = await stage.open(viewer)
    await page.goto('/client/settings/sso')
    await page.getByLabel(/^ドメイン/).fill(`d-${company.id.slice(-12)}.example`)
    await page.getByRole('button', { name: 'ドメインを追加' }).click()
    await page.getByLabel('TXTレコードの値').waitFor()
  },

  async 'pages/client/settings/networks.tsx'(stage) {
    const { viewer, company } = await premium(stage)
    const page = await stage.open(viewer)
    await page.goto('/client/settings/networks')
    if (stage.isScripted) {
      await page.getByRole('button', { name: '一覧に追加' }).click()
      await page.getByRole('button', { name: '保存する' }).click()
      await page.getByRole('button', { name: '絞って保存する' }).click()
      await page.getByText('利用できるネットワークを保存しました').first().waitFor()
    } else {
      const network = await page.locator('dd b').innerText()
      const input = JSON.stringify({ networks: [{ network, label: '' }] })
      await postInstead(page, { intent: 'save', confirmed: 'yes', input })
    }
    const rows = () =>
      stage.product.db.selectFrom('allowedNetwork').select('network').where('companyId', '=', company.id).execute()
    await expect.poll(rows).toHaveLength(1)
  },

  async 'pages/client/settings/access-tokens.tsx'(stage) {
    const page = await stage.open((await premium(stage)).viewer)
    await page.goto('/client/settings/access-tokens')
    await page.getByLabel(/^名前/).fill('採用管理システム')
    await page.getByRole('checkbox', { name: /^募集と予定の読み取り/ }).check()
    await page.getByRole('button', { name: '作成する' }).click()
    const secret = page.getByLabel('アクセストークン', { exact: true })
    expect(await secret.inputValue()).toMatch(/^yoake_/)
  },
}
