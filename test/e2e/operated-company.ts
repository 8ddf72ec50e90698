import type { Locator, Page } from 'playwright-core'

export const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })

/** The operator opens the page of a company anew, and fills in one of its dialogs. */
export async function operateCompany(
  operator: Page,
  companyId: string,
  act: string,
  fill: (dialog: Locator) => Promise<void>,
  verb = act,
) {
  await operator.goto(`/admin/companies/${companyId}`)
  await operator.getByRole('main').getByRole('button', { name: act }).first().click()
  const dialog = operator.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** An ADMIN proves who they are on the page of an ended contract. */
export async function proveEnded(page: Page, email: string, password: string) {
  const proof = section(page, '再開のご依頼・学生の連絡先のご請求')
  await proof.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
  await proof.getByLabel('パスワード必須').fill(password)
  await proof.getByRole('button', { name: '確認して進む' }).click()
}
