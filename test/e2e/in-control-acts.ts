import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aMailsEnd } from './mails-end.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import type { PageActs } from './stage.ts'

export const inControlActs: PageActs = {
  async 'pages/candidate/settings/data.tsx'({ product, open, work }) {
    const { viewer } = await aCandidate(product.db, { password: demoPassword })
    const page = await open(viewer)
    await page.goto('/candidate/settings/data')
    await page.getByLabel('現在のパスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: 'データを書き出す' }).click()
    await work()
    await expect
      .poll(async () => {
        await page.goto('/candidate/settings/data')
        return page.getByRole('link', { name: /ダウンロードする/ }).count()
      })
      .toBe(1)
  },

  async 'pages/candidate/settings/unsubscribe.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db, { password: demoPassword })
    const page = await open(viewer)
    await page.goto('/candidate/settings/unsubscribe')
    await page.getByRole('radio', { name: '就職先が決まった' }).check()
    await page.getByLabel('確認').fill('退会する')
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: '退会する' }).click()
    await page.waitForURL(/\/unsubscribe\/complete/)
    await page.getByRole('heading', { name: '退会を受け付けました' }).waitFor()
  },

  async 'pages/candidate/unsubscribe-mail.tsx'({ product, open }) {
    const { id } = await aCandidate(product.db)
    const page = await open()
    await page.goto(await aMailsEnd(product, id))
    await page.getByRole('button', { name: 'このメールを停止する' }).click()
    await page.getByRole('heading', { name: 'メールを停止しました' }).waitFor()
    const settings = page.getByRole('link', { name: '通知の設定を開く' })
    expect(await settings.getAttribute('href')).toBe('/candidate/settings/notifications')
  },

  async 'pages/candidate/agent-consultation.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/agent-consultation')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '同意して申し込む' }).click()
    await page.getByRole('button', { name: '同意を取り消す' }).click()
    await page.getByRole('button', { name: '同意して申し込む' }).waitFor()
  },

  async 'pages/candidate/settings/notifications.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/notifications')
    await page.getByRole('checkbox', { name: /予定のリマインドを\s*メール/ }).uncheck()
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    const row = product.db
      .selectFrom('candidateNotificationSetting')
      .select('hasMail')
      .where('candidateId', '=', viewer.candidateId)
      .where('topic', '=', 'REMINDER')
    await expect.poll(async () => (await row.executeTakeFirst())?.hasMail).toBe(false)
  },

  async 'pages/candidate/settings/intake.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/intake')
    await page.getByLabel('1週間に受け取る数').selectOption('4')
    await page.getByRole('button', { name: '保存する' }).click()
    const row = product.db
      .selectFrom('candidateIntake')
      .select('scoutsPerWeek')
      .where('candidateId', '=', viewer.candidateId)
    await expect.poll(async () => (await row.executeTakeFirst())?.scoutsPerWeek).toBe(4)
  },

  async 'pages/candidate/settings/blocked-companies.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/blocked-companies')
    await page.getByRole('searchbox').fill('7000012050002')
    await page.getByRole('button', { name: 'さがす' }).click()
    await page.getByRole('button', { name: '利用を始める前にブロックする' }).click()
    await page.getByRole('button', { name: /法人番号7000012050002のブロックを\s*解除/ }).waitFor()
  },
}
