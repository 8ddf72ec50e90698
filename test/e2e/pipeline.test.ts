import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompanyUser } from '#test/factories.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { alive } from './alive.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** A job with the step 一次面接 and students who accepted, called by these names. */
async function aBoard(...familyNames: string[]) {
  const { db } = product
  const sender = await aSchedulingSender(db)
  const colleague = await aCompanyUser(db, sender.company.id)
  const { id: jobId } = sender.job
  await db.deleteFrom('jobRecruitmentStep').where('jobId', '=', jobId).execute()
  await db
    .insertInto('jobRecruitmentStep')
    .values({ companyId: sender.company.id, jobId, position: 0, recruitmentStepId: 10 })
    .execute()
  for (const familyName of familyNames) {
    const { candidate } = await anInvited(db, sender, acceptedForScheduling())
    await db
      .updateTable('candidateAccount')
      .set({ familyName, givenName: '花' })
      .where('candidateId', '=', candidate.id)
      .execute()
  }
  const open = async (viewer = sender.viewer) => {
    const page = await visitAs(product, viewer)
    await page.goto(`/client/pipeline/${jobId}`)
    await alive(page)
    return page
  }
  const steps = async () => {
    const rows = await db
      .selectFrom('scoutPlacement')
      .select('step')
      .where('companyId', '=', sender.company.id)
      .execute()
    return rows.map(({ step }) => step)
  }
  return { open, steps, colleague: colleague.viewer }
}

test('a student is moved by dragging, by keys and by the menu, back again, and keeps the focus', async () => {
  const { open, steps } = await aBoard('青木')
  const page = await open()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = page.getByRole('link', { name: '青木 花' })
  await card.locator('xpath=ancestor::li').dragTo(column('一次面接'))
  await column('一次面接').getByRole('link', { name: '青木 花' }).waitFor()
  await page.getByText('青木 花さんを「一次面接」に移しました。').waitFor()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await column('承認').getByRole('link', { name: '青木 花' }).waitFor()
  await card.focus()
  await page.keyboard.press(']')
  await column('一次面接').getByRole('link', { name: '青木 花' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('青木 花')
  await page.keyboard.press(']')
  await column('内定').getByRole('link', { name: '青木 花' }).waitFor()
  await page.getByRole('button', { name: '青木 花さんの操作' }).click()
  await page.getByRole('menuitem', { name: '一次面接に移す' }).click()
  await column('一次面接').getByRole('link', { name: '青木 花' }).waitFor()
  await card.locator('xpath=ancestor::li').dragTo(column('見送り'))
  await page.getByText('青木 花さんは移していません。「見送り」には、学生に結果を伝えると自動で移ります。').waitFor()
  await expect.poll(steps).toEqual(['standard:10:1'])
})

test('several are moved at once in the table; a colleague who was slower reads who was first', async () => {
  const { open, steps, colleague } = await aBoard('青木', '馬場')
  const [page, other] = [await open(), await open(colleague)]
  await page.getByRole('link', { name: '表', exact: true }).click()
  await page.getByRole('checkbox', { name: 'このページの学生をすべて選択' }).check()
  await page.getByRole('button', { name: '段階を移す' }).click()
  await page.getByRole('menuitem', { name: '一次面接に移す' }).click()
  await page.getByText('2名を「一次面接」に移しました。').waitFor()
  await expect.poll(steps).toEqual(['standard:10:1', 'standard:10:1'])
  await other.getByRole('link', { name: '青木 花' }).focus()
  await other.keyboard.press(']')
  await other.getByText(/^青木さんは、.+さんが先に移しました/).waitFor()
  await other
    .getByRole('region', { name: /^一次面接/ })
    .getByRole('link', { name: '青木 花' })
    .waitFor()
})

test('a phone shows one stage at a time', async () => {
  const { open } = await aBoard('青木')
  const page = await open()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: '青木 花' }).waitFor()
  await page.getByRole('button', { name: '青木 花さんの操作' }).click()
  await page.getByRole('menuitem', { name: '一次面接に移す' }).click()
  await page.getByRole('link', { name: '青木 花' }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^一次面接/ }).click()
  await page.getByRole('link', { name: '青木 花' }).waitFor()
})
