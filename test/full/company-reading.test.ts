import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { urls } from '#ground/urls.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { aJob } from '#test/factories/job.ts'
import { alive, watchRequests } from '#test/e2e/alive.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
let student: Awaited<ReturnType<typeof aCandidate>>
let sender: Awaited<ReturnType<typeof aSchedulingSender>>
let scout: string
let open: { id: string; title: string }
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
  student = await aCandidate(product.db)
  sender = await aSchedulingSender(product.db, { displayName: '北斗システムズ' })
  await product.db.updateTable('company').set({ isPublic: true }).where('id', '=', sender.company.id).execute()
  await sender.date()
  scout = (await anInvited(product.db, sender, { candidateId: student.id })).invitation.id
  const { id: companyId } = sender.company
  open = await aJob(product.db, { companyId, title: '開発職と話す面談', scoutTypeId: 7 })
  await product.db
    .insertInto('companyVoice')
    .values({ companyId, position: 0, speaker: '開発職・入社3年目', body: '障害の記録を、みんなで読み解きます。' })
    .execute()
  await product.db
    .insertInto('companyQuestion')
    .values({ companyId, position: 0, question: '文系でも応募できますか', answer: 'はい。3割が文系の出身です。' })
    .execute()
  await product.db
    .insertInto('companyFigure')
    .values([
      { companyId, position: 0, label: '有給取得日数', value: '14.2日', source: '人事部の集計', asOf: '2026-03-31' },
      { companyId, position: 1, label: '満足度', value: '98%' },
    ])
    .execute()
})
afterAll(() => product.close())

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: '北斗システムズをお気に入り' }).last()
/** The scout's page tells the server that it was read, once it is shown. */
const untilRead = (id: string) => {
  const read = product.db.selectFrom('scoutInvitation').select('readAt').where('id', '=', id)
  return expect.poll(async () => (await read.executeTakeFirstOrThrow()).readAt).not.toBeNull()
}
const toast = (page: Page, text: string) => page.getByRole('log', { name: 'お知らせ' }).getByText(text)

/** conventions 2.3 and legal 9: phones send the page by LINE or copy it; it opens outside of LINE's own browser. */
async function sharedByPhones(page: Page, width: number) {
  const address = `${product.url}/candidate/companies/${sender.company.id}/description?openExternalBrowser=1`
  const line = page.getByRole('link', { name: 'LINEで送る' })
  expect(await line.isVisible()).toBe(width < 600)
  if (width >= 600) return
  const href = new URL((await line.getAttribute('href')) ?? '')
  expect([href.origin + href.pathname, href.searchParams.get('text')]).toEqual([
    'https://line.me/R/share',
    `北斗システムズ\n${address}`,
  ])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'リンクをコピー' }).click()
  await toast(page, 'リンクをコピーしました').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address)
}

