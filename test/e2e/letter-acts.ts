import { expect } from 'vitest'
import { inHours } from '#test/factories/scheduling.ts'
import { aMessage, aReason, anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aScoutTemplate } from '#test/factories/scout-template.ts'
import { postInstead } from './posted-form.ts'
import type { PageActs, Stage } from './stage.ts'

async function aWaitingScout({ product, open }: Pick<Stage, 'product' | 'open'>) {
  const sender = await aSender(product.db)
  const { invitation } = await anInvited(product.db, sender, { status: 'SCHEDULED', sentAt: inHours(20) })
  // As its sending has counted it.
  await product.db.updateTable('job').set({ totalSent: 1 }).where('id', '=', sender.job.id).execute()
  return { sender, invitation, page: await open(sender.viewer) }
}

/** The texts that scouts are written from, and the scouts that wait. */
export const letterActs: PageActs = {
  async 'pages/client/settings/scout-templates.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const page = await open(sender.viewer)
    await page.goto('/client/settings/scout-templates')
    await page.getByRole('textbox', { name: '名前' }).fill('会社紹介')
    await page.getByRole('textbox', { name: '件名' }).fill('検査装置の開発について')
    await page.getByRole('textbox', { name: '本文' }).fill(aMessage)
    await page.getByRole('button', { name: '登録する' }).click()
    await page.getByRole('link', { name: '会社紹介' }).waitFor()
  },

  async 'pages/client/settings/scout-templates/template.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const { id } = await aScoutTemplate(product.db, sender)
    const page = await open(sender.viewer)
    await page.goto(`/client/settings/scout-templates/${id}`)
    await page.getByRole('textbox', { name: '名前' }).fill('職場の紹介')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('heading', { name: '職場の紹介' }).waitFor()
  },

  async 'pages/client/candidates/scheduled-scouts.tsx'(stage) {
    const { page, invitation } = await aWaitingScout(stage)
    await page.goto('/client/candidates/scout/scheduled')
    if (stage.isScripted) {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: '取り消す' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click()
      await page.getByRole('heading', { name: '送信予約はありません' }).waitFor()
    } else await postInstead(page, { intent: 'cancel', id: invitation.id })
    const row = stage.product.db.selectFrom('scoutInvitation').select('id').where('id', '=', invitation.id)
    expect(await row.executeTakeFirst()).toBeUndefined()
  },

  async 'pages/client/candidates/scheduled-scouts/letter.tsx'(stage) {
    const { page, invitation } = await aWaitingScout(stage)
    await page.goto(`/client/candidates/scout/scheduled/${invitation.id}`)
    await page.getByRole('textbox', { name: 'あなたを選んだ理由' }).fill(`${aReason}ぜひお会いしたいです。`)
    await page.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('heading', { name: '送信予約', exact: true }).waitFor()
    const row = stage.product.db.selectFrom('scoutInvitation').select('reason').where('id', '=', invitation.id)
    expect(await row.executeTakeFirst()).toEqual({ reason: `${aReason}ぜひお会いしたいです。` })
  },
}
