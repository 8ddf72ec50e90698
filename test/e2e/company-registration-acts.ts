import { expect } from 'vitest'
import { aCompanyUser } from '#test/factories.ts'
import { aCompanyResetCode, anInvitationCode } from '#test/factories/company-registration.ts'
import { aJob } from '#test/factories/job.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import type { Stage } from './stage.ts'

const password = 'つぎの合言葉は朝焼けの色と空の青'

/** One act of every page by which a company user comes in, as a person does it. */
export const companyRegistrationActs = {
  async 'pages/client/registration.tsx'({ product, open }: Stage) {
    const company = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
    const page = await open()
    await page.goto(`/client/registration?code=${await anInvitationCode({ db: product.db, ...company })}`)
    expect(new URL(page.url()).search).toBe('')
    for (const [name, text] of [
      ['familyName', '佐伯'],
      ['givenName', '真琴'],
      ['familyNameKana', 'サエキ'],
      ['givenNameKana', 'マコト'],
      ['password', password],
    ] as const)
      await page.locator(`input[name=${name}]`).fill(text)
    for (const consent of await page.getByRole('checkbox').all()) await consent.check()
    await page.getByRole('button', { name: '登録する' }).click()
    await page.waitForURL((url) => url.pathname === '/client')
  },

  async 'pages/client/password-reset/request.tsx'({ open }: Stage) {
    const page = await open()
    await page.goto('/client/password-reset/request')
    await page.getByLabel('メールアドレス').fill('nobody@company.example')
    await page.getByRole('button', { name: 'メールを送る' }).click()
    await page.waitForURL(/\/client\/password-reset\/request\/confirm$/)
  },

  async 'pages/client/password-reset.tsx'({ product, open }: Stage) {
    const { company } = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
    const { viewer } = await aCompanyUser(product.db, company.id)
    const page = await open()
    await page.goto(`/client/password-reset?code=${await aCompanyResetCode(product.db, viewer)}`)
    expect(new URL(page.url()).search).toBe('')
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: '登録する' }).click()
    await page.waitForURL((url) => url.pathname === '/client/login')
  },

  async 'pages/client/outcomes.tsx'({ product, open }: Stage) {
    const sender = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
    const { invitation } = await anInvited(
      product.db,
      { ...sender, job: await aJob(product.db, { companyId: sender.company.id, kind: 'MESSAGE' }) },
      { status: 'ACCEPTED', answeredAt: inHours(-48), sentAt: inHours(-72) },
    )
    const page = await open(sender.viewer)
    await page.goto(`/client/outcomes?to=${invitation.id}&outcome=NOT_SELECTED`)
    await page.locator('textarea').fill('面談にお越しいただき、ありがとうございました。')
    await page.getByRole('button', { name: '1名に「今回は見送る」と伝える' }).click()
    const row = product.db.selectFrom('scoutOutcome').select('outcome').where('scoutInvitationId', '=', invitation.id)
    await expect.poll(async () => (await row.executeTakeFirst())?.outcome).toBe('NOT_SELECTED')
  },

  async 'pages/client/owed-answers.tsx'({ product, open }: Stage) {
    const sender = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
    const { invitation } = await anInvited(product.db, sender, { status: 'ACCEPTED', answeredAt: inHours(-48) })
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    await product.db
      .insertInto('scoutOutcome')
      .values({
        companyId,
        candidateId,
        scoutInvitationId,
        step: 1,
        outcome: 'NEXT_STEP',
        message: '次の面談にお越しください。',
        tellsAt: inHours(12),
      })
      .execute()
    const page = await open(sender.viewer)
    await page.goto('/client/owed-answers')
    await page.getByRole('button', { name: '取り消す' }).click()
    const row = product.db
      .selectFrom('scoutOutcome')
      .select('takenBackAt')
      .where('scoutInvitationId', '=', scoutInvitationId)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).takenBackAt).not.toBeNull()
  },
}
