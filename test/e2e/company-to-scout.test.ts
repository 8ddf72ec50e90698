import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { aMessage, aReason } from '#test/factories/scout-invitation.ts'
import type { OfRow } from '#ground/id.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, signIn, type Product } from './product.ts'

let product: Product
let recruiter: Page
let student: Page
let companyId: CompanyId
let candidateId: OfRow<'candidate'>
const name = '夜明け製作所'
const title = '町工場の困りごとを一緒に解く'
const nextTitle = '組立の現場を見る一日'

beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

test('§2 §3 §4 from an empty company to a scout', async () => {
  const { db } = product
  // The demo's companies step back, so that the student finds this one alone.
  await db.updateTable('company').set({ setUpAt: null }).execute()
  const nothing = { kana: '', industryIds: [], companySizeId: null, employees: null, representative: '', tagline: '' }
  const nowhere = { postalCode: null, prefectureId: null, city: '', addressLine: '' }
  const home = await aCompanyWithUser(db, { displayName: name, setUpAt: null, ...nothing, ...nowhere })
  companyId = home.viewer.companyId
  await aCompanyUser(db, companyId, { email: 'saeki@yoake.example', role: 'RECRUITER' })
  const wishes = { industryIds: [501], areaPreferenceIds: ['23'] }
  candidateId = (await aCandidate(db, { email: 'asagi@student.example', taglines: ['朝の市場で働いた'], ...wishes })).id
  recruiter = (await product.visit({ width: 1280 })).page
  student = (await product.visit({ width: 390 })).page
  await signIn(recruiter, 'recruiter', 'saeki@yoake.example')
  await signIn(student, 'student', 'asagi@student.example')
  await register()
  await describeCompany()
  await publishJob()
  await markFavorite()
  await hear()
  await scout()
  await goOn()
  product.expectSilence()
})

const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click()
const follow = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).click()
const box = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })
const heading = (page: Page, label: string | RegExp) => page.getByRole('heading', { level: 1, name: label }).waitFor()

/** The checklist leads through the basic information. */
async function register() {
  const page = recruiter
  await page.goto('/client')
  await page.getByRole('link', { name: /基本情報を登録する/ }).click()
  await follow(page, '登録をはじめる')
  await heading(page, '社名・法人番号')
  await box(page, /^社名のフリガナ/).fill('ヨアケセイサクショ')
  await press(page, '保存して次へ')
  await heading(page, '会社情報')
  await page.getByText('IT・通信', { exact: true }).click()
  await page.getByText('ソフトウエア・SIer').click()
  await box(page, /^従業員数/).fill('120')
  await box(page, /^代表者/).fill('代表取締役 水上 恒一')
  await press(page, '保存して次へ')
  await heading(page, '所在地')
  await box(page, /^郵便番号/).fill('460-0008')
  await page.getByText('住所を入力しました：愛知県名古屋市中区栄').waitFor()
  await box(page, /^番地/).fill('3-4-12')
  await press(page, '保存して次へ')
  for (const left of ['電話番号', 'ロゴ', 'カバー画像']) {
    await heading(page, left)
    await page
      .getByRole('link', { name: '次へ' })
      .or(page.getByRole('button', { name: '保存して次へ' }))
      .click()
  }
  await heading(page, 'その他の情報')
  await press(page, '保存して次へ')
  await heading(page, '基本情報の登録が完了しました')
}

