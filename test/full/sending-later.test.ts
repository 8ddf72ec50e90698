import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryMoments, sendingWeek } from '#domain/scout-invitation/sending/delivery/moment.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCandidate } from '#test/factories.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

// Each test continues from the state the test before has left.
let product: Product
let recruiter: Page
let student: Page
let candidate: Awaited<ReturnType<typeof aCandidate>>
const email = 'asagi@student.example'
const quoted = '私は200回分の記録をすべて表に移し、担当者と時刻を並べて比べました'
const rest = '私たちの保守の現場でも、障害の記録を一件ずつ並べて原因を探しています。ぜひ一度お話しさせてください。'

beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs', settings: { SCOUT_HOURS: 'daytime' } })
  candidate = await aCandidate(product.db, {
    email,
    account: { passwordHash: await hashPassword(demoPassword), familyName: '浅葱', givenName: '凪' },
    taglines: ['和凧の骨を削る工程を、三割みじかくした'],
  })
  // The student is full in all weeks but the last, so the scout waits at any hour of the test.
  const full = deliveryMoments(new Date(), 'daytime').slice(0, -1)
  await product.db
    .insertInto('scoutReceivedInWeek')
    .values(full.map((moment) => ({ candidateId: candidate.id, week: sendingWeek(moment), received: 10 })))
    .execute()
  recruiter = (await product.visit({ width: 1280 })).page
  student = (await product.visit({ width: 390 })).page
})
afterAll(() => product.close())

const picture = (page: Page, name: string) =>
  process.env['PICTURES'] ? page.screenshot({ path: `${process.env['PICTURES']}/${name}.png` }) : undefined
const arrives = /いま受付を停止している学生のため、\d+月\d+日\(.\) 8:00に届きます/

describe('§4 a scout that waits', () => {
  test('forty letters of one’s own: what is quoted does not count', async () => {
    await signIn(recruiter, 'recruiter')
    await recruiter.goto(`/client/candidates?ids=${candidate.id}&preview=${candidate.id}`)
    await recruiter.getByRole('link', { name: /スカウトする/ }).click()
    await recruiter.waitForURL(/candidates\/scout/)
    await recruiter.getByRole('textbox', { name: /^あなたを選んだ理由/ }).waitFor()
    await recruiter.getByRole('button', { name: new RegExp(`引用：${quoted}`) }).click()
    const reason = recruiter.getByRole('textbox', { name: /^あなたを選んだ理由/ })
    await recruiter.getByText('引用を除いて、あと40文字').first().waitFor()
    await reason.fill(`「${quoted}」という一文を読み、です。`)
    await recruiter.getByText('引用を除いて、あと37文字').first().waitFor()
    await picture(recruiter, 'letters-1280')
    await reason.fill(`「${quoted}」という一文を読み、${rest}`)
    await expect.poll(() => recruiter.getByText('引用を除いて、あと').count()).toBe(0)
  })

  test('the sender sees when it arrives before pressing, and after', async () => {
    await recruiter.getByRole('main').getByText('確認へ進む').click()
    await recruiter.waitForURL(/step=3/)
    await recruiter.getByText(arrives).waitFor()
    await expectAccessible(recruiter)
    await picture(recruiter, 'confirm-1280')
    await recruiter.setViewportSize({ width: 390, height: 844 })
    await picture(recruiter, 'confirm-390')
    await recruiter.setViewportSize({ width: 1280, height: 800 })
    await recruiter.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
    await recruiter.getByRole('button', { name: '1名に送信' }).click()
    await recruiter.getByText('1件のスカウトを受け付けました').first().waitFor()
    await recruiter.getByText(arrives).waitFor()
    await expectAccessible(recruiter)
    await picture(recruiter, 'result-1280')
  })

  test('card and history say so; the student sees nothing', async () => {
    await recruiter.goto(`/client/candidates?ids=${candidate.id}&preview=${candidate.id}`)
    await recruiter
      .getByText(/送信待ち \d+月\d+日\(.\) 8:00/)
      .first()
      .waitFor()
    await recruiter.getByText(/さんから・\d+月\d+日\(.\) 8:00に届きます/).waitFor()
    await expectAccessible(recruiter)
    await recruiter.getByRole('button', { name: '送信を取り消す' }).scrollIntoViewIfNeeded()
    await picture(recruiter, 'history-1280')
    await signIn(student, 'student', email)
    await student.goto('/candidate/invitations/status/pending')
    await student.getByText('返信待ちのスカウトはありません').first().waitFor()
    expect(await student.getByText('北斗システムズ').count()).toBe(0)
  })

  test('it is taken back, and she can be scouted again', async () => {
    await recruiter.getByRole('button', { name: '送信を取り消す' }).click()
    await recruiter.getByText('送信を取り消しました').first().waitFor()
    await recruiter.getByText('まだスカウトを送っていません').waitFor()
    await expect.poll(() => recruiter.getByText(/送信待ち/).count()).toBe(0)
  })

  test('states 1B.3 at a time of the sender’s choice; another time is refused beside its field', async () => {
    await product.db.deleteFrom('scoutReceivedInWeek').where('candidateId', '=', candidate.id).execute()
    await recruiter.getByRole('link', { name: /スカウトする/ }).click()
    const reason = recruiter.getByRole('textbox', { name: /^あなたを選んだ理由/ })
    await reason.fill(`骨を削る工程のくふうを読みました。${rest}`)
    await recruiter.getByRole('main').getByText('確認へ進む').click()
    await recruiter.waitForURL(/step=3/)
    await recruiter.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
    await recruiter.getByRole('radio', { name: '日時を指定する' }).check()
    await recruiter.getByText(/^\d+月\d+日\(.\) 10:00に届きます/).waitFor()
    const clock = recruiter.getByRole('combobox', { name: '送信する時刻' })
    await clock.fill('15:30')
    await clock.press('Enter')
    await recruiter.getByText(/^\d+月\d+日\(.\) 15:30に届きます/).waitFor()
    await expectAccessible(recruiter)
    await picture(recruiter, 'chosen-1280')
    const chosen = new URL(recruiter.url()).searchParams.get('at') ?? ''
    const sunday = recruiter.url().replace(/at=[^&]*/, `at=${addDays(mondayOf(chosen.slice(0, 10)), 6)}T15:30`)
    await recruiter.goto(sunday)
    await recruiter.getByText('平日と土曜日の8:00〜20:00から選んでください').waitFor()
    await recruiter.goBack()
    await recruiter.getByText(/^\d+月\d+日\(.\) 15:30に届きます/).waitFor()
    await recruiter.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
    await recruiter.getByRole('button', { name: '1名に送信' }).click()
    await recruiter.getByText('1件のスカウトを受け付けました').first().waitFor()
    const waiting = await product.db
      .selectFrom('scoutInvitation')
      .select(['status', 'sentAt'])
      .where('candidateId', '=', candidate.id)
      .execute()
    expect(waiting).toEqual([{ status: 'SCHEDULED', sentAt: tokyoMoment(chosen.slice(0, 10), '15:30') }])
    await product.db.deleteFrom('scoutInvitation').where('candidateId', '=', candidate.id).execute()
  })
})

