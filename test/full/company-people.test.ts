import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { kinds } from '#domain/notification/kinds.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { fillPerson, told } from '#test/e2e/company-registration-form.ts'
import { codeLinkIn, mailTo } from '#test/e2e/mailed.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const look = async (page: Page, name: string) => {
  await expectAccessible(page)
  if (!process.env['SHOTS']) return
  await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
}
const choose = async (page: Page, of: string, act: string) => {
  await page.getByRole('button', { name: `${of}の操作` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const memberLine = (page: Page, name: string) =>
  page.getByRole('region', { name: 'ユーザーの一覧' }).getByRole('listitem').filter({ hasText: name })

test('§2 §6 /client/users: an administrator invites by paste, sends again, changes a role and disables', async () => {
  const { company, user, viewer } = await aCompanyWithUser(product.db)
  const colleague = `${crypto.randomUUID()}@kaisha.example`
  const second = await aCompanyUser(product.db, company.id, {
    role: 'RECRUITER',
    familyName: '小鳥遊',
    givenName: '葵',
    department: '人事部',
    title: '採用担当',
    email: colleague,
  })
  const { id: schedulingId } = await aScheduling(product.db, { companyId: company.id })
  const { id } = await aSchedulingDate(product.db, {
    companyId: company.id,
    schedulingId,
    startAt: inHours(48),
    endAt: inHours(49),
  })
  await product.db
    .insertInto('schedulingDateNotifiedCompanyUser')
    .values({ companyId: company.id, schedulingDateId: id, companyUserId: second.id })
    .execute()
  const page = await visitAs(product, viewer)
  await page.goto('/client/users')
  await look(page, 'users-1280')

  await box(page, /^メールアドレス/).fill(`ａ@new.example、b@new.example\nb@new.example; ${colleague}、だめ`)
  await press(page, '招待する')
  await told(page, '2名を招待しました')
  await page.getByText('次の2件は招待していません。').waitFor()
  await page.getByText(`${colleague}：このメールアドレスのユーザーはすでに登録されています。`).waitFor()
  await page.getByText('だめ：メールアドレスの形式が正しくありません').waitFor()
  expect(await box(page, /^メールアドレス/).inputValue()).toBe(`${colleague}\nだめ`)
  await look(page, 'users-refused-1280')
  await box(page, /^メールアドレス/).fill(colleague)
  await press(page, '招待する')
  await page.getByText('このメールアドレスのユーザーはすでに登録されています。', { exact: true }).waitFor()

  await choose(page, 'a@new.example', '招待メールをもう一度送る')
  await told(page, '招待のメールをもう一度送りました')
  await page.getByRole('button', { name: `${user.familyName} ${user.givenName}の操作` }).click()
  await page.getByText('管理者が1名だけのため、できません').first().waitFor()
  await page.keyboard.press('Escape')

  await choose(page, '小鳥遊 葵', '役割を変更')
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^閲覧のみ/ })
    .check()
  await look(page, 'users-role-1280')
  await press(page, '変更する')
  await told(page, '役割を変更しました')
  await memberLine(page, '小鳥遊').getByText('閲覧のみ').first().waitFor()
  await choose(page, '小鳥遊 葵', '利用を停止')
  await page.getByText('この人だけが通知を受け取る日程が1件あります').waitFor()
  await look(page, 'users-disable-1280')
  await press(page, '利用を停止する')
  await told(page, '利用を停止しました')
  await memberLine(page, '小鳥遊').getByText('停止中').waitFor()
  await choose(page, '小鳥遊 葵', 'もう一度招待する')
  await told(page, `${colleague}を招待しました`)
  await memberLine(page, '小鳥遊').getByText('招待中').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'users-390')

  const looker = await aCompanyUser(product.db, company.id, { role: 'VIEWER', familyName: '見' })
  const other = await visitAs(product, looker.viewer, { width: 390 })
  await other.goto('/client/users')
  await other.getByRole('heading', { name: '管理者がユーザーを管理しています' }).waitFor()
  expect(await other.getByText('@').count()).toBe(0)
  await look(other, 'users-others-390')
})

test('§2 §2.9 /client/profile/basic: the photo and the message reach the student with the scout', async () => {
  const sender = await aSender(product.db)
  const { viewer, invitation } = await anInvited(product.db, sender)
  const page = await visitAs(product, sender.viewer, { width: 390 })
  await page.goto('/client/profile/basic')
  // A photograph of a phone, which becomes JPEG in the browser.
  await page.locator('input[type=file]').setInputFiles('test/e2e/portrait.heic')
  await press(page, 'この範囲で登録する')
  await told(page, '写真を登録しました')
  await page.getByRole('img', { name: '現在の画像' }).waitFor()
  await box(page, /^姓/).fill('髙橋')
  await box(page, /^セイ/).fill('漢字')
  await box(page, /^役職/).fill('新卒採用リーダー')
  await box(page, /^学生へのメッセージ/).fill(
    '研究の話を、ぜひ聞かせてください。\nお会いできるのを楽しみにしています。',
  )
  await press(page, '保存する')
  await page.getByText('セイは全角カタカナで入力してください').waitFor()
  await box(page, /^セイ/).fill('たかはし')
  await press(page, '保存する')
  await told(page, 'プロフィールを更新しました')
  await look(page, 'profile-390')
  await page.setViewportSize({ width: 1280, height: 900 })
  await look(page, 'profile-1280')

  const student = await visitAs(product, viewer, { width: 390 })
  await student.goto(`/candidate/invitations/${invitation.id}`)
  await student.getByText('研究の話を、ぜひ聞かせてください。').waitFor()
  await student.getByText('新卒採用リーダー').waitFor()
  const picture = await student.locator('article img[src^="/files/company-user/"]').getAttribute('src')
  expect((await student.request.get(picture ?? '')).status()).toBe(200)
  const guest = await product.visit()
  expect((await guest.page.request.get(picture ?? '')).status()).toBe(404)
  await look(student, 'scout-390')
})

