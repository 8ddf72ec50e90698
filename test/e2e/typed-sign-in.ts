import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { areas, type Who } from '../demo-session.ts'
import type { PageVisit } from './page-visit.ts'
import { passSecondStep } from './second-step.ts'

/** Signs in by the form, the way they would: where the sign-in itself is the story. */
export async function typeSignIn(page: PageVisit, who: Who, email: string = demoAccounts[who]) {
  await page.goto(`/${areas[who]}/login`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード必須').fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  // In production operators are asked for a second factor.
  if (who === 'operator' && page.url().startsWith('https:')) await passSecondStep(page, email)
  await page.waitForURL((url: URL) => !url.pathname.endsWith('/login'))
}
