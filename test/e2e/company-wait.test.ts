import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { isFullRun, playedWidths } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const accepted = async (days: number) => {
  const sender = await aSender(product.db)
  const answeredAt = tokyoMoment(addDays(tokyoToday(), -days), '10:00')
  return { sender, ...(await anInvited(product.db, sender, { status: 'ACCEPTED', answeredAt })) }
}

test.each(playedWidths)(
  '§4 a silent company is prompted, contacts, and the student says so, at %i px',
  async (width) => {
    const { sender, viewer, invitation } = await accepted(12)
    const page = await visitAs(product, viewer, { width })
    await page.goto(urls.candidate.home())
    await page.getByRole('region', { name: '企業からの返事' }).getByRole('link', { name: '試験会社' }).click()
    await page.waitForURL(`**${urls.candidate.invitation(invitation.id)}`)
    const wait = page.getByRole('region', { name: /期限を過ぎています/ })
    await expectAccessible(page)
    await wait.getByRole('button', { name: '催促する' }).click()
    await page.getByText('企業に催促しました').first().waitFor()
    await wait.getByText(/に催促しました。返事が届くと/).waitFor()
    expect(await wait.getByRole('button', { name: '催促する' }).count()).toBe(0)

    const company = await visitAs(product, sender.viewer, { width })
    await company.goto('/client/accepted-students')
    await company.getByText(/に催促$/).waitFor()
    await company.getByRole('button', { name: /連絡した$/ }).click()
    await company.getByText('連絡済みにしました').first().waitFor()

    await page.goto(urls.candidate.invitation(invitation.id))
    await page
      .getByRole('region', { name: '連絡は届いていますか' })
      .getByRole('button', { name: 'まだ届いていません' })
      .click()
    await page.getByText('企業に、まだ届いていないことを伝えました').first().waitFor()
    await company.goto('/client/accepted-students')
    await company.getByText(/「まだ届いていない」と回答/).waitFor()
    await expectAccessible(company)
    product.expectSilence()
  },
)

test.runIf(isFullRun)('§4 a student ends a scout whose company never answered', async () => {
  const { viewer, invitation } = await accepted(60)
  const page = await visitAs(product, viewer, { width: 390 })
  await page.goto(urls.candidate.invitation(invitation.id))
  await page.getByText('あなたのせいではありません').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '終わりにする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '終わりにする' }).click()
  await page.getByText('スカウトを終わりにしました').first().waitFor()
  await page.goto(urls.candidate.invitation(invitation.id))
  await page.getByText(/企業からの返事がないまま/).waitFor()
  product.expectSilence()
})
