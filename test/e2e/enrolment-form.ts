import type { Page } from 'playwright-core'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const valueOf = (page: Page, name: string) => field(page, name).inputValue()
export const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("name")')
export const summary = (page: Page) => page.getByText(/^\d+か所の入力を確認してください。$/)
export const send = (page: Page) => page.getByRole('button', { name: '登録する' })