describe('§4 a decline that is taken back', () => {
  let id: string
  beforeAll(async () => {
    const { companyId } = await product.db
      .selectFrom('job')
      .select('companyId')
      .where('title', '=', '冬の開発インターン')
      .executeTakeFirstOrThrow()
    const sender = await product.db
      .selectFrom('companyUser')
      .innerJoin('job', 'job.companyId', 'companyUser.companyId')
      .select(['companyUser.companyId', 'companyUser.id as companyUserId', 'job.id as jobId'])
      .where('companyUser.companyId', '=', companyId)
      .where('job.status', '=', 'PUBLISHED')
      .limit(1)
      .executeTakeFirstOrThrow()
    id = (await aScoutInvitation(product.db, { ...sender, candidateId: candidate.id })).id
  })
  const statusOf = async () =>
    (await product.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status

  test('「元に戻す」 stands below for ten seconds, on the phone', async () => {
    await student.goto(`/candidate/invitations/${id}`)
    await student.getByRole('button', { name: '辞退', exact: true }).click()
    await student.getByText('10秒のあいだは、元に戻せます').waitFor()
    await picture(student, 'decline-390')
    await student.getByRole('button', { name: '辞退する' }).click()
    const undo = student.getByRole('button', { name: '元に戻す' })
    await undo.waitFor()
    await expectAccessible(student)
    await picture(student, 'undo-390')
    expect(await statusOf()).toBe('DECLINED')
    await undo.click()
    await student.getByText('辞退を取り消し、元に戻しました').first().waitFor()
    expect(await statusOf()).toBe('PENDING')
  })

  test('and by keys alone', async () => {
    await student.setViewportSize({ width: 1280, height: 800 })
    await student.goto(`/candidate/invitations/${id}`)
    await student.getByRole('button', { name: '承認する' }).first().waitFor()
    await student.keyboard.press('d')
    const confirm = student.getByRole('button', { name: '辞退する' })
    await confirm.waitFor()
    await confirm.focus()
    await student.keyboard.press('Enter')
    const undo = student.getByRole('button', { name: '元に戻す' })
    await undo.waitFor()
    await picture(student, 'undo-1280')
    await undo.focus()
    await student.keyboard.press('Enter')
    await student.getByText('辞退を取り消し、元に戻しました').first().waitFor()
    expect(await statusOf()).toBe('PENDING')
  })

  test('after acceptance there is no way back, but a word for the company', async () => {
    await product.db
      .updateTable('scoutInvitation')
      .set({ status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) })
      .where('id', '=', id)
      .execute()
    await student.setViewportSize({ width: 390, height: 844 })
    await student.goto(`/candidate/invitations/${id}`)
    await student.getByRole('button', { name: '辞退', exact: true }).click()
    await student.getByRole('textbox', { name: /企業へのメッセージ/ }).fill('研究の都合で、参加が難しくなりました。')
    await expectAccessible(student)
    await picture(student, 'withdrawal-390')
    await student.getByRole('button', { name: '辞退する' }).click()
    await student.getByText('スカウトを辞退しました').first().waitFor()
    expect(await student.getByRole('button', { name: '元に戻す' }).count()).toBe(0)
    await recruiter.goto(`/client/candidates?ids=${candidate.id}&preview=${candidate.id}`)
    await recruiter.getByText('研究の都合で、参加が難しくなりました。').waitFor()
    product.expectSilence()
  })
})
