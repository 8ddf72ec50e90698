import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCandidate } from '#test/factories.ts'
import {
  acceptedForScheduling,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import type { OfRow } from '#ground/id.ts'
import { playedWidths } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { aMailsEnd } from './mails-end.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** A student with a date ahead at a company. */
async function aBookedStudent() {
  const email = `leaver-${crypto.randomUUID()}@student.example`
  const student = await aCandidate(product.db, { email, password: demoPassword })
  const sender = await aSchedulingSender(product.db)
  const date = await sender.date({ startAt: inHours(200), endAt: inHours(201) })
  const invitation = { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id }
  await aSeatFor(product.db, await aScoutInvitation(product.db, invitation), date)
  return { student, email, companyName: sender.company.displayName }
}

describe.each(playedWidths)('§2 a student takes their data and leaves, at %i px', (width) => {
  test('export, withdrawal by the typed word, and a sign-in that is refused', async () => {
    const { student, email, companyName } = await aBookedStudent()
    const page = await visitAs(product, student.viewer, { width })
    await page.goto('/candidate/settings/data')
    await expectAccessible(page)
    await page.getByLabel('現在のパスワード').fill(demoPassword)
    await page.getByRole('button', { name: 'データを書き出す' }).click()
    const link = page.getByRole('link', { name: /ダウンロードする/ })
    await page.getByText(/^用意しています/).waitFor()
    await product.work()
    await link.waitFor()
    await expectAccessible(page)
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    const served = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(served.headers()).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': expect.stringMatching(
        /filename="my-data-\d{4}-\d\d-\d\d\.zip"; filename\*=UTF-8''%E3%83%9E/,
      ),
    })
    const entries = unzipSync(await readFile(await file.path()))
    expect(Buffer.from(entries['すべてのデータ.json'] ?? []).toString()).toContain(email)
    // Another student at the same address is given a sentence instead.
    const other = await visitAs(product, (await aCandidate(product.db)).viewer, { width })
    await other.goto((await link.getAttribute('href')) ?? '')
    await other.getByText('ファイルをお渡ししていません').waitFor()
    await other.context().close()

    await page.getByRole('link', { name: '退会の手続きへ進む' }).click()
    await page.getByRole('heading', { level: 1, name: '退会の手続き' }).waitFor()
    await page.getByText(companyName).waitFor()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /^くわしい理由/ }).fill('内定をいただきました。')
    await page.getByLabel('確認').fill('たいかい')
    await page.getByLabel('パスワード必須').fill('wrong-password')
    const leave = page.getByRole('button', { name: '退会する' })
    await leave.click()
    await page.getByText('「退会する」の入力が一致しません').waitFor()
    await page.getByLabel('確認').fill('退会する')
    await leave.click()
    await page.getByText('パスワードが正しくありません').first().waitFor()
    await page.getByLabel('パスワード必須').fill(demoPassword)
    // A connection that is lost keeps all that is typed.
    await page.context().setOffline(true)
    await leave.click()
    await page.getByText('退会の手続きができませんでした').waitFor()
    await page.context().setOffline(false)
    expect(await page.getByRole('textbox', { name: /^くわしい理由/ }).inputValue()).toBe('内定をいただきました。')
    await page.evaluate("localStorage.setItem('kept-draft.one', 'x')")
    await leave.click()
    await page.waitForURL(/\/unsubscribe\/complete/)
    await page.getByRole('heading', { name: '退会を受け付けました' }).waitFor()
    await expectAccessible(page)
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'yoake_candidate' }))
    expect(await page.evaluate("localStorage.getItem('kept-draft.one')")).toBeNull()

    await page.goto('/candidate/login')
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByText('このアカウントは退会済みです').waitFor()
    await page.context().close()
  })
})

describe('RFC 8058 one click from a mail program', () => {
  const hasMail = async (candidateId: OfRow<'candidate'>) =>
    (
      await product.db
        .selectFrom('candidateNotificationSetting')
        .select('hasMail')
        .where('candidateId', '=', candidateId)
        .executeTakeFirst()
    )?.hasMail
  const click = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, product.url), {
      method: 'POST',
      headers,
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })

  test('a POST without cookies ends the mails, also from another site; a look does not', async () => {
    const [one, other] = [await aCandidate(product.db), await aCandidate(product.db)]
    const address = await aMailsEnd(product, one.id)
    const look = await fetch(new URL(address, product.url))
    expect([look.status, await hasMail(one.id)]).toEqual([200, undefined])
    const answer = await click(address)
    expect([answer.status, await hasMail(one.id)]).toEqual([200, false])
    expect((await click(address)).status).toBe(200)
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    expect((await click(await aMailsEnd(product, other.id), elsewhere)).status).toBe(200)
    expect(await hasMail(other.id)).toBe(false)
    expect((await click('/candidate/unsubscribe-mail?token=nobody')).status).toBe(404)
  })

  test('no other address takes what another site sends', async () => {
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    for (const path of ['/candidate/settings/unsubscribe', '/candidate/unsubscribe-mail/x', '/api/logout'])
      expect((await click(path, elsewhere)).status).toBe(403)
  })
})