/** The description waits for a picture that is slow. */
async function describeCompany() {
  const page = recruiter
  await follow(page, '紹介ページへ進む')
  await follow(page, '書きはじめる')
  await box(page, /^キャッチコピー/).fill('静かな夜明けをつくる')
  await press(page, '保存して次へ')
  await heading(page, '会社紹介')
  await press(page, '本文')
  await box(page, /^本文/).fill('町の小さな困りごとを、ソフトウエアで解いています。')
  await press(page, '保存して次へ')

  await heading(page, '社員の声')
  await press(page, '社員の声を追加')
  await box(page, /^話す人/).fill('設計職・入社3年目')
  await box(page, /^社員の声/).fill('分からないことを聞ける職場です。')
  const { letIn } = await holdAnswers(page, 'AddCompanyImage')
  await page.getByLabel('写真').setInputFiles(await photo())
  await page.getByRole('progressbar', { name: '1人目の写真の送信' }).waitFor()
  await press(page, '保存して次へ')
  await page.getByText('写真の送信が終わってから保存してください').waitFor()
  letIn()
  await page.getByRole('progressbar', { name: '1人目の写真の送信' }).waitFor({ state: 'detached' })
  await page.unroute('**/graphql')
  await press(page, '保存して次へ')
  await heading(page, 'よくある質問')
  const voice = product.db.selectFrom('companyVoice').select('imageId').where('companyId', '=', companyId)
  expect((await voice.executeTakeFirstOrThrow()).imageId).not.toBeNull()
}

/** A job of six blocks names the page among what it still needs, and is published. */
async function publishJob() {
  const page = recruiter
  await page.goto('/client/jobs/create')
  await page.getByRole('combobox', { name: /スカウト種別/ }).selectOption('7')
  const jobTypes = page.getByRole('combobox', { name: /職種/ })
  await jobTypes.fill('機械')
  await jobTypes.press('ArrowDown')
  await jobTypes.press('Enter')
  await box(page, /募集タイトル/).fill(title)
  const add = (kind: string) =>
    page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: kind }).click()
  for (const kind of ['見出し', '本文', '画像', '本文', '動画', '本文']) await add(kind)
  await page.getByLabel('見出しの文').fill('お任せする仕事')
  for (const at of [0, 1, 2])
    await page
      .getByLabel('本文の文')
      .nth(at)
      .fill(`${at + 1}つ目の話です。`)
  await page.getByLabel('動画のURL').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('画像のファイル').setInputFiles(await photo())
  await page.locator('img[src^="/files/company/"]').first().waitFor()
  await page.getByRole('button', { name: '選考の流れへ進む' }).click()
  await page.waitForURL(/recruitment-process/)
  await press(page, 'カジュアル面談')
  await page.getByRole('button', { name: '下書きを保存して承認後の案内へ' }).click()
  await page.waitForURL(/completion\/message/)
  await box(page, /^承認した学生へのメッセージ/).fill('3営業日以内にご連絡します。')
  await page.getByRole('button', { name: '下書きを保存して確認へ' }).click()

  await page.getByText('公開に必要な項目が1件あります').waitFor()
  const lastLook = page.url()
  await page.getByText('説明のない画像があります（1枚目）。').waitFor()
  await follow(page, '画像の説明を書く')
  await page.getByLabel('画像の説明').fill('組立の現場')
  await page.getByRole('button', { name: '選考の流れへ進む' }).click()
  await page.waitForURL(/recruitment-process/)
  await page.goto(lastLook)
  await page.getByText('公開に必要な項目が1件あります').waitFor()
  expect(await page.getByText('説明のない画像があります').count()).toBe(0)
  await follow(page, '企業ページ')
  await press(page, 'この内容で公開する')
  await heading(page, /のページを公開しました/)
  await page.goto(lastLook)
  await press(page, '募集を公開する')
  await heading(page, '募集を公開しました')
  // Before the student has a favourite.
  await product.work()
  const job = await jobNamed(title)
  const blocks = product.db.selectFrom('jobContent').select('kind').where('jobId', '=', job.id).orderBy('position')
  const kinds = (await blocks.execute()).map(({ kind }) => kind)
  expect(kinds).toEqual(['HEADING', 'TEXT', 'IMAGE', 'TEXT', 'YOUTUBE', 'TEXT'])
}