test('§1.16 /client/settings/scout-notification: all jobs, the hour of the digest, and one job set apart', async () => {
  const { viewer, job } = await aSender(product.db)
  const page = await visitAs(product, viewer)
  await page.goto('/client/settings/scout-notification')
  const all = page.getByRole('region', { name: 'すべての募集' })
  await all
    .getByRole('group', { name: /^スカウトの承認/ })
    .getByRole('radio', { name: '1日1回まとめて' })
    .check()
  await all.getByRole('combobox', { name: /^まとめて受け取る時刻/ }).selectOption('18')
  await all.getByRole('button', { name: '保存する' }).click()
  await told(page, '通知設定を更新しました')
  await page.getByRole('switch', { name: new RegExp(`^${job.title}`) }).check()
  const accepted = page.getByRole('region', { name: '募集ごとの例外' }).getByRole('group', { name: /^スカウトの承認/ })
  expect(await accepted.getByRole('radio', { name: '1日1回まとめて' }).isChecked()).toBe(true)
  await accepted.getByRole('radio', { name: 'すぐに' }).check()
  await press(page, 'この募集の設定を保存する')
  const kept = product.db.selectFrom('scoutNotificationSetting').select('timing').where('jobId', '=', job.id)
  const ofAccepted = kept.where('kind', '=', kinds.scoutAccepted.code)
  await expect.poll(() => ofAccepted.executeTakeFirst()).toEqual({ timing: 'IMMEDIATELY' })
  await look(page, 'notification-1280')
  await page.reload()
  expect(await all.getByRole('combobox').inputValue()).toBe('18')
  expect(await accepted.getByRole('radio', { name: 'すぐに' }).isChecked()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'notification-390')
  await page.getByRole('switch').uncheck()
  await page.getByText('「すべての募集」の設定で届きます').waitFor()
})

test('§2 /client/contact-us: from the foot of a page to the receipt by mail, and as a guest', async () => {
  const { viewer } = await aCompanyWithUser(product.db)
  const page = await visitAs(product, viewer)
  await page.goto('/client/users')
  await page.getByRole('contentinfo').getByRole('link', { name: 'お問い合わせ' }).click()
  await page.getByText('開いていた画面').waitFor()
  await page.getByRole('combobox', { name: /^お問い合わせの種類/ }).selectOption('CONTRACT')
  await box(page, /^お問い合わせの内容/).fill('招待できる人数を増やしたいです。')
  await look(page, 'contact-1280')
  await press(page, '送信する')
  await page.getByRole('heading', { name: 'お問い合わせを受け付けました' }).waitFor()
  const number = (await page.getByRole('main').getByText(/^Q-/).textContent()) ?? ''
  await look(page, 'contacted-1280')
  await expect
    .poll(async () => (await page.request.get('/dev/mail')).text())
    .toContain(`お問い合わせを受け付けました（${number}）`)

  const { page: guest } = await product.visit({ width: 390 })
  await guest.goto('/client/contact-us')
  await press(guest, '送信する')
  await guest.getByText('お名前が入力されていません').waitFor()
  await look(guest, 'contact-390')
})

test('§2 a member with a password, who forgets it; a lost connection loses nothing', async () => {
  const { page, context } = await product.visit()
  const { page: operator } = await product.visit()
  const password = 'kaisha no yoake 2026'
  await signIn(operator, 'operator')
  const member = 'member@akatsuki.example'
  await operator.goto('/admin/companies?status=TRIAL')
  await alive(operator)
  await operator.getByRole('region', { name: '企業の一覧' }).getByRole('link').first().click()
  await operator.getByRole('button', { name: 'ユーザーを招待' }).click()
  const dialog = operator.getByRole('dialog')
  await standing(dialog)
  await dialog.getByRole('button', { name: '招待する' }).click()
  await dialog.getByText('メールアドレスが入力されていません').waitFor()
  await dialog.getByLabel(/^メールアドレス/).fill(member)
  await dialog.getByRole('button', { name: '招待する' }).click()
  await told(operator, '招待のメールを送信しました')
  await page.goto(codeLinkIn(await mailTo(product, member)))
  await page.getByRole('heading', { level: 1, name: '採用チームへの参加' }).waitFor()
  await alive(page)
  await fillPerson(page, ['日高', '凪', 'ひだか', 'なぎ'])
  await page.getByLabel(/^パスワード必須/).fill(password)
  await page.getByRole('button', { name: '登録する' }).click()
  await told(page, '登録が完了しました')
  await context.clearCookies()

  await page.goto('/client/login')
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await page.getByRole('heading', { level: 1, name: 'パスワードの再設定' }).waitFor()
  const address = page.getByRole('textbox', { name: /^メールアドレス/ })
  await address.fill(member)
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await page.getByRole('heading', { level: 1, name: 'メールを確認してください' }).waitFor()
  await expectAccessible(page)
  await page.goto(codeLinkIn(await mailTo(product, member, 'パスワードの再設定')))
  await page.getByRole('heading', { level: 1, name: '新しいパスワードの登録' }).waitFor()
  await alive(page)
  await page.getByLabel(/^パスワード必須/).fill(`${password} again`)
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('heading', { level: 1, name: '企業ログイン' }).waitFor()

  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await page.getByRole('heading', { level: 1, name: 'パスワードの再設定' }).waitFor()
  await address.fill(member)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await page.getByText('通信できませんでした。接続を確認してください。').waitFor()
  expect(await address.inputValue()).toBe(member)
  await context.close()
})
