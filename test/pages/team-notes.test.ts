import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aCompanyUser } from '../factories.ts'
import { anInvited, aSender } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a recruiter writes a note, calls a colleague, changes it, and reads who has left', async () => {
  const sender = await aSender(app.db)
  const { candidate } = await anInvited(app.db, sender)
  const colleague = await aCompanyUser(app.db, sender.company.id, { familyName: '三田村', givenName: '葵' })
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(clientUrls.candidateNotes(candidate.id))
  expect(await main()).toContain('ノートは、まだありません')
  await visitor.getByRole('textbox', { name: 'ノート' }).fill(' ')
  await visitor.getByRole('button', { name: 'ノートを書く' }).click()
  expect(await main()).toContain('ノートが入力されていません')
  await visitor.getByRole('textbox', { name: 'ノート' }).fill('出生地の話が出たので、書き留めません。')
  await visitor.getByLabel('三田村 葵').check()
  await visitor.getByRole('button', { name: 'ノートを書く' }).click()
  expect(await main()).toMatch(/@三田村 葵[^]*出生地の話が出た/)
  await visitor.getByRole('link', { name: '編集する' }).click()
  expect(await main()).toContain('「出生地」は、公正な採用選考のために')
  await visitor.getByRole('textbox', { name: 'ノート' }).fill('二次面接へ進めたい。')
  await visitor.getByRole('button', { name: '保存する' }).click()
  expect(await main()).toMatch(/に編集）[^]*二次面接へ進めたい。/)
  await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', colleague.id).execute()
  await visitor.goto(clientUrls.candidateNotes(candidate.id))
  expect(await main()).toContain('@三田村 葵（利用停止中）')
})

test('a note that was deleted elsewhere is said, and the text that was being saved can be written anew', async () => {
  const sender = await aSender(app.db)
  const { candidate } = await anInvited(app.db, sender)
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.candidateNotes(candidate.id))
  await visitor.getByRole('textbox', { name: 'ノート' }).fill('一次面接の所感です。')
  await visitor.getByRole('button', { name: 'ノートを書く' }).click()
  await visitor.getByRole('link', { name: '編集する' }).click()
  await app.db.deleteFrom('candidateNote').where('candidateId', '=', candidate.id).execute()
  await visitor.getByRole('textbox', { name: 'ノート' }).fill('二次面接へ進めたい。')
  await visitor.getByRole('button', { name: '保存する' }).click()
  expect(await visitor.getByRole('main').innerText()).toContain('先に変更されたか、削除された可能性があります')
  expect(await visitor.getByRole('textbox', { name: 'ノート' }).inputValue()).toBe('二次面接へ進めたい。')
  await visitor.getByRole('button', { name: 'ノートを書く' }).click()
  expect(await visitor.getByRole('main').innerText()).toContain('二次面接へ進めたい。')
})

test('a reader reads the notes and writes none', async () => {
  const sender = await aSender(app.db)
  const { candidate } = await anInvited(app.db, sender)
  const { viewer } = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(clientUrls.candidateNotes(candidate.id))
  expect(await visitor.getByRole('main').innerText()).toContain('ノートは、まだありません')
  expect(await visitor.getByRole('button', { name: 'ノートを書く' }).count()).toBe(0)
})
