import { openSession } from '#domain/session/commands.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { enrolAtSignIn } from './second-step.ts'
import type { PageVisit } from './page-visit.ts'
import type { PageActs } from './stage.ts'

const heading = (page: PageVisit, name: string) => page.getByRole('heading', { name }).waitFor()

export const staffActs: PageActs = {
  async 'pages/client/settings/sign-in.tsx'({ product, open }) {
    const { company } = await aCompanyWithUser(product.db)
    const page = await open((await aCompanyUser(product.db, company.id)).viewer)
    await page.goto('/client/settings/sign-in')
    await page.getByRole('button', { name: '設定をはじめる' }).click()
    await page.getByRole('img', { name: /QRコード/ }).waitFor()
  },

  async 'pages/client/settings/devices.tsx'({ product, open }) {
    const { company } = await aCompanyWithUser(product.db)
    const { viewer } = await aCompanyUser(product.db, company.id)
    const { companyId, companyUserId } = viewer
    await product.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))
    const page = await open(viewer)
    await page.goto('/client/settings/devices')
    await page.getByRole('button', { name: 'ほかの端末をすべてログアウト' }).click()
    await page.getByText('ほかにログイン中の端末はありません。').waitFor()
  },

  async 'pages/admin/settings/sign-in.tsx'({ product, openDesk }) {
    const { email } = await anAdmin(product.db)
    const page = await openDesk(email)
    await page.goto('/admin/settings/sign-in')
    await page.getByRole('button', { name: '設定をはじめる' }).click()
    await page.getByRole('img', { name: /QRコード/ }).waitFor()
  },

  async 'pages/admin/accounts.tsx'({ openDesk, isScripted }) {
    const page = await openDesk()
    await page.goto('/admin/accounts')
    await page.getByRole('textbox', { name: /^姓/ }).fill('高橋')
    await page.getByRole('textbox', { name: /^名/ }).fill('優')
    await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(`invited-${isScripted}@operator.example`)
    await page.getByRole('button', { name: '招待する' }).click()
    await page.getByText(`invited-${isScripted}@operator.example`).waitFor()
  },

  async 'pages/admin/registration.tsx'({ product, open, isScripted }) {
    const { id, email } = await anAdmin(product.db)
    const code = `admin_${id}`
    const invitation = {
      status: 'INVITED',
      invitationCodeSha256: sha256(code),
      invitationExpiresAt: new Date(Date.now() + 3_600_000),
    } as const
    await product.db.updateTable('adminAccount').set(invitation).where('id', '=', id).execute()
    const page = await open()
    await page.goto(`/admin/registration?code=${code}`)
    await page.getByLabel(/^パスワード必須/).fill(`kaeru no uta ${isScripted} 77`)
    await page.getByRole('button', { name: '次へ（2段階認証の設定）' }).click()
    await heading(page, '2段階認証の設定')
    await enrolAtSignIn(page, email)
    await page.getByRole('navigation', { name: '運営メニュー' }).waitFor()
  },
}
