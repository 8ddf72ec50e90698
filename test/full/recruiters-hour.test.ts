import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aSender } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** The deeds of twelve of the forty, each with the recruiter's words to it. */
const letters = [
  ['窯の記録を直した', '障害の記録を一件ずつ並べて原因を探す、私たちの保守の現場と同じ手つきだと感じました。'],
  ['朝市の値札をつくり直した', '買う人の目の高さで考えたことが、検査画面の文字を決める仕事にそのままつながります。'],
  [
    '駅伝部の走行表を自作した',
    '数字を選手が自分から見たくなる形にしたところに、計測器を売る私たちの悩みの答えがあります。',
  ],
  [
    '古書の目録を電子化した',
    '抜けた頁をどう記すかで迷ったという話を、欠測値のあつかいに悩む開発の者に聞かせたいです。',
  ],
  ['川の濁りを三年測った', '雨の日も同じ時刻に測り続けた根気は、現場で装置を校正する担当にいちばん大切なものです。'],
  ['寮の献立を決め直した', '反対した人の理由を先に聞いて回ったと知り、部署をまたぐ改善を任せたいと思いました。'],
  ['合唱の音を録って比べた', '同じ曲を条件を変えて録る進め方が、騒音検査の試験計画を立てる私たちとよく似ています。'],
  ['商店街の地図を描いた', '歩いて確かめた距離で描き直したところに、図面と現物の差を埋める仕事の姿勢を見ました。'],
  ['落とし物の札を考えた', '書く欄を三つに減らした決断に驚きました。現場の点検票を一緒に短くしていきたいです。'],
  ['天文台の当番を組んだ', '眠い時間を公平に分けた工夫を読み、夜勤のある工場の予定表づくりを思い出しました。'],
  ['陶土の配合を試した', '失敗した配合も残らず残したと知りました。材料試験の記録の残し方をぜひ話し合いたいです。'],
  ['方言の録音を集めた', '話す人が黙るまで待つという聞き方は、お客様の困りごとを聞く私たちの訪問と重なります。'],
] as const

/** Forty students that one search finds; the twelve worth a letter stand among the others. */
async function fortyStudents() {
  const word = `地域活動${crypto.randomUUID().slice(0, 8)}`
  const deeds = new Map<string, string>()
  for (let at = 0; at < 40; at += 1) {
    const letter = letters[at % 3 === 0 ? at / 3 : -1]
    const [deed = `${at}回目の催しを手伝った`] = letter ?? []
    const { id } = await aCandidate(product.db, { taglines: [`${word}で、${deed}`] })
    deeds.set(id, deed)
  }
  return { address: `/client/candidates?tk=${encodeURIComponent(word)}`, deeds }
}

const previewOf = (page: Page) => new URL(page.url()).searchParams.get('preview') ?? ''

test('an hour of a recruiter: forty students read, twelve letters with reasons, their follow-up, and a comparison', async () => {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  const { address, deeds } = await fortyStudents()
  const page = await visitAs(product, sender.viewer, { width: 1280 })
  await startComparison(page, sender.job.id)
  await triage(page, address, deeds)
  await write(page, `${address}&b=true`)
  const scouts = () =>
    product.db.selectFrom('scoutInvitation').selectAll().where('companyId', '=', sender.company.id).execute()
  const sent = await scouts()
  expect(sent).toHaveLength(12)
  expect(new Set(sent.map(({ reason }) => reason)).size).toBe(12)

  // Six days later: one has accepted, and the others get the word that was planned with their scout.
  const [first] = sent
  if (!first) throw new Error('a scout')
  await product.db
    .updateTable('scoutInvitation')
    .set({ sentAt: new Date(Date.now() - 6 * dayMs) })
    .where('companyId', '=', sender.company.id)
    .execute()
  await product.db
    .updateTable('scoutInvitation')
    .set({ status: 'ACCEPTED', answeredAt: new Date(Date.now() - 5 * dayMs) })
    .where('id', '=', first.id)
    .execute()
  await product.db
    .updateTable('scoutFollowUp')
    .set({ dueAt: new Date(Date.now() - dayMs) })
    .where('companyId', '=', sender.company.id)
    .execute()
  await product.work('deliver_follow_ups')
  const followUps = product.db.selectFrom('scoutFollowUp').selectAll().where('companyId', '=', sender.company.id)
  const delivered = (await followUps.execute()).filter(({ deliveredAt }) => deliveredAt !== null)
  expect(delivered).toHaveLength(11)
  expect(delivered.map(({ scoutInvitationId }) => scoutInvitationId)).not.toContain(first.id)

  // After the time to answer the comparison is read.
  await product.db
    .updateTable('scoutInvitation')
    .set({ sentAt: new Date(Date.now() - 20 * dayMs), expiresAt: new Date(Date.now() - 5 * dayMs) })
    .where('companyId', '=', sender.company.id)
    .execute()
  await product.work('expire_scout_invitations')
  await page.goto(clientUrls.experiments())
  await page.getByRole('link', { name: /件名を問いにする/ }).click()
  await page.getByText(/差があるとは言えません（BとAの差/).waitFor()
  await expectAccessible(page)
  await page.context().close()
  product.expectSilence()
})