/** A student on a phone finds the company, reads why it is near, and marks it. */
async function markFavorite() {
  const page = student
  await page.goto('/candidate/companies')
  await press(page, '絞り込み')
  const sheet = page.getByRole('dialog', { name: '絞り込み' })
  await sheet.getByRole('checkbox', { name: 'ソフトウエア・SIer' }).check()
  await sheet.getByText('都道府県', { exact: true }).click()
  await sheet.getByRole('checkbox', { name: '愛知県' }).check()
  await press(page, '1社を見る')
  await page.waitForURL(/industry=501&prefecture=23/)
  const reasons = page.getByRole('list', { name: '希望と合うところ' }).getByRole('listitem')
  expect(await reasons.allTextContents()).toEqual([
    '希望の業界（ソフトウエア・SIer）',
    '希望の勤務地（愛知県）',
    '希望の企業規模',
  ])
  await page.getByRole('region', { name: '見つかった企業' }).getByRole('link', { name }).click()
  await page.getByText('静かな夜明けをつくる').waitFor()
  await page.getByRole('link', { name: title }).waitFor()
  await page
    .getByRole('button', { name: `${name}をお気に入り`, pressed: false })
    .first()
    .click()
  await page
    .getByRole('button', { name: `${name}をお気に入り`, pressed: true })
    .first()
    .waitFor()
  await expect.poll(favorites).toHaveLength(1)
}

/** The company publishes another job, and the student is told. */
async function hear() {
  await aJob(product.db, { companyId, title: nextTitle, scoutTypeId: 7, status: 'DRAFT' })
  await recruiter.goto('/client/jobs/status/active')
  await press(recruiter, `「${nextTitle}」の操作`)
  await recruiter.getByRole('menuitem', { name: '公開する' }).click()
  await expect.poll(async () => (await jobNamed(nextTitle)).status).toBe('PUBLISHED')
  await product.work()
  await student.goto('/')
  await press(student, 'お知らせ 1件')
  await student.getByRole('link', { name: `お気に入りの${name}が募集を公開しました` }).click()
  await heading(student, nextTitle)
}

/** The recruiter finds this student alone by the favourite, and scouts for the job. */
async function scout() {
  const page = recruiter
  await press(page, `「${nextTitle}」の操作`)
  await page.getByRole('menuitem', { name: '学生をさがしてスカウト' }).click()
  await page.waitForURL(/\/client\/candidates\?/)
  await page.locator('summary', { hasText: 'ブックマーク・閲覧' }).click()
  await page.getByRole('checkbox', { name: '自社へのお気に入り登録あり' }).check()
  await page.waitForURL(/f=true/)
  await page.getByRole('link', { name: '朝の市場で働いた' }).click()
  await page.getByText('1 / 1名').waitFor()
  await page.getByRole('link', { name: /スカウトする/ }).click()
  await page.waitForURL(/candidates\/scout/)
  const main = page.getByRole('main')
  await main.getByText(nextTitle).first().waitFor()
  await page.getByLabel(/^件名/).fill('朝の市場の話から')
  await box(page, /^会社からのメッセージ/).fill(aMessage)
  await box(page, /^あなたを選んだ理由/).fill(aReason)
  await main.getByText('確認へ進む').click()
  await page.waitForURL(/step=3/)
  await page.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
  await press(page, '1名に送信')
  await page
    .getByText(/1件のスカウトを(送信しました|受け付けました)/)
    .first()
    .waitFor()
  const sent = product.db.selectFrom('scoutInvitation').select(['candidateId', 'jobId'])
  const { id: jobId } = await jobNamed(nextTitle)
  expect(await sent.where('companyId', '=', companyId).execute()).toEqual([{ candidateId, jobId }])
}

/** The home page leads back to the search as it was left. */
async function goOn() {
  const page = recruiter
  await page.goto('/client')
  await page.getByRole('link', { name: '学生検索の条件を保存する' }).waitFor()
  await follow(page, '学生検索の続きから')
  await page.waitForURL((url) => url.searchParams.get('f') === 'true' && !url.searchParams.has('preview'))
}

const jobNamed = (named: string) =>
  product.db.selectFrom('job').select(['id', 'status']).where('title', '=', named).executeTakeFirstOrThrow()
const favorites = () =>
  product.db.selectFrom('favoriteCompany').select('companyId').where('candidateId', '=', candidateId).execute()
const photo = async () => ({
  name: '写真.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await aPicture({ width: 800, height: 600, format: 'png' }), 'base64'),
})
