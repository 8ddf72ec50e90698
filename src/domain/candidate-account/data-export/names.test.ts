import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyUser } from '#test/factories.ts'
import { aScoutInvitation, aSchedulingSender, homeOf } from '#test/factories/scout-invitation.ts'
import { readSheet } from './queries.ts'
import { csvCell } from './sheet.ts'
import { exportTables } from './tables.ts'

const app = ownApp()

test('§2 no cell of a student’s own data is a bare id, also where two columns name rows of one table', async () => {
  const sender = await aSchedulingSender(app.db)
  const { id: companyId } = sender.company
  const colleague = await aCompanyUser(app.db, companyId, { familyName: '同僚田' })
  const student = await aCandidate(app.db, {
    campusPrefectureId: '13',
    hometownPrefectureId: '01',
    areaPreferenceIds: ['27'],
  })
  const invitation = await aScoutInvitation(app.db, {
    ...homeOf(sender),
    candidateId: student.id,
    status: 'EXPIRED',
    endedAt: new Date(),
    withdrawnBy: colleague.id,
  })
  const date = await sender.date({ startAt: new Date('2030-12-24T01:00:00Z'), endAt: new Date('2030-12-24T02:00:00Z') })
  await app.db
    .insertInto('waitingPlace')
    .values({
      companyId,
      candidateId: student.id,
      scoutInvitationId: invitation.id,
      schedulingDateId: date.id,
      status: 'WAITING',
    })
    .execute()
  const blocked = await aCompany(app.db)
  await app
    .as(student.viewer)
    .ask('mutation ($ids: [ID!]!) { done: blockCompanies(companyIds: $ids) }', { ids: [blocked.id] })

  const sheets = await Promise.all(exportTables.map((table) => readSheet(app.db, table, student.id)))
  const rowsOf = (name: string) => {
    const sheet = sheets.find((one) => one.name === name)
    return sheet?.rows.map((row) => Object.fromEntries(row.map((cell, at) => [sheet.headings[at], cell])))
  }
  expect(rowsOf('プロフィール')).toMatchObject([
    { キャンパスの都道府県: '東京都', 'Uターン・ゆかりの地域': '北海道', 希望エリア: ['大阪府'] },
  ])
  expect(rowsOf('スカウト')).toMatchObject([{ 差出人の姓: sender.user.familyName, 取り下げた担当者の姓: '同僚田' }])
  expect(rowsOf('キャンセル待ちと確保された席')).toMatchObject([{ 日程の開始日時: '2030/12/24 10:00' }])
  expect(rowsOf('操作の記録')).toMatchObject([{ 操作: '企業をブロックした', 後の状態: blocked.displayName }])
  for (const { name, rows } of sheets)
    expect([name, rows.flat().map(csvCell).join('、')]).toEqual([
      name,
      expect.not.stringMatching(/[0-9a-f]{8}-[0-9a-f]{4}-[47]/),
    ])
})
