import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { aCandidate, aCompany, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** A student with a booked date at one company and an unanswered scout of another, both in this state. */
async function aStudentOf(contract: { status?: 'SUSPENDED' | 'EXPIRED' }) {
  const student = await aCandidate(app.db)
  const [booking, scouting] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
  const candidateId = student.id
  const booked = await aScoutInvitation(app.db, { ...homeOf(booking), candidateId, ...acceptedForScheduling() })
  await aSeatFor(app.db, booked, await booking.date({ startAt: inHours(72), endAt: inHours(73) }))
  const online = { url: 'https://meet.example.jp/room' }
  await app.db.updateTable('scheduling').set(online).where('id', '=', booking.scheduling.id).execute()
  const waiting = await aScoutInvitation(app.db, { ...homeOf(scouting), candidateId })
  const companyIds = [booking.company.id, scouting.company.id]
  if (contract.status) await app.db.updateTable('contract').set(contract).where('companyId', 'in', companyIds).execute()
  const visitor = await visitAsViewer(app, student.viewer)
  const read = async (path: string) => {
    await visitor.goto(path)
    return visitor.getByRole('main').innerText()
  }
  return { read, booked, waiting }
}

describe.each(['SUSPENDED', 'EXPIRED'] as const)(
  '1B.7 while the contract of a company is %s, its student',
  (status) => {
    test('reads wherever the booked date is that it has to be confirmed, and may cancel it alone', async () => {
      const { read, booked } = await aStudentOf({ status })
      for (const path of [
        urls.candidate.events(),
        urls.candidate.eventDetails(booked.id),
        urls.candidate.eventEdit(booked.id),
        urls.candidate.invitation(booked.id),
      ]) {
        const text = await read(path)
        expect(text, path).toContain(stoppedText.booked)
        expect(text, path).not.toContain('日程を変更する')
        expect(text, path).not.toContain('変更や取り消し')
      }
      expect(await read(urls.candidate.events())).toContain('取り消し')
      expect(await read(urls.candidate.invitation(booked.id))).not.toMatch(/変更\s/)
      const home = await read(urls.candidate.home())
      expect(home).toContain(stoppedText.short)
      expect(home).not.toContain('参加URLを開く')
    })

    test('is not pressed to answer its scout', async () => {
      const { read, waiting } = await aStudentOf({ status })
      const home = await read(urls.candidate.home())
      expect(home).not.toContain('スカウトに答える')
      expect(home).toContain('今日やることはありません')
      expect(await read(urls.candidate.invitations('pending'))).toContain(stoppedText.short)
      const scout = await read(urls.candidate.invitation(waiting.id))
      expect(scout).toContain('辞退')
      expect(scout).not.toContain('承認する')
    })
  },
)

test('a student of companies in force reads nothing of this', async () => {
  const { read, booked } = await aStudentOf({})
  expect(await read(urls.candidate.home())).toContain('スカウトに答える')
  for (const path of [urls.candidate.home(), urls.candidate.events(), urls.candidate.eventDetails(booked.id)])
    expect(await read(path), path).not.toContain('利用を停止')
})

test('§6 an ADMIN of a suspended company is led to the reason and the operator, and to no act that is refused', async () => {
  const { id: companyId } = await aCompany(app.db)
  const { viewer } = await aCompanyUser(app.db, companyId, { role: 'ADMIN' })
  const visitor = await visitAsViewer(app, viewer)
  await app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', companyId).execute()
  await visitor.goto(urls.client.home())
  const text = await visitor.getByRole('main').innerText()
  expect(text).toContain('ご利用を停止しています')
  expect(text).toContain('管理者の方にメールでお知らせしています')
  expect(text).toContain('お問い合わせフォームへ')
  expect(text).not.toMatch(/契約が終了|再開のご依頼|連絡先のご請求/)
})
