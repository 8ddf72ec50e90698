import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { expectAccessible } from './accessible.ts'
import { alive, handClock } from './alive.ts'
import { fakeDevice, remembered, type FakeDevice } from './fake-device.ts'
import { openProduct, signInAtHome, standing, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
beforeEach(() => product.db.deleteFrom('candidateFcmToken').execute())

const patient = { timeout: 15_000 }
const prompt = (page: Page) => page.getByRole('dialog', { name: 'プッシュ通知を許可する' })
const pushStatus = (page: Page) => remembered(page, 'push:')
const devices = async () =>
  (await product.db.selectFrom('candidateFcmToken').select('token').execute()).map(
    ({ token }) => new URL((JSON.parse(token) as { endpoint: string }).endpoint).pathname,
  )

type Who = { width?: number; email?: string; hasStoppedClock?: boolean }

async function student(
  device: FakeDevice = {},
  { width = 390, email = demoAccounts.student, hasStoppedClock }: Who = {},
) {
  const { page, context } = await product.visit({ width, prompts: true })
  const { path } = await fakeDevice(context, device)
  const clock = await handClock(context)
  if (hasStoppedClock) await clock.stop()
  await signInAtHome(page, 'student', email)
  return { page, context, path, clock }
}

/** One whom no company has written to yet, with the demo's password. */
async function unscouted() {
  const { db } = product
  const { passwordHash } = await db
    .selectFrom('candidateAccount')
    .select('passwordHash')
    .where('email', '=', demoAccounts.student)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('scoutInvitation').select('id').whereRef('candidateId', '=', 'candidate.id'))),
    )
    .executeTakeFirstOrThrow()
  const { email } = await db
    .updateTable('candidateAccount')
    .set({ passwordHash })
    .where('candidateId', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

describe('§4 the push permission prompt', () => {
  test.each([390, 1280])('who allows it is registered, and is not asked again (%i px)', async (width) => {
    const { page, context, path, clock } = await student({ answersAfterMs: 1500 }, { width, hasStoppedClock: true })
    await alive(page)
    await clock.letPass(1900)
    expect(await prompt(page).count()).toBe(0)
    await clock.goOn()
    await clock.read(page)
    await prompt(page).waitFor()
    expect(await pushStatus(page)).toEqual(['pending'])
    expect(await prompt(page).innerText()).toContain(
      '新しいスカウトが届いたときと、予約した日程が近づいたときにお知らせします。',
    )
    await expectAccessible(page)
    // On the phone it is as large as the page; beside a floating one nothing happens.
    const box = await prompt(page).boundingBox()
    expect(box?.width).toBe(width === 390 ? 390 : 480)
    await page.mouse.click(4, 400)
    await prompt(page).getByRole('button', { name: '許可する' }).click()

    const skip = prompt(page).getByRole('button', { name: 'スキップ' })
    await expect.poll(() => skip.isDisabled()).toBe(true)
    expect(await prompt(page).getByRole('button', { name: '許可しています' }).getAttribute('aria-busy')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await prompt(page).isVisible()).toBe(true)
    await clock.letPass(2500)
    await expect.poll(() => prompt(page).count(), patient).toBe(0)
    expect([await pushStatus(page), await devices()]).toEqual([['granted'], [path]])
    const { publicKey } = await product.db.selectFrom('vapidKey').select('publicKey').executeTakeFirstOrThrow()
    expect(await remembered(page, 'device-key')).toEqual([publicKey])

    const told: string[] = []
    page.on('request', (request) => request.postData()?.includes('registerCandidateFcmToken') && told.push('told'))
    await page.reload()
    await clock.read(page)
    expect([told, await page.getByRole('dialog').count()]).toEqual([[], 0])
    // The next day the server is told again, without a word.
    await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('push-sent:'))
      .forEach((key) => localStorage.setItem(key, '2026-01-01'))`)
    await page.reload()
    await clock.read(page)
    await expect.poll(() => told, patient).toEqual(['told'])
    expect(await page.getByRole('dialog').count()).toBe(0)
    await context.close()
    product.expectSilence()
  })

  test('who skips it is never asked again', async () => {
    const { page, context, clock } = await student()
    await clock.read(page)
    await prompt(page).getByRole('button', { name: 'スキップ' }).click()
    await expect.poll(() => prompt(page).count()).toBe(0)
    expect([await pushStatus(page), await devices()]).toEqual([['dismissed'], []])
    const later = await context.newPage()
    await later.goto('/')
    await clock.read(later)
    expect(await later.getByRole('dialog').count()).toBe(0)
    await context.close()
    product.expectSilence()
  })

  test('the X and Escape skip it too', async () => {
    for (const close of [
      (page: Page) => prompt(page).getByRole('button', { name: '閉じる' }).click(),
      (page: Page) => page.keyboard.press('Escape'),
    ]) {
      const { page, context, clock } = await student()
      await clock.read(page)
      await standing(prompt(page))
      await close(page)
      await expect.poll(() => pushStatus(page)).toEqual(['dismissed'])
      await context.close()
    }
  })

  test('who refuses the browser is not asked again; who only closes its question is, another time', async () => {
    for (const [answer, status] of [
      ['denied', 'dismissed'],
      ['default', 'pending'],
    ] as const) {
      const { page, context, clock } = await student({ answer })
      await clock.read(page)
      await prompt(page).getByRole('button', { name: '許可する' }).click()
      await expect.poll(() => prompt(page).count(), patient).toBe(0)
      expect([await pushStatus(page), await devices()]).toEqual([[status], []])
      const later = await context.newPage()
      await later.goto('/')
      await clock.read(later)
      expect(await prompt(later).count()).toBe(answer === 'default' ? 1 : 0)
      await context.close()
    }
  })

  test('a push service that cannot be reached is reported, and tried again at the next visit', async () => {
    const { page, context, clock } = await student({ isReachable: false })
    await clock.read(page)
    const report = page.waitForRequest('**/errors')
    await prompt(page).getByRole('button', { name: '許可する' }).click()
    expect((await report).postDataJSON()).toMatchObject({ kind: 'push_token', name: 'AbortError' })
    await expect.poll(() => prompt(page).count(), patient).toBe(0)
    expect([await pushStatus(page), await remembered(page, 'push-sent:')]).toEqual([['granted'], []])
    const { path } = await fakeDevice(context)
    await page.reload()
    await clock.read(page)
    await expect.poll(devices, patient).toEqual([path])
    await context.close()
  })

  test('nobody is asked on the first visit before the first scout, but on the second', async () => {
    const email = await unscouted()
    const { page, context, clock } = await student({}, { email })
    await clock.read(page)
    expect([await page.getByRole('dialog').count(), await pushStatus(page)]).toEqual([0, []])
    const second = await context.newPage()
    await second.goto('/')
    await clock.read(second)
    await prompt(second).waitFor()
    await context.close()
  })

  test('it waits while another modal is open and while one types', async () => {
    const { page, context, clock } = await student()
    await page.goto('/candidate/invitations/status/pending')
    await page
      .getByRole('main')
      .getByRole('link', { name: /北斗システムズ/ })
      .first()
      .click()
    await page.getByRole('button', { name: '辞退' }).first().click()
    const other = page.getByRole('dialog')
    await other.waitFor()
    await clock.read(page)
    expect([await other.count(), await prompt(page).count()]).toEqual([1, 0])
    await page.keyboard.press('Escape')
    await clock.letPass(1500)
    await prompt(page).waitFor()
    await context.close()

    const typing = await student()
    await alive(typing.page)
    await typing.page.evaluate(`document.querySelector('main').append(document.createElement('textarea'))`)
    await typing.page.locator('main > textarea').focus()
    await typing.clock.read(typing.page)
    expect(await prompt(typing.page).count()).toBe(0)
    await typing.page.evaluate('document.activeElement.blur()')
    await typing.clock.letPass(1000)
    await prompt(typing.page).waitFor()
    await typing.context.close()
  })

  test('guests, recruiters and browsers that refused are not asked', async () => {
    const visitor = async () => {
      const { page, context } = await product.visit({ prompts: true })
      await fakeDevice(context)
      return { page, context, clock: await handClock(context) }
    }
    const [guest, recruiter] = [await visitor(), await visitor()]
    await Promise.all([guest.page.goto('/'), signInAtHome(recruiter.page, 'recruiter')])
    const refused = await student({ permission: 'denied' })
    for (const { page, context, clock } of [guest, recruiter, refused]) {
      await clock.read(page)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await context.close()
    }
  })

  test('who signs out is not sent to any more; who signs in again need not be asked', async () => {
    const { page, context, path, clock } = await student()
    await clock.read(page)
    await prompt(page).getByRole('button', { name: '許可する' }).click()
    await expect.poll(devices, patient).toEqual([path])
    await expect.poll(() => prompt(page).count()).toBe(0)
    await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await expect.poll(async () => [await devices(), await remembered(page, 'push-sent:')], patient).toEqual([[], []])
    await signInAtHome(page, 'student')
    await clock.read(page)
    await expect.poll(devices, patient).toEqual([path])
    // Another student of the same device decides for themselves.
    await context.clearCookies()
    await signInAtHome(page, 'student', await unscouted())
    await clock.read(page)
    expect(await pushStatus(page)).toEqual(['granted'])
    await context.close()
    product.expectSilence()
  })
})
