import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPreRegistration, anInquiry } from '#test/factories/inquiry.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

const queue = '{ count oldestAt dueOn }'
const desk = async () => {
  const { viewer } = await anAdmin(app.db, { role: 'READ_ONLY' })
  const { data, errors } = await app.asAdmin(viewer).ask(`{ desk {
    applications ${queue} complaints ${queue} inquiries ${queue} agentConsultations ${queue} mismatches ${queue} suspensions ${queue}
    reviews ${queue} renewals ${queue} staleJobs ${queue} failedJobs ${queue}
    scoutsByDay { day count } answersByDay { day count } registrationsByDay { day count } companiesByDay { day count } } }`)
  expect(errors).toEqual([])
  return data.desk
}
const today = tokyoToday()

it('says of each queue how much waits, since when and by when; of an empty one nothing', async () => {
  const empty = await desk()
  for (const name of [
    'applications',
    'complaints',
    'inquiries',
    'agentConsultations',
    'mismatches',
    'suspensions',
    'failedJobs',
  ])
    expect(empty[name], name).toEqual({ count: 0, oldestAt: null, dueOn: null })

  await app.as(null).ask('mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }', {
    form: aPreRegistration(),
  })
  await app.as(null).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(),
  })
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender)
  await anOfferReport(app.db, invitation, 'MISMATCH')
  const { id: candidateId } = await aCandidate(app.db)
  await app.db
    .insertInto('agentConsultation')
    .values({ candidateId, partnerName: '株式会社試験キャリア', textVersion: '1.0' })
    .execute()
  await app.db
    .updateTable('job')
    .set({ checkedAt: sql`now() - interval '100 days'` })
    .execute()
  await aCompanyWithUser(app.db, { contract: { status: 'TRIAL', endsOn: addDays(today, 12) } })
  await sql`select graphile_worker.add_job('send_inquiry_mail', '{}'::json)`.execute(app.db)
  await sql`update graphile_worker._private_jobs set last_error = 'refused'
    where id = (select max(id) from graphile_worker._private_jobs)`.execute(app.db)

  const full = await desk()
  expect(full.applications).toMatchObject({ count: 1, dueOn: addBusinessDays(today, 3) })
  expect(full.inquiries).toMatchObject({ count: 1, dueOn: addBusinessDays(today, 3) })
  expect(full.complaints.count).toBe(0)
  expect(full.agentConsultations).toEqual({ count: 1, oldestAt: expect.any(String), dueOn: null })
  expect(full.mismatches).toMatchObject({ count: 1, dueOn: addBusinessDays(today, 5) })
  expect(full.staleJobs).toMatchObject({ count: 1, dueOn: addDays(today, 20) })
  expect(full.renewals).toMatchObject({ count: 1, dueOn: addDays(today, 12) })
  expect(full.failedJobs.count).toBe(1)
})

it('leads to the companies that it counts: trials and contracts whose end is near, the first end first', async () => {
  const { company: sooner } = await aCompanyWithUser(app.db, {
    contract: { status: 'ACTIVE', endsOn: addDays(today, 3) },
  })
  await aCompanyWithUser(app.db, { contract: { status: 'ACTIVE', endsOn: addDays(today, 61) } })
  await aCompanyWithUser(app.db, { contract: { status: 'EXPIRED', endsOn: addDays(today, -3) } })
  const { viewer } = await anAdmin(app.db)
  const { data } = await app.asAdmin(viewer).ask(`{ desk { renewals { count dueOn } }
    companies(endsSoon: true) { totalCount nodes { id contract { endsOn } } } }`)
  expect(data.desk.renewals).toEqual({ count: data.companies.totalCount, dueOn: addDays(today, 3) })
  expect(data.companies.totalCount).toBe(2)
  expect(data.companies.nodes[0].id).toBe(sooner.id)
})

it('counts the inquiries of the list that it opens, complaints about content among them', async () => {
  const { viewer } = await anAdmin(app.db)
  const numbers = async () => {
    const { data } = await app.asAdmin(viewer).ask(`{ desk { complaints { count } inquiries { count } }
      all: inquiries(status: OPEN) { totalCount } complaints: inquiries(status: OPEN, category: CONTENT) { totalCount } }`)
    expect(data.desk.inquiries.count).toBe(data.all.totalCount)
    expect(data.desk.complaints.count).toBe(data.complaints.totalCount)
    return [data.all.totalCount, data.complaints.totalCount]
  }
  const [all = 0, complaints = 0] = await numbers()
  const { errors } = await app.as(null).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: { ...anInquiry(), category: 'CONTENT' },
  })
  expect(errors).toEqual([])
  expect(await numbers()).toEqual([all + 1, complaints + 1])
})

it('counts thirty Tokyo days, days without anything included', async () => {
  const before = await desk()
  await aCandidate(app.db)
  await aCompanyWithUser(app.db)
  const after = await desk()
  for (const name of ['scoutsByDay', 'answersByDay', 'registrationsByDay', 'companiesByDay']) {
    expect(after[name]).toHaveLength(30)
    expect([after[name][0].day, after[name][29].day]).toEqual([addDays(today, -29), today])
  }
  expect(after.registrationsByDay[29].count).toBe(before.registrationsByDay[29].count + 1)
  expect(after.companiesByDay[29].count).toBe(before.companiesByDay[29].count + 1)
  expect(after.scoutsByDay.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1)
})

it('§6 is closed to everybody but the operator', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  expect((await app.asAdmin(viewer).ask('{ desk { reviews { count } } }')).errors[0]?.code).toBe('forbidden')
  expect((await app.asAdmin(null).ask('{ desk { reviews { count } } }')).errors[0]?.code).toBe('unauthenticated')
})
