import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#domain/company/jobs.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aSavedFilter, aSearchCandidateLabel } from '#test/factories/candidate-search.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aDelivery, aWebhook } from '#test/factories/webhook.ts'
import { worker } from '#test/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

it('§4 a terminated company’s people, access and notes are gone; what students received stays, and so do others', async () => {
  const day = addDays(tokyoToday(), -366)
  const over = { contract: { status: 'EXPIRED' as const, startsOn: addDays(day, -365), endsOn: day } }
  const [gone, other] = [await aSender(app.db, over), await aSender(app.db)]
  const noted = []
  for (const sender of [gone, other]) {
    const { company, viewer } = sender
    await anAccessToken(app.db, viewer)
    await aSearchCandidateLabel(app.db, company.id)
    await aSavedFilter(app.db, viewer)
    await aDelivery(app.db, await aWebhook(app.db, company.id))
    const invited = await anInvited(app.db, sender)
    const memo = { companyId: company.id, candidateId: invited.candidate.id, memo: '面談のメモ' }
    await app.db.insertInto('companyCandidate').values(memo).execute()
    const asked = {
      companyId: company.id,
      kind: 'CONTACTS',
      contractEndsOn: day,
      requestedBy: viewer.companyUserId,
    } as const
    await app.db.insertInto('contractRequest').values(asked).execute()
    noted.push(invited)
  }
  const work = worker(app)
  await jobs.advance_contracts({}, work.context)
  await work.run()

  const tables = [
    'accessToken',
    'companyUserAccount',
    'searchCandidateLabel',
    'savedFilter',
    'companyCandidate',
    'webhook',
    'webhookEvent',
    'webhookDelivery',
    'contractRequest',
  ] as const
  for (const table of tables) {
    const rows = await app.db.selectFrom(table).select('companyId').execute()
    expect(
      rows.map(({ companyId }) => companyId),
      table,
    ).toEqual([other.company.id])
  }
  const query = 'query ($id: ID!) { scoutInvitation(id: $id) { id reason } }'
  for (const { viewer, invitation } of noted)
    expect((await app.as(viewer).ask(query, { id: invitation.id })).data.scoutInvitation.id).toBe(invitation.id)
  const users = await app.db
    .selectFrom('companyUser')
    .where('companyId', '=', gone.company.id)
    .select('status')
    .execute()
  expect(users).toEqual([{ status: 'DISABLED' }])
})
