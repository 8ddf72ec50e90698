import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { aSender } from '../factories/scout-invitation.ts'
import { aScoutTemplate } from '../factories/scout-template.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('an archived template whose name is in use stays, and the dialog of its page says what to do', async () => {
  const home = await aSender(app.db)
  const archived = await aScoutTemplate(app.db, home, { isArchived: true })
  await aScoutTemplate(app.db, home)
  const company = await visitAsViewer(app, home.viewer)
  const answer = await company.ask(`${clientUrls.scoutTemplate(archived.id)}.data`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'unarchive', idempotencyKey: crypto.randomUUID() }),
  })
  expect(await answer.text()).toContain('名前を変えて保存してから、アーカイブから戻してください。')
  const { isArchived } = await app.db
    .selectFrom('scoutTemplate')
    .select('isArchived')
    .where('id', '=', archived.id)
    .executeTakeFirstOrThrow()
  expect(isArchived).toBe(true)
})
