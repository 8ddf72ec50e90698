import type { Page } from 'playwright-core'

type Person = readonly [familyName: string, givenName: string, familyNameKana: string, givenNameKana: string]

/** The names and the consents of a registration, with readings as people type them. */
export async function fillPerson(page: Page, person: Person) {
  const labels = ['姓', '名', 'セイ', 'メイ']
  for (const [at, text] of person.entries())
    await page.getByRole('textbox', { name: labels[at], exact: true }).fill(text)
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
}

/** Waits for a success message. */
export const told = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).getByText(text).waitFor()
