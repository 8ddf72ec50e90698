import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'
import { postInstead } from './posted-form.ts'

export const companyActs: PageActs = {
  async 'pages/client/company/basic.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/company/basic')
    await page.getByRole('button', { name: '一般に公開する' }).click()
    await page.getByRole('button', { name: '一般公開をやめる' }).waitFor()
    const row = product.db.selectFrom('company').select('isPublic').where('id', '=', company.id)
    expect(await row.executeTakeFirst()).toEqual({ isPublic: true })
  },

  async 'pages/client/company/basic/edit.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/company/basic/edit?section=names')
    await page.getByLabel(/^表示する社名/).fill('夜明け製作所')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.waitForURL((url) => url.pathname === '/client/company/basic')
    const row = product.db.selectFrom('company').select('displayName').where('id', '=', company.id)
    expect(await row.executeTakeFirst()).toEqual({ displayName: '夜明け製作所' })
  },

  async 'pages/client/accepted-students.tsx'({ product, open, isScripted }) {
    const sender = await aSender(product.db)
    const { invitation } = await anInvited(product.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
    const page = await open(sender.viewer)
    await page.goto('/client/accepted-students')
    if (isScripted) await page.getByRole('button', { name: /連絡した/ }).click()
    else await postInstead(page, { intent: 'contacted', id: invitation.id })
    const row = product.db.selectFrom('scoutInvitation').select('contactedBy').where('id', '=', invitation.id)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).contactedBy).toBe(sender.user.id)
  },
}
