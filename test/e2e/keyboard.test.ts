import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { spanText } from '#ground/time/span.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isFullRun } from '#test/full-run.ts'
import { aCompany, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { alive, watchRequests } from './alive.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const preview = (page: Page) => new URL(page.url()).searchParams.get('preview')

describe('§2 a recruiter without a mouse', () => {
  test('walks the students with J and K, chooses with X, marks with B, labels with L, leaves with Escape, goes home with G H', async () => {
    const { page, context } = await product.visit()
    const answered = watchRequests(context)
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => preview(page)).not.toBeNull()
    const first = preview(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.getByText(/^2 \/ \d+名$/).waitFor()
    await expect.poll(() => preview(page)).not.toBe(first)
    const focused = () => page.evaluate("document.activeElement?.closest('[data-candidate]')?.dataset.candidate ?? ''")
    await expect.poll(focused).toBe(preview(page))
    await page.keyboard.press('k')
    await page.getByText(/^1 \/ \d+名$/).waitFor()
    await expect.poll(() => preview(page)).toBe(first)
    await expect.poll(focused).toBe(first)
    await page.keyboard.press('x')
    await page.getByText('1名を選択中').waitFor()
    // While the next student loads, B bookmarks no student.
    await answered()
    const saved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('Bookmarks'))
    await page.keyboard.press('b')
    await saved
    await page.keyboard.press('l')
    const labels = page.getByRole('group', { name: 'ラベルを付ける' })
    await labels.waitFor()
    await page.keyboard.press('Escape')
    await labels.waitFor({ state: 'hidden' })
    expect(preview(page)).toBe(first)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'キー操作' })
    for (const act of ['ラベルを付ける', 'ホームへ移動（続けて押す）'])
      await help.getByText(act, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await expect.poll(() => preview(page)).toBeNull()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.waitForURL('**/client')
    await context.close()
  })

  test('an Enter that ends a conversion does not search', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.clock.install()
    await page.goto('/client/candidates')
    await page.keyboard.press('/')
    const box = page.getByRole('searchbox').first()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await box.fill('けんきゅう')
    const session = await context.newCDPSession(page)
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
    })
    await page.clock.runFor(500)
    expect(new URL(page.url()).searchParams.has('tk')).toBe(false)
    await page.keyboard.press('Enter')
    await page.waitForURL(/tk=/)
    await context.close()
  })
})

describe('§2.1 keys of a whole page', () => {
  /** A letter that an input method holds: the key is there, and 229 says whose it is. */
  const composed = async (page: Page, letter: string) => {
    const session = await page.context().newCDPSession(page)
    const key = { key: letter, code: `Key${letter.toUpperCase()}`, windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
  const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

  test.runIf(isFullRun)('the calendar changes its view by a letter and turns by arrows', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.goto('/client/jobs/events')
    await page.keyboard.press('w')
    await expect.poll(() => asked(page, 'view')).toBe('week')
    await composed(page, 'm')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => asked(page, 'date')).not.toBeNull()
    expect(asked(page, 'view')).toBe('week')
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: '予定を作成' }).waitFor()
    await page.keyboard.press('m')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '予定を作成' }).waitFor({ state: 'hidden' })
    expect(asked(page, 'view')).toBe('week')
    await page.keyboard.press('m')
    await expect.poll(() => asked(page, 'view')).toBe('month')
    await context.close()
  })

  test('a student reaches a scout by ↓ and answers by A', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'student')
    await page.goto('/candidate/invitations/status/pending')
    await page.keyboard.press('ArrowDown')
    await page.locator('li a:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '承認する' }).first().waitFor()
    await page.waitForURL((url) => !url.pathname.endsWith('/pending'))
    await composed(page, 'd')
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('a')
    await dialog.getByRole('button', { name: /^承認/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await context.close()
    product.expectSilence()
  })
})

