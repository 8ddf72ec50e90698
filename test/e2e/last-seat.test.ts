import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, acceptedForScheduling, aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { aSchedulingDate } from '#test/factories/scheduling.ts'
import { callAs, type Call } from './calls.ts'
import { openProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const choose = /* GraphQL */ `
  mutation Choose($scoutInvitationId: ID!, $schedulingDateId: ID!) {
    chooseSchedulingDate(scoutInvitationId: $scoutInvitationId, schedulingDateId: $schedulingDateId) {
      schedulingStatus
    }
  }
`

test('§8 of 50 students who reach for the last seat at once exactly one has it and 49 are told', async () => {
  const { db, url } = product
  const { company, user, job, scheduling } = await aSchedulingSender(db)
  const date = await aSchedulingDate(db, { companyId: company.id, schedulingId: scheduling.id, capacity: 1 })
  const students: { call: Call; scoutInvitationId: string }[] = []
  for (let n = 0; n < 50; n += 1) {
    const student = await aCandidate(db)
    const home = { companyId: company.id, companyUserId: user.id, candidateId: student.id, jobId: job.id }
    const invitation = await aScoutInvitation(db, { ...home, ...acceptedForScheduling() })
    students.push({ call: await callAs(url, db, student.viewer), scoutInvitationId: invitation.id })
  }

  const answers = await Promise.all(
    students.map(({ call, scoutInvitationId }) => call(choose, { scoutInvitationId, schedulingDateId: date.id })),
  )

  const told = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'booked')
  expect(told.filter((code) => code === 'booked')).toHaveLength(1)
  expect(told.filter((code) => code === 'capacity_reached')).toHaveLength(49)
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(
    '定員に達しました。別の日程を選んでください。',
  )
  const { booked } = await db
    .selectFrom('schedulingDate')
    .where('id', '=', date.id)
    .select('booked')
    .executeTakeFirstOrThrow()
  const bookings = await db
    .selectFrom('booking')
    .where('schedulingDateId', '=', date.id)
    .where('status', '=', 'BOOKED')
    .selectAll()
    .execute()
  expect([booked, bookings.length]).toEqual([1, 1])
})
