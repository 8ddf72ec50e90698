import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

// Between the two halves of a press, what lies below the share moved away and the press was lost.
test.each([1280, 390])('4.8 the share of a letter arrives without moving what lies below, at %i px', async (width) => {
  const sender = await aSender(product.db)
  await anInvited(product.db, sender)
  const { id } = await aCandidate(product.db)
  const page = await visitAs(product, sender.viewer, { width })
  const isAsked = Promise.withResolvers<void>()
  const { promise: arrival, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('LetterShareOfOne')) {
      isAsked.resolve()
      await arrival
    }
    await route.continue()
  })
  await page.goto(`/client/candidates/scout?ids=${id}&job=${sender.job.id}&step=2`)
  await isAsked.promise
  const edit = page.getByRole('link', { name: '編集', exact: true })
  await edit.hover()
  await page.mouse.down()
  const before = await edit.boundingBox()
  letIn()
  await page.getByText('「一斉送信」と表示されます').waitFor()
  expect(await edit.boundingBox()).toEqual(before)
  await page.mouse.up()
  await page.getByRole('textbox', { name: /^件名/ }).waitFor()
  product.expectSilence()
})
