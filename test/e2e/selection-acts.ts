import { expect } from 'vitest'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'

/** The forms of a job's selection, of the door of an event and of one's own calendar. */
export const selectionActs: PageActs = {
  async 'pages/candidate/settings/calendar.tsx'({ product, open }) {
    const page = await open((await aCandidate(product.db)).viewer)
    await page.goto('/candidate/settings/calendar')
    await page.getByRole('button', { name: 'アドレスを発行する' }).click()
    await page.getByRole('textbox', { name: 'カレンダーのアドレス' }).waitFor()
  },

  async 'pages/client/settings/calendar.tsx'({ product, open }) {
    const page = await open((await aCompanyWithUser(product.db)).viewer)
    await page.goto('/client/settings/calendar')
    await page.getByRole('button', { name: 'アドレスを発行する' }).click()
    await page.getByRole('textbox', { name: 'カレンダーのアドレス' }).waitFor()
  },

  async 'pages/client/jobs/events/check-in.tsx'({ product, open }) {
    const sender = await aSchedulingSender(product.db)
    await product.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
    const date = await sender.date({ startAt: inHours(0.5), endAt: inHours(1.5) })
    const { invitation } = await anInvited(product.db, sender, acceptedForScheduling())
    const { id, checkInCode } = await aSeatFor(product.db, invitation, date)
    const page = await open(sender.viewer)
    await page.goto(`/client/jobs/events/${date.id}/check-in`)
    await page.getByRole('textbox', { name: '受付番号' }).fill(checkInCode)
    await page.getByRole('button', { name: '出席にする' }).click()
    const row = product.db.selectFrom('booking').select('status').where('id', '=', id)
    await expect.poll(() => row.execute()).toEqual([{ status: 'ATTENDED' }])
  },

  async 'pages/client/pipeline.tsx'({ product, isScripted, open }) {
    const sender = await aSchedulingSender(product.db)
    const { invitation } = await anInvited(product.db, sender, acceptedForScheduling())
    const page = await open(sender.viewer)
    await page.goto(`/client/pipeline/${sender.job.id}?view=table`)
    if (isScripted) {
      await page.getByRole('button', { name: /さんの操作$/ }).click()
      await page.getByRole('menuitem', { name: '内定に移す' }).click()
    } else {
      await page.getByRole('combobox', { name: /さんを移す先$/ }).selectOption('OFFER')
      await page.getByRole('button', { name: '移す' }).click()
    }
    const row = product.db.selectFrom('scoutPlacement').select('step').where('scoutInvitationId', '=', invitation.id)
    await expect.poll(() => row.execute()).toEqual([{ step: 'OFFER' }])
  },
}
