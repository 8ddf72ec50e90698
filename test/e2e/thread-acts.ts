import { expect } from 'vitest'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'

const accepted = { status: 'ACCEPTED', answeredAt: new Date() } as const

/** A message of either side, with scripts and without. */
export const threadActs: PageActs = {
  async 'pages/candidate/invitations/thread.tsx'({ product, open }) {
    const { invitation, viewer } = await anInvited(product.db, await aSender(product.db), accepted)
    const page = await open(viewer)
    await page.goto(`/candidate/invitations/${invitation.id}/thread`)
    await page.getByRole('textbox', { name: 'メッセージを書く' }).fill('よろしくお願いします。\n二行目です。')
    await page.getByRole('button', { name: '送信' }).click()
    const row = product.db.selectFrom('threadMessage').select('text').where('scoutInvitationId', '=', invitation.id)
    await expect.poll(() => row.execute()).toEqual([{ text: 'よろしくお願いします。\n二行目です。' }])
    await page.getByRole('log').getByText('よろしくお願いします。').waitFor()
  },

  async 'pages/client/threads/thread.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const { invitation } = await anInvited(product.db, sender, accepted)
    const page = await open(sender.viewer)
    await page.goto(`/client/threads/${invitation.id}`)
    await page.getByRole('textbox', { name: 'メッセージを書く' }).fill('お会いできるのが楽しみです。')
    await page.getByRole('button', { name: '送信' }).click()
    await page.getByRole('log').getByText('お会いできるのが楽しみです。').waitFor()
    const row = product.db.selectFrom('threadMessage').select('text').where('scoutInvitationId', '=', invitation.id)
    expect(await row.execute()).toEqual([{ text: 'お会いできるのが楽しみです。' }])
  },
}
