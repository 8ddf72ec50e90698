import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, acceptedForScheduling, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { callAs } from '#test/e2e/calls.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const rounds = 50
const students = 12
const choose = /* GraphQL */ `
  mutation Choose($scoutInvitationId: ID!, $schedulingDateId: ID!) {
    chooseSchedulingDate(scoutInvitationId: $scoutInvitationId, schedulingDateId: $schedulingDateId) {
      schedulingStatus
    }
  }
`

export const lastSeat: Scenario = {
  name: 'the last seat, through two servers',
  async run({ database: { db }, servers }) {
    const crowd = await Promise.all(Array.from({ length: students }, () => aCandidate(db)))
    const calls = await Promise.all(crowd.map(({ viewer }, at) => callAs(servers[at % 2]?.url ?? '', db, viewer)))
    const found = { rounds, booked: 0, told: 0, oversold: 0, mismatched: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const sender = await aSchedulingSender(db)
      const startAt = new Date(Date.now() + (24 * 7 + round * 2) * 3_600_000)
      const date = await sender.date({ capacity: 1, startAt })
      const invitations = await Promise.all(
        crowd.map(({ id: candidateId }) =>
          aScoutInvitation(db, { ...homeOf(sender), candidateId, ...acceptedForScheduling() }),
        ),
      )
      const answers = await Promise.all(
        invitations.map(async ({ id }, at) =>
          calls[at]?.(choose, { scoutInvitationId: id, schedulingDateId: date.id }),
        ),
      )
      const booked = answers.filter((answer) => answer?.data && !answer.errors).length
      found.booked += booked
      found.told += answers.filter((answer) => answer?.errors?.[0]?.extensions.code === 'capacity_reached').length
      if (booked > 1) found.oversold += 1
      const bookings = await db.selectFrom('booking').select('id').where('schedulingDateId', '=', date.id).execute()
      const seat = await db
        .selectFrom('schedulingDate')
        .select('booked')
        .where('id', '=', date.id)
        .executeTakeFirstOrThrow()
      if (bookings.length !== 1 || seat.booked !== 1) found.mismatched += 1
    }
    const told = rounds * (students - 1)
    return {
      figures: figuresOf(found),
      wrong: differing(found, { booked: rounds, told, oversold: 0, mismatched: 0 }),
    }
  },
}
