import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { pageActs } from '#test/e2e/page-acts.ts'
import { pagesWithAction } from '#test/e2e/pages-with-action.ts'
import { signIn } from '#test/e2e/product.ts'
import { openProduction, type Production } from '#test/e2e/production.ts'
import { visitAs } from '#test/e2e/signed-in.ts'
import type { Stage } from '#test/e2e/stage.ts'

let product: Production
beforeAll(async () => {
  product = await openProduction({ candidates: 50 })
})
afterAll(() => product.close())

test.each(pagesWithAction)('§2 in production behind TLS, with scripts, %s does what it is for', async (file) => {
  const pages: Page[] = []
  const kept = (page: Page) => {
    pages.push(page)
    return page
  }
  const open: Stage['open'] = async (viewer) =>
    kept(viewer ? await visitAs(product, viewer) : (await product.visit()).page)
  const openDesk: Stage['openDesk'] = async (email) => {
    const { page } = await product.visit()
    await signIn(page, 'operator', email)
    return kept(page)
  }
  await pageActs[file]?.({ product, isScripted: true, open, openDesk, work: async () => {} })
  // Pages that stay open go on listening and drawing behind the next ones.
  for (const page of pages) await page.context().close()
})