async function startComparison(page: Page, jobId: string) {
  await page.goto(clientUrls.experimentStart(jobId))
  await alive(page)
  await page.getByRole('textbox', { name: '比べること' }).fill('件名を問いにする')
  for (const [name, subject] of [
    ['文面A', '検査装置の開発について'],
    ['文面B', '検査装置の仕事を見に来ませんか'],
  ] as const) {
    const version = page.getByRole('region', { name })
    await version.getByRole('textbox', { name: '件名' }).fill(subject)
    await version.getByRole('textbox', { name: 'メッセージ' }).fill(aMessage)
  }
  await page.getByRole('button', { name: 'この2つの文面で始める' }).click()
  await page.getByText('進行中').first().waitFor()
}

/** By keys alone: B and J for who is worth a letter, X for the others. */
async function triage(page: Page, address: string, deeds: ReadonlyMap<string, string>) {
  await page.goto(`${address}&view=triage`)
  await alive(page)
  for (let left = 39; left >= 0; left -= 1) {
    await page.getByText(`あと${left}名`).waitFor()
    const id = previewOf(page)
    const deed = deeds.get(id) ?? ''
    // The keys act on the student in sight, and not while the next one is coming.
    await page.getByRole('main').getByText(deed).first().waitFor()
    if (letters.some(([worthy]) => worthy === deed)) {
      await page.keyboard.press('b')
      await page
        .getByRole('button', { name: /ブックマーク$/, pressed: true })
        .first()
        .waitFor()
      await page.keyboard.press('j')
    } else await page.keyboard.press('x')
    await expect.poll(() => previewOf(page)).not.toBe(id)
  }
  await page.getByText('最後の学生まで確認しました').waitFor()
}

/** One sending to the twelve, each with the reason that belongs to what the student did. */
async function write(page: Page, address: string) {
  await page.goto(`${address}&view=table`)
  await alive(page)
  await page.getByRole('checkbox', { name: 'このページの学生をすべて選択' }).check()
  await page.getByText('12名を選択中').waitFor()
  await page.getByRole('link', { name: 'まとめてスカウト' }).click()
  const field = page.getByRole('textbox', { name: /^あなたを選んだ理由/ })
  for (let at = 1; at <= letters.length; at += 1) {
    await page.getByText(`${at} / ${letters.length}`, { exact: true }).waitFor()
    const letter = page.getByRole('region', { name: /./ }).filter({ has: field })
    const profile = await letter.innerText()
    const [deed, reason] = letters.find(([done]) => profile.includes(done)) ?? ['', '']
    await field.fill(`${deed}ことを読みました。${reason}`)
    await page.keyboard.press('Control+Enter')
  }
  await page.getByRole('heading', { name: '12名に送信します' }).waitFor()
  await page.getByRole('radio', { name: /自動で送る$/ }).check()
  await page.getByRole('checkbox', { name: /選んだ理由は本人の/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '12名に送信' }).click()
  await page.getByRole('heading', { name: /12件のスカウトを(送信しました|受け付けました)/ }).waitFor()
}