describe.each([390, 1280])('screens 4.5 and 4.6 at %i px', (width) => {
  test('a scout leads to its job and company, and the company to another job', async () => {
    await product.db.deleteFrom('favoriteCompany').execute()
    await product.db.deleteFrom('jobInterest').execute()
    const page = await visitAs(product, student.viewer, { width })
    await page.goto(`/candidate/invitations/${scout}`)
    await untilRead(scout)
    await page.getByRole('main').getByRole('link', { name: sender.job.title }).click()
    await page.getByRole('heading', { level: 1, name: sender.job.title }).waitFor()
    await page.getByText('承認すると、日程を選べます。').waitFor()
    await page.getByRole('link', { name: 'スカウトに戻る', exact: true }).waitFor()
    await page.getByRole('button', { name: '承認する' }).waitFor()
    expect(await page.getByRole('button', { name: /興味がある/ }).count()).toBe(0)
    await expectAccessible(page)

    await page.getByRole('link', { name: /^北斗システムズ：/ }).click()
    await page.getByRole('heading', { level: 1, name: '北斗システムズ' }).waitFor()
    const places = page.getByRole('navigation', { name: 'ページの内容' })
    expect(await places.getByRole('link').allInnerTexts()).toEqual(
      ['会社紹介', '募集', 'はたらく環境', '数字'].map((name) => expect.stringContaining(name)),
    )
    expect(await page.getByText('98%').count()).toBe(0)
    await sharedByPhones(page, width)
    await places.getByRole('link', { name: '数字' }).click()
    await page.getByText('2026年3月時点').waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: open.title }).click()
    await page.getByText('この面談は選考ではありません。').waitFor()
    await page.getByRole('button', { name: 'この企業に興味がある', pressed: false }).click()
    await toast(page, '「興味がある」と伝えました').waitFor()
    await page.getByRole('button', { name: 'この企業に興味がある', pressed: true }).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  test('the job of a scout accepts it as the scout itself does, once the reason was read', async () => {
    const { viewer, invitation } = await anInvited(product.db, sender)
    const { id } = invitation
    const expire = (expiresAt: Date) =>
      product.db.updateTable('scoutInvitation').set({ expiresAt }).where('id', '=', id).execute()
    const page = await visitAs(product, viewer, { width })
    await page.goto(urls.candidate.job(sender.job.id, id))
    await page.getByRole('link', { name: 'スカウトに戻って答える' }).waitFor()
    expect(await page.getByRole('button', { name: '承認する' }).count()).toBe(0)
    await page.getByRole('link', { name: 'スカウトに戻って答える' }).click()
    await page.getByRole('heading', { name: 'あなたを選んだ理由' }).waitFor()
    await untilRead(id)
    await page.getByRole('main').getByRole('link', { name: sender.job.title }).click()
    // The scout's own page has such a button as well.
    await page.getByRole('heading', { level: 1, name: sender.job.title }).waitFor()
    await page.getByRole('button', { name: '承認する' }).click()
    const sheet = page.getByRole('dialog', { name: 'このスカウトを承認しますか' })
    await expectAccessible(page)
    await expire(inHours(-1))
    await sheet.getByRole('button', { name: '承認して日程を選ぶ' }).click()
    await sheet.getByText('このスカウトは回答期限を過ぎました。').waitFor()
    await expire(invitation.expiresAt)
    await sheet.getByRole('button', { name: 'もう一度' }).click()
    await page.waitForURL(`**${urls.candidate.schedule(id)}`)
    await page.goto(urls.candidate.job(sender.job.id, id))
    await page.getByText('承認済みのスカウトです').waitFor()
    await page.context().close()
  })

  test('♡ answers at once, is undone, and keeps its place without a connection', async () => {
    await product.db.deleteFrom('favoriteCompany').execute()
    const page = await visitAs(product, student.viewer, { width })
    const answered = watchRequests(page.context())
    await page.goto(`/candidate/jobs/${open.id}`)
    await alive(page)
    // The code of the act comes with the page; until then no press without a connection can be kept.
    await answered()
    await page.context().setOffline(true)
    await heart(page).click()
    await toast(page, '通信できませんでした。接続を確認してください。').waitFor()
    expect(await heart(page).getAttribute('aria-pressed')).toBe('false')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'もう一度' }).click()
    await toast(page, 'お気に入りに追加しました').waitFor()
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: '元に戻す' }).last().click()
    await toast(page, 'お気に入りから外しました').waitFor()
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('false')
    await heart(page).click()
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
    const marks = product.db.selectFrom('favoriteCompany').select('companyId')
    await expect.poll(async () => (await marks.execute()).length).toBe(1)
    await page.goto('/candidate/favorite-companies')
    await page.getByRole('link', { name: '北斗システムズ' }).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })
})

test('screens 4.6 an interest counts once the profile is public, and an act that fails says so', async () => {
  const hidden = await aCandidate(product.db, { status: 'HIDDEN' })
  const page = await visitAs(product, hidden.viewer, { width: 390 })
  await page.goto(urls.candidate.job(open.id))
  await alive(page)
  const interest = page.getByRole('button', { name: 'この企業に興味がある' })
  const extensions = { code: 'internal_server_error', requestId: 'id-of-it' }
  const failed = { data: null, errors: [{ message: 'エラーが発生しました。', extensions }] }
  const { promise: isPressedAgain, resolve: pressedAgain } = Promise.withResolvers<void>()
  let presses = 0
  // The second press comes while the page is still loaded again after the first.
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? ''
    if (sent.includes('AddJobInterest') && ++presses === 1) return route.fulfill({ json: failed })
    if (sent.includes('OfferedJobPage')) await isPressedAgain
    return route.continue()
  })
  await interest.click()
  await toast(page, '送信に失敗しました。').waitFor()
  await interest.click()
  pressedAgain()
  await page.getByText('プロフィールを公開すると、企業があなたを見つけやすくなります。').waitFor()
  expect(await page.getByText('企業があなたを見つけやすくなりました。').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'プロフィールを公開する' }).click()
  await page.waitForURL((url) => url.pathname === urls.candidate.profile())
  await page.context().close()
})

test('a complaint about a company names it, and reaches the operator’s queue', async () => {
  const page = await visitAs(product, student.viewer, { width: 390 })
  await page.goto(`/candidate/companies/${sender.company.id}/description`)
  await page.getByRole('link', { name: 'この内容を報告する' }).click()
  await page.getByRole('heading', { level: 1, name: '掲載内容の報告' }).waitFor()
  await page.getByText('北斗システムズ').waitFor()
  await page.getByRole('textbox', { name: /内容/ }).fill('従業員数が、会社のサイトに書かれている人数と違います。')
  await page.getByRole('button', { name: '送信する' }).click()
  await page.waitForURL(/contact-us\/complete/)
  const row = await product.db
    .selectFrom('inquiry')
    .selectAll()
    .where('reportedCompanyId', '=', sender.company.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ category: 'CONTENT', reportedJobId: null })
  await page.context().close()
})
