import type { Page } from 'playwright-core'
import { alive } from './alive.ts'
import type { Product } from './product.ts'

/** The form of /dev/forms, awake. Its clock goes on by hand as well as by itself. */
export async function openForm(product: Product, options: Parameters<Product['visit']>[0] = {}) {
  const visitor = await product.visit(options)
  await visitor.page.clock.install()
  await visitor.page.goto('/dev/forms')
  if (options.javaScriptEnabled !== false) await alive(visitor.page)
  return visitor
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const valueOf = (page: Page, name: string) => field(page, name).inputValue()
export const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("name")')
export const summary = (page: Page) => page.getByText(/^入力内容に不備があります。\d+件の項目を確認してください。$/)
export const send = (page: Page) => page.getByRole('button', { name: '登録する' })
