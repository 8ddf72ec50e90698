import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { clientUrls } from '#ground/client-urls.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { handClock } from '#test/e2e/alive.ts'
import { fillOfferReport } from '#test/e2e/offer-report-form.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
let home: Awaited<ReturnType<typeof aSender>>
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
  home = await aSender(product.db, { planKey: 'PREMIUM' }, { kind: 'MESSAGE' })
})
afterAll(() => product.close())

/** A student who reported an offer of the company. */
async function reported(width: number) {
  const invited = await anInvited(product.db, home, { status: 'ACCEPTED', answeredAt: new Date() })
  const student = await visitAs(product, invited.viewer, { width })
  await student.goto('/candidate/reward-request')
  await fillOfferReport(student)
  await student.getByRole('button', { name: '報告する' }).click()
  await student.getByRole('heading', { level: 1, name: '報告を受け付けました' }).waitFor()
  const { candidate, invitation } = invited
  const { givenName } = await product.db
    .selectFrom('candidateAccount')
    .select('givenName')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirstOrThrow()
  return { student, givenName, candidateId: candidate.id, scoutInvitationId: invitation.id }
}
const linkTo = (page: Page, givenName: string) => page.getByRole('link', { name: `${givenName}さんの報告を 確認する` })
const reportOf = (page: Page) => page.getByRole('region', { name: '内定承諾の報告' })
const invitationStatus = async (id: string) =>
  (await product.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

describe.each([390, 1280])('1B.8 the company answers a reported offer, at %i px', (width) => {
  test('from its home: without a connection nothing is lost, and the confirmed student is hired', async () => {
    const { student, givenName, scoutInvitationId } = await reported(width)
    const page = await visitAs(product, home.viewer, { width })
    await page.goto('/client')
    await expectAccessible(page)
    await page
      .getByRole('listitem')
      .filter({ hasText: '内定承諾の報告' })
      .getByRole('link', { name: '回答する' })
      .click()
    await page.getByRole('heading', { level: 1, name: '内定承諾の報告' }).waitFor()
    await expectAccessible(page)
    await linkTo(page, givenName).click()
    await reportOf(page).getByText('回答待ち').waitFor()
    await expectAccessible(page)
    await page.route('**/graphql', (route) => route.abort())
    await reportOf(page).getByRole('button', { name: '内容を確認しました' }).click()
    await reportOf(page).getByText('通信できませんでした').waitFor()
    await page.unroute('**/graphql')
    await reportOf(page).getByRole('button', { name: '内容を確認しました' }).click()
    await reportOf(page)
      .getByText(/さんが内容を確認しました。$/)
      .waitFor()
    expect(await invitationStatus(scoutInvitationId)).toBe('HIRED')
    await expectAccessible(page)
    await page.goto('/client/offer-reports')
    await page.getByRole('heading', { level: 1, name: '内定承諾の報告' }).waitFor()
    expect(await linkTo(page, givenName).count()).toBe(0)
    await page.goto('/client/jobs/status/active')
    await page.getByRole('link', { name: /の採用の学生[1-9]/ }).waitFor()
    await page.context().close()
    await student.goto('/candidate/reward-request')
    await student.getByText('確認済み').waitFor()
    await student.getByRole('heading', { name: '就職活動を終えますか' }).waitFor()
    await student.goto(`/candidate/invitations/${scoutInvitationId}`)
    await student.getByText('採用が決まりました').waitFor()
    await student.context().close()
  })

  test('denied by one of two at once: the other is told, and so is the student', async () => {
    const { student, candidateId, scoutInvitationId } = await reported(width)
    const colleague = await aCompanyUser(product.db, home.company.id, { familyName: '三田村' })
    const address = clientUrls.candidate(candidateId)
    const [page, other] = await Promise.all(
      [home.viewer, colleague.viewer].map(async (viewer) => {
        const opened = await visitAs(product, viewer, { width })
        const clock = await handClock(opened.context())
        // The news of a colleague's answer would take the buttons away before the second press.
        await opened.routeWebSocket(/./, () => undefined)
        await opened.goto(address)
        await reportOf(opened).getByRole('button', { name: '事実と異なる' }).waitFor()
        // So would the mark that the student was seen, after which the page is loaded again.
        await clock.read(opened)
        return opened
      }),
    )
    if (!page || !other) throw new Error('two pages were opened')
    await reportOf(other).getByRole('button', { name: '事実と異なる' }).click()
    const dialog = other.getByRole('dialog', { name: '事実と異なると回答しますか' })
    await dialog.getByText('運営にお知らせし').waitFor()
    await expectAccessible(other)
    await dialog.getByRole('button', { name: '事実と異なる' }).click()
    await reportOf(other).getByText('三田村さんが「事実と異なる」と回答しました').waitFor()
    await reportOf(page).getByRole('button', { name: '内容を確認しました' }).click()
    await reportOf(page).getByText('すでに回答があるか').waitFor()
    await reportOf(page).getByText('三田村さんが「事実と異なる」と回答しました').waitFor()
    expect(await invitationStatus(scoutInvitationId)).toBe('ACCEPTED')
    await student.goto('/candidate/reward-request')
    await student.getByText('運営が確認中').waitFor()
    for (const one of [page, other, student]) await one.context().close()
  })

  test('§6 a person who only reads is told who answers', async () => {
    const { student, candidateId } = await reported(width)
    const reader = await aCompanyUser(product.db, home.company.id, { role: 'VIEWER' })
    const page = await visitAs(product, reader.viewer, { width })
    await page.goto(clientUrls.candidate(candidateId))
    await reportOf(page).getByText('回答は、管理者か採用担当の方が行います。').waitFor()
    expect(await reportOf(page).getByRole('button').count()).toBe(0)
    for (const one of [page, student]) await one.context().close()
  })
})
