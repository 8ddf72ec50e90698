import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { anInvited, askingForDates, aSchedulingSender } from '../factories/scout-invitation.ts'
import { inHours } from '../factories/scheduling.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('§4 dates added in the panel that a wish has opened answer the wish and keep its seats; a late one saves nothing', async () => {
  const home = await aSchedulingSender(app.db, { planKey: 'PREMIUM' })
  const { companyId, id: scoutInvitationId, candidateId } = (await anInvited(app.db, home, askingForDates())).invitation
  const { id: request } = await app.db
    .insertInto('schedulingDateRequest')
    .values({ companyId, scoutInvitationId, candidateId, request: '夕方の日程があると参加できます。' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: schedulingId, type } = home.scheduling
  const company = await visitAsViewer(app, home.viewer)
  const address = clientUrls.calendar({ panel: schedulingId, request })
  const save = (hours: number) => {
    const added = { startAt: inHours(hours), endAt: inHours(hours + 1) }
    const input = { id: schedulingId, title: home.scheduling.title, createSchedulingDates: [added] }
    const form = { intent: 'update', type, input: JSON.stringify(input), idempotencyKey: crypto.randomUUID() }
    return company.request.post(address, { form })
  }
  await save(200)
  const kept = () =>
    app.db.selectFrom('schedulingDate').select('offered').where('schedulingId', '=', schedulingId).execute()
  expect(await kept()).toEqual([{ offered: 1 }])
  await save(220)
  expect(await kept()).toEqual([{ offered: 1 }])
})
