import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerStatusIds } from '#domain/candidate/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aReason, aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'

let product: Product
type Student = Awaited<ReturnType<typeof aCandidate>>
const job = '冬の開発インターン'
const subject = '検査装置の開発について'
const warning = '入社意思の確認や辞退の強要にあたる表現は避けてください。'
const unchanged = '前回と同じ内容は再送できません。募集、文面、選んだ理由のいずれかを変えてください。'

beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

async function aRecruiter() {
  const { page } = await product.visit({ width: 1280 })
  await signIn(page, 'recruiter')
  return page
}

/** A student who declined the recruiter's scout long enough ago. */
async function aDeclined() {
  const declined = await aCandidate(product.db)
  const sender = await product.db
    .selectFrom('job')
    .innerJoin('companyUser', 'companyUser.companyId', 'job.companyId')
    .select(['job.companyId', 'job.id as jobId', 'companyUser.id as companyUserId'])
    .where('job.title', '=', job)
    .executeTakeFirstOrThrow()
  const endedAt = inHours(-24 * (limits.renewDays + 1))
  await aScoutInvitation(product.db, {
    ...sender,
    candidateId: declined.id,
    status: 'DECLINED',
    sentAt: inHours(-24 * (limits.renewDays + 5)),
    answeredAt: endedAt,
    endedAt,
  })
  return declined
}

/** A student who holds an offer, and one of another school who does not. */
async function aHolderAndAnother() {
  const [offerStatusId] = offerStatusIds
  const holder = await aCandidate(product.db, {
    jobHuntingStatusId: offerStatusId,
    offeredCompany: '株式会社秘密',
    offeredCompanyIndustryId: 101,
  })
  const searching = await aCandidate(product.db, { jobHuntingStatusId: 1, ...(await aDepartmentElsewhere(holder)) })
  return { holder, searching }
}

const aDepartmentElsewhere = ({ schoolId }: Student) =>
  product.db
    .selectFrom('schoolDepartment')
    .select(['schoolId', 'id as schoolDepartmentId'])
    .where('schoolId', '!=', schoolId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
const schoolOf = async ({ schoolId }: Student) =>
  (await product.db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow()).name

/** Opens the composer for these students, as far as the text that all of them get. */
async function write(recruiter: Page, ids: readonly string[]) {
  await recruiter.goto(`${clientUrls.scout(ids)}&step=1`)
  await recruiter.getByRole('combobox', { name: /募集/ }).selectOption({ label: job })
  await recruiter.getByRole('main').getByText('文面を書く').click()
  await recruiter.waitForURL(/step=2/)
  // Where the recruiter wrote before, the panel does not open by itself.
  const writing = new URL(recruiter.url())
  writing.searchParams.set('edit', 'common')
  await recruiter.goto(writing.href)
  await recruiter.getByLabel(/^件名/).fill(subject)
  const isOne = ids.length === 1
  await recruiter.getByRole('textbox', { name: isOne ? /^会社からのメッセージ/ : /^共通の文面/ }).fill(aMessage)
  if (!isOne) await recruiter.getByRole('button', { name: '保存して閉じる' }).click()
}
const reasonIn = (recruiter: Page) => recruiter.getByRole('textbox', { name: /^あなたを選んだ理由/ })

describe('§4 a scout that is sent once more', () => {
  test('is no ready letter while it repeats the first, whatever its spaces and widths; another reason is sent', async () => {
    const declined = await aDeclined()
    const recruiter = await aRecruiter()
    const reason = reasonIn(recruiter)
    await write(recruiter, [declined.id])
    await reason.fill(`${aReason.replace('、', '、 ')} `)
    await recruiter.getByText(unchanged).waitFor()
    await expectAccessible(recruiter)
    await recruiter.goto(recruiter.url().replace('step=2', 'step=3'))
    await recruiter.getByRole('heading', { name: 'まだ送信できません' }).waitFor()
    expect(await recruiter.getByRole('button', { name: /名に送信/ }).count()).toBe(0)

    await recruiter.goto(recruiter.url().replace('step=3', 'step=2'))
    await reason.fill(`先日のご辞退のあと、あらためて読み返しました。${aReason}`)
    await expect.poll(() => recruiter.getByText(unchanged).count()).toBe(0)
    await recruiter.getByRole('main').getByText('確認へ進む').click()
    await recruiter.waitForURL(/step=3/)
    await recruiter.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
    await recruiter.getByRole('button', { name: '1名に送信' }).click()
    await recruiter.getByText('1件のスカウトを送信しました').first().waitFor()
    const rounds = await product.db
      .selectFrom('scoutInvitation')
      .select('round')
      .where('candidateId', '=', declined.id)
      .orderBy('round')
      .execute()
    expect(rounds).toEqual([{ round: 1 }, { round: 2 }])
    await recruiter.context().close()
    product.expectSilence()
  })
})

describe('§7 a student who holds an offer', () => {
  test('is named as such where the profile is read, and nobody else is', async () => {
    const { holder, searching } = await aHolderAndAnother()
    const recruiter = await aRecruiter()
    await recruiter.goto(`/client/candidates?ids=${holder.id}&preview=${holder.id}`)
    await recruiter.getByText(`この学生は内定を保有しています。${warning}`).waitFor()
    await recruiter.getByText('内定先の業界', { exact: true }).waitFor()
    await recruiter.getByRole('definition').filter({ hasText: '食品・飲料・農林水産' }).waitFor()
    expect(await recruiter.getByText('株式会社秘密').count()).toBe(0)
    await expectAccessible(recruiter)
    await recruiter.goto(`/client/candidates?ids=${searching.id}&preview=${searching.id}`)
    await recruiter.getByRole('link', { name: /スカウトする/ }).waitFor()
    expect(await recruiter.getByText('内定を保有しています').count()).toBe(0)
    await recruiter.context().close()
    product.expectSilence()
  })

  test('is named beside the letter to them alone, counted and linked before everything is sent', async () => {
    const { holder, searching } = await aHolderAndAnother()
    const recruiter = await aRecruiter()
    const reason = reasonIn(recruiter)
    await write(recruiter, [holder.id, searching.id])
    await reason.waitFor()
    await recruiter.getByText(`この学生は内定を保有しています。${warning}`).waitFor()
    await expectAccessible(recruiter)
    await reason.fill(aReason)
    await recruiter.getByRole('button', { name: '次の学生（Alt+→）' }).click()
    await expect.poll(() => recruiter.getByText('内定を保有しています').count()).toBe(0)
    await reason.fill(`こちらの学生の研究にも心が動きました。${aReason}`)

    await recruiter.getByRole('main').getByText('確認へ進む').click()
    await recruiter.waitForURL(/step=3/)
    const notice = recruiter
      .locator('div')
      .filter({ hasText: `内定を保有している学生が1名います。${warning}` })
      .last()
    await expect
      .poll(() => notice.getByRole('link').allTextContents())
      .toEqual([expect.stringContaining(await schoolOf(holder))])
    await expectAccessible(recruiter)
    await recruiter.context().close()
    product.expectSilence()
  })
})
