import type { PageVisit } from './page-visit.ts'

const field = (page: PageVisit, name: string) => page.locator(`[name="${name}"]`)
export const sendPreRegistration = (page: PageVisit) => page.getByRole('button', { name: 'この内容で送信する' })

export async function fillPreRegistration(page: PageVisit) {
  await field(page, 'companyName').fill('株式会社　例示')
  await field(page, 'corporateNumber').fill('7000-0120-50002')
  await field(page, 'familyName').fill('\uFA19谷')
  await field(page, 'givenName').fill('花子')
  await field(page, 'familyNameKana').fill('かみたに')
  await field(page, 'givenNameKana').fill('ﾊﾅｺ')
  await field(page, 'email').fill('hanako@reiji.example.jp')
  await field(page, 'phoneNumber').fill('０３ー１２３４ー５６７８')
  await field(page, 'message').fill('28卒の採用で使えるか、相談したいです。')
  await field(page, 'policyVersion').check()
}
