import { expect, it } from 'vitest'
import { jobs as companyJobs } from '#domain/company/jobs.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aCandidateNote } from '#test/factories/candidate-note.ts'
import { ownApp } from '#test/client.ts'
import { aSavedFilter, aSearchCandidateLabel } from '#test/factories/candidate-search.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { aDelivery, aWebhook } from '#test/factories/webhook.ts'
import { worker } from '#test/work.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()

it('§4 a terminated company’s people, access and notes are gone; what students received stays, and so do others', async () => {
  const day = addDays(tokyoToday(), -366)
  const over = { contract: { status: 'EXPIRED' as const, startsOn: addDays(day, -365), endsOn: day } }
  const [gone, other] = [await aSender(app.db, over), await aSender(app.db)]
  const noted = []
  for (const sender of [gone, other]) {
    const { company, viewer, job } = sender
    await app.db.updateTable('job').set({ totalSent: 1 }).where('id', '=', job.id).execute()
    await anAccessToken(app.db, viewer)
    await aSearchCandidateLabel(app.db, company.id)
    await aSavedFilter(app.db, viewer)
    await aDelivery(app.db, await aWebhook(app.db, company.id))
    const invited = await anInvited(app.db, sender)
    const memo = { companyId: company.id, candidateId: invited.candidate.id, memo: '面談のメモ' }
    await app.db.insertInto('companyCandidate').values(memo).execute()
    await aCandidateNote(app.db, {
      companyId: company.id,
      companyUserId: viewer.companyUserId,
      candidateId: invited.candidate.id,
    })
    const request = {
      companyId: company.id,
      kind: 'CONTACTS',
      contractEndsOn: day,
      requestedBy: viewer.companyUserId,
    } as const
    await app.db.insertInto('contractRequest').values(request).execute()
    const { companyUserId } = viewer
    await app.db
      .insertInto('calendarFeed')
      .values({ companyId: company.id, companyUserId, tokenSha256: sha256(companyUserId) })
      .execute()
    const sealedAddress = Buffer.from('https://calendar.example.jp/own.ics')
    const busy = { companyId: company.id, companyUserId, sealedAddress, host: 'calendar.example.jp' }
    await app.db.insertInto('busyCalendar').values(busy).execute()
    noted.push(invited)
  }
  const work = worker(app)
  await companyJobs.advance_contracts({}, work.context)
  await work.run()

  const tables = [
    'accessToken',
    'companyUserAccount',
    'calendarFeed',
    'busyCalendar',
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

it('§4 so are its jobs that no student received, with pictures and dates; a contract that lives on keeps them', async () => {
  const day = addDays(tokyoToday(), -366)
  const over = { contract: { status: 'EXPIRED' as const, startsOn: addDays(day, -365), endsOn: day } }
  const written = async (options: Parameters<typeof aSender>[1]) => {
    const sender = await aSender(app.db, options)
    const companyId = sender.company.id
    await app.db.updateTable('job').set({ totalSent: 1 }).where('id', '=', sender.job.id).execute()
    await anInvited(app.db, sender)
    const [offered, loose] = [await aScheduling(app.db, { companyId }), await aScheduling(app.db, { companyId })]
    for (const { id: schedulingId } of [offered, loose]) await aSchedulingDate(app.db, { companyId, schedulingId })
    const unsent = await aJob(app.db, { companyId, schedulingId: offered.id })
    await anEmptyJob(app.db, { companyId })
    const image = await app.db
      .insertInto('companyImage')
      .values({ companyId, id: crypto.randomUUID(), width: 800, height: 600 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const picture = { companyId, jobId: unsent.id, position: 2, kind: 'IMAGE' as const, imageId: image.id }
    await app.db.insertInto('jobContent').values(picture).execute()
    return { ...sender, companyId, imageId: image.id }
  }
  const [gone, other] = [await written(over), await written({})]
  const work = worker(app)
  await companyJobs.advance_contracts({}, work.context)
  await work.run()
  await jobs.forget_terminated_company({ companyId: gone.companyId }, work.context)
  await work.run()

  const idsOf = async (table: 'job' | 'scheduling' | 'schedulingDate', companyId: OfRow<'company'>) =>
    (await app.db.selectFrom(table).select('id').where('companyId', '=', companyId).execute()).map(({ id }) => id)
  expect(await idsOf('job', gone.companyId)).toEqual([gone.job.id])
  expect(await idsOf('scheduling', gone.companyId)).toEqual([])
  expect(await idsOf('schedulingDate', gone.companyId)).toEqual([])
  expect((await idsOf('job', other.companyId)).length).toBe(3)
  expect((await idsOf('scheduling', other.companyId)).length).toBe(2)
  const waiting = JSON.stringify(await work.waiting())
  expect([gone, other].map(({ imageId }) => waiting.includes(imageId))).toEqual([true, false])
})
