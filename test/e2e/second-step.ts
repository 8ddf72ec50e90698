import type { PageVisit } from './page-visit.ts'
import { codeOf } from '#test/factories/authenticator.ts'

/** Of each account that was enrolled here: codes for the next sign-ins, since one of the app counts once. */
const recoveryCodes = new Map<string, string[]>()
/** Each product of the worker has its own account of this address. */
const accountOf = (page: PageVisit, email: string) => `${new URL(page.url()).origin} ${email}`

/** Sets up the authenticator app that a sign-in asks for, and keeps its recovery codes. Gives the secret. */
export async function enrolAtSignIn(page: PageVisit, email: string, send = '設定してログイン') {
  const secret = await page.locator('ol code').innerText()
  await page.getByRole('textbox', { name: /^認証コード/ }).fill(codeOf(secret))
  await page.getByRole('button', { name: send }).click()
  const codes = page.getByRole('list', { name: 'リカバリーコード' }).getByRole('listitem')
  await codes.last().waitFor()
  const shown = await codes.allInnerTexts()
  recoveryCodes.set(accountOf(page, email), shown)
  await page.getByRole('link', { name: '保存したので、次へ進む' }).click()
  return { secret, codes: shown }
}

/** The step after the password where a second factor is asked for. */
export async function passSecondStep(page: PageVisit, email: string) {
  const codes = recoveryCodes.get(accountOf(page, email))
  if (!codes) {
    await enrolAtSignIn(page, email)
    return
  }
  await page.getByRole('textbox', { name: /^認証コード/ }).fill(codes.pop() ?? '')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}
