import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, aReason, aSchedulingSender, anInvited } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

type Given = Parameters<typeof anInvited>[2]
/** A student whose company offers an interview. */
async function anInterviewed(given: Given = acceptedForScheduling()) {
  const sender = await aSchedulingSender(app.db)
  const { invitation, viewer } = await anInvited(app.db, sender, given)
  const visitor = await visitAsViewer(app, viewer)
  const at = (rest = '') => visitor.goto(`/candidate/invitations/${invitation.id}${rest}`)
  return { sender, invitation, visitor, at, main: () => visitor.getByRole('main').innerText() }
}

describe('§2 the dates of an interview', () => {
  test('say until when one is chosen, and count no seats where there is one', async () => {
    const { sender, invitation, at, main } = await anInterviewed()
    await sender.date({ capacity: 1 })
    await at('/schedule')
    expect(await main()).toContain(
      `${monthDay(invitation.scheduleBy ?? '')}までに、参加できる日時を1つ選んでください。`,
    )
    expect(await main()).not.toMatch(/残り|席/)
  })

  test('of an event count the seats that are left', async () => {
    const { sender, at, main } = await anInterviewed()
    await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
    await sender.date({ capacity: 4 })
    await at('/schedule')
    expect(await main()).toContain('残り4席')
  })

  test.each([
    [24 * 14, /を過ぎましたが、.+からの返信はまだありません。/],
    [0, /に、\d+月\d+日\(.\)までの返信をお願いしています。/],
  ])('asked for %i hours ago promise no day that is past', async (hours, words) => {
    const { invitation, sender, at, main } = await anInterviewed()
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    await app.db
      .insertInto('schedulingDateRequest')
      .values({
        companyId,
        candidateId,
        scoutInvitationId,
        request: '木曜日の午後をお願いします。',
        requestedAt: inHours(-hours),
      })
      .execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', scheduleBy: null })
      .where('id', '=', scoutInvitationId)
      .execute()
    await sender.date()
    await at('/date-requested')
    expect(await main()).toMatch(words)
    expect(await main()).not.toContain('以内に返信があります')
  })
})

describe('§2 a place that can be joined online too is told wherever its dates are offered', () => {
  test.each([
    ['オンラインまたは岡山本社 2階', 'オンラインまたは岡山本社 2階', 'オンラインまたは岡山本社 2階（参加URLは'],
    ['岡山本社 2階', '岡山本社 2階・オンライン', '岡山本社 2階（参加URLは確定後に表示します）'],
    ['', 'オンライン', 'オンライン（URLは確定後に表示します）'],
  ])('%s', async (location, word, before) => {
    const { sender, invitation, visitor, at, main } = await anInterviewed({})
    await app.db
      .updateTable('scheduling')
      .set({ location, url: 'https://meet.example.jp/room' })
      .where('id', '=', sender.scheduling.id)
      .execute()
    await sender.date()
    await visitor.goto(urls.candidate.job(sender.job.id, invitation.id))
    expect(await main()).toContain(`${word}・60分`)
    await app.db.updateTable('scoutInvitation').set(acceptedForScheduling()).where('id', '=', invitation.id).execute()
    await at('/schedule')
    expect(await main()).toContain(before)
    await at()
    expect(await main()).toContain(`${word} 60分`)
  })
})

test('§4 a refused answer stands above the letter', async () => {
  const { invitation, visitor, at, main } = await anInterviewed({})
  await at()
  await app.db
    .updateTable('scoutInvitation')
    .set({ status: 'DECLINED', answeredAt: new Date() })
    .where('id', '=', invitation.id)
    .execute()
  await visitor.getByRole('button', { name: '承認する' }).first().click()
  const text = await main()
  const refusal = text.indexOf('このスカウトはすでに回答済みです')
  expect(refusal).toBeGreaterThan(-1)
  expect(refusal).toBeLessThan(text.lastIndexOf(aReason.slice(0, 12)))
})

test.each([true, false])('§2 a company that guests may read: %s, as only that one is shared', async (isPublic) => {
  const { sender, visitor } = await anInterviewed({})
  await app.db.updateTable('company').set({ isPublic }).where('id', '=', sender.company.id).execute()
  await visitor.goto(`/candidate/companies/${sender.company.id}/description`)
  expect(await visitor.getByRole('link', { name: 'LINEで送る' }).count()).toBe(isPublic ? 1 : 0)
})
