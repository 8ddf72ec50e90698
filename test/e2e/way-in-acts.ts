import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anUnfinishedCandidate } from '#test/factories/registration.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { aPassword, givePassword } from '#test/factories/own-account.ts'
import { awayProvider, productionSecret } from './production-settings.ts'
import type { PageActs } from './stage.ts'

export const wayInActs: PageActs = {
  async 'pages/candidate/registration.tsx'({ open, isScripted }) {
    const page = await open()
    await page.goto('/candidate/registration')
    await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(`act-${isScripted}@student.example`)
    await page.getByLabel(/^パスワード必須/).fill('watashi no kaeru 2026')
    for (const consent of await page.getByRole('checkbox').all()) await consent.check()
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await page.getByRole('heading', { level: 1, name: 'メールを確認してください' }).waitFor()
  },

  async 'pages/candidate/registration/callback.tsx'({ product, open }) {
    const { id, verification } = await anUnfinishedCandidate(product.db, 'EMAIL_PENDING')
    await givePassword(product.db, id)
    const page = await open()
    await page.goto(
      `/candidate/registration/callback?token=${openOneTimeCodes(productionSecret).tokenOf(verification?.id ?? '')}`,
    )
    await page.getByLabel(/^パスワード必須/).fill(aPassword)
    await page.getByRole('button', { name: '確認して登録を続ける' }).click()
    await page.getByRole('heading', { level: 1, name: '氏名と学校を入力してください' }).waitFor()
  },

  // Providers have a product of their own, in ways-to-sign-in.test.ts, with scripts and without.
  async 'pages/candidate/settings/sign-in.tsx'({ product, open }) {
    const { id, viewer } = await aCandidate(product.db)
    const linked = { candidateId: id, subject: id }
    await product.db
      .insertInto('candidateIdentity')
      .values([
        { provider: 'google', label: 'Google', ...linked },
        { provider: 'line', label: 'LINE', ...linked },
      ])
      .execute()
    const page = await open(viewer)
    await page.goto('/candidate/settings/sign-in')
    const google = page.getByRole('listitem').filter({ hasText: 'Google' })
    await google.getByText('連携を解除', { exact: true }).click()
    await google.getByRole('button', { name: '連携を解除する' }).click()
    await google.waitFor({ state: 'detached' })
  },

  async 'pages/api/federated-logout.ts'({ product, open }) {
    const { id, viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await product.db
      .updateTable('session')
      .set({ provider: awayProvider.name, sealedIdToken: Buffer.from('of another secret') })
      .where('candidateId', '=', id)
      .execute()
    await page.goto('/candidate/settings/sign-in')
    await page.getByRole('button', { name: `${awayProvider.label}からもログアウトする` }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/candidate/invitations/events')
    expect(new URL(page.url()).pathname).toBe('/candidate/login')
  },

  async 'pages/candidate/oidc/registration.tsx'({ open }) {
    const page = await open()
    await page.goto(`/candidate/oidc/registration?provider=${awayProvider.name}`)
    for (const text of ['利用規約', 'プライバシーポリシー'])
      await page.getByRole('checkbox', { name: new RegExp(text) }).check()
    await page.getByRole('button', { name: `${awayProvider.label}に進む` }).click()
    await page.getByText(`いま${awayProvider.label}に接続できません`).waitFor()
  },
}