describe('a recruiter after a date', () => {
  test('says by keys who came, evaluates and tells the outcome', async () => {
    const sender = await aSchedulingSender(product.db)
    const { companyId, companyUserId } = sender.viewer
    const date = await sender.date({ startAt: inHours(-2), endAt: inHours(-1), capacity: 2 })
    for (let made = 0; made < 2; made += 1)
      await aSeatFor(product.db, (await anInvited(product.db, sender, acceptedForScheduling())).invitation, date)
    const form = { companyId, companyUserId, version: 1, points: ['論理', '協働'] }
    await product.db.insertInto('evaluationForm').values(form).execute()
    const page = await visitAs(product, sender.viewer)
    await page.goto('/client/after-dates')
    await alive(page)
    const students = page.getByRole('article')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await students.first().getByRole('button', { name: '欠席', pressed: true }).waitFor()
    await page.keyboard.press('Shift+A')
    await students.nth(1).getByRole('group', { name: '論理' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('4')
    await page.keyboard.press('5')
    await page.keyboard.press('e')
    await page.keyboard.type('sと書いても、まだ保存されません。')
    await students.nth(1).focus()
    await page.keyboard.press('s')
    await students.nth(1).getByText('（自分）').waitFor()
    expect(
      await product.db.selectFrom('evaluation').select('scores').where('companyId', '=', companyId).execute(),
    ).toEqual([{ scores: [4, 5] }])
    expect(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))).toMatch(/^<article /)
    await page.keyboard.press('t')
    await students.nth(1).getByRole('checkbox', { checked: true }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'キー操作' }).getByText('出席にする', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.context().close()
    product.expectSilence()
  })
})

describe('§6 who only reads', () => {
  test.runIf(isFullRun)('sees the students, and nothing to write with', async () => {
    const { id } = await aCompany(product.db)
    const { viewer } = await aCompanyUser(product.db, id, { role: 'VIEWER' })
    const page = await visitAs(product, viewer)
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
    expect(await page.getByRole('checkbox', { name: /学生を選択/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'スカウト', exact: true }).count()).toBe(0)
    await page.context().close()
    product.expectSilence()
  })
})

describe('§2 the focus stays where an act has taken its own button away', () => {
  const at = (hours: number) => ({ startAt: inHours(hours), endAt: inHours(hours + 1) })

  /** A student at the dates of an interview: one is free, one is full, and one has a kept seat. */
  async function withFullDates() {
    const home = await aSchedulingSender(product.db)
    const { invitation, viewer } = await anInvited(product.db, home, acceptedForScheduling())
    const [, full, seat] = [
      await home.date({ ...at(48), capacity: 3 }),
      await home.date({ ...at(72), capacity: 1, booked: 1 }),
      await home.date({ ...at(96), capacity: 1, offered: 1 }),
    ]
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    const place = { companyId, candidateId, scoutInvitationId }
    await product.db
      .insertInto('waitingPlace')
      .values({ ...place, schedulingDateId: seat.id, status: 'OFFERED', offeredUntil: inHours(9) })
      .execute()
    const page = await visitAs(product, viewer)
    await page.goto(`/candidate/invitations/${invitation.id}/schedule`)
    await alive(page)
    return { page, full }
  }

  test('in a line for a full date, whose end stands before the booking of another', async () => {
    const { page, full } = await withFullDates()
    const focused = page.locator(':focus')
    await page.getByRole('button', { name: 'キャンセル待ちをする' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('キャンセル待ち：いま1番目です').waitFor()
    await expect.poll(() => focused.innerText()).toBe('キャンセル待ちをやめる')
    await page.getByRole('button', { name: 'この席を手放す' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'この席を手放す' }).waitFor({ state: 'detached' })
    await expect.poll(() => focused.evaluate((element) => element.tagName)).toBe('FIELDSET')
    await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true })
    await page.getByRole('button', { name: 'この日程で進む' }).click()
    await page
      .getByRole('dialog')
      .getByText(`確定すると、${spanText(full.startAt, full.endAt)}のキャンセル待ちは終わります`)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'キャンセル待ちをやめる' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused.innerText()).toBe('キャンセル待ちをする')
    await page.context().close()
  })

  test('where a silent company is prompted', async () => {
    const answeredAt = tokyoMoment(addDays(tokyoToday(), -60), '10:00')
    const { invitation, viewer } = await anInvited(product.db, await aSender(product.db), {
      status: 'ACCEPTED',
      answeredAt,
    })
    const page = await visitAs(product, viewer)
    await page.goto(`/candidate/invitations/${invitation.id}`)
    await alive(page)
    await page.getByRole('button', { name: '催促して待つ' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('企業に催促しました').first().waitFor()
    const wait = page.getByRole('main').locator('section', { has: page.locator('#wait') })
    await expect.poll(() => wait.evaluate((section) => section.contains(document.activeElement))).toBe(true)
    await page.context().close()
  })
})
