import { aCandidate } from '#test/factories.ts'
import {
  acceptedForScheduling,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { callAs } from '#test/e2e/calls.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const rounds = 10
const students = 12
const act = (name: string) => `mutation ($id: ID!, $date: ID!) {
  ${name}(scoutInvitationId: $id, schedulingDateId: $date) { id } }`
const cancel = 'mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }'

export const waitingList: Scenario = {
  name: 'the line for a full date, through two servers, one killed',
  async run({ database: { db }, servers }) {
    const crowd = await Promise.all(Array.from({ length: students }, () => aCandidate(db)))
    const calls = await Promise.all(crowd.map(({ viewer }, at) => callAs(servers[at % 2]?.url ?? '', db, viewer)))
    const found = { rounds, twice: 0, outOfTurn: 0, mismatched: 0, free: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const sender = await aSchedulingSender(db)
      const startAt = new Date(Date.now() + (24 * 7 + round * 2) * 3_600_000)
      const date = await sender.date({ capacity: 1, startAt })
      const invitations = await Promise.all(
        crowd.map(({ id: candidateId }) =>
          aScoutInvitation(db, { ...homeOf(sender), candidateId, ...acceptedForScheduling() }),
        ),
      )
      const [holder, ...others] = invitations
      if (!holder) throw new Error('nobody holds the seat')
      await aSeatFor(db, holder, date)
      const call = async (at: number, query: string, id: string) =>
        calls[at]?.(query, { id, ...(query !== cancel && { date: date.id }) }).catch(() => undefined)
      await Promise.all(others.map(({ id }, at) => call(at + 1, act('joinWaitingList'), id)))
      const killed = round === rounds / 2 ? servers[1].kill() : Promise.resolve()
      await Promise.all([
        killed,
        call(0, cancel, holder.id),
        ...others.map(({ id }, at) => call(at + 1, act('chooseSchedulingDate'), id)),
      ])
      if (round === rounds / 2) await servers[1].start()
      const places = await db
        .selectFrom('waitingPlace')
        .select('status')
        .where('schedulingDateId', '=', date.id)
        .orderBy('joinedAt')
        .orderBy('id')
        .execute()
      const seat = await db
        .selectFrom('schedulingDate')
        .select(['booked', 'offered'])
        .where('id', '=', date.id)
        .executeTakeFirstOrThrow()
      const holding = places.filter(({ status }) => status === 'OFFERED' || status === 'BOOKED')
      if (holding.length > 1) found.twice += 1
      if (holding.length === 1 && !['OFFERED', 'BOOKED'].includes(places[0]?.status ?? '')) found.outOfTurn += 1
      if (seat.booked + seat.offered > 1 || seat.offered > holding.length) found.mismatched += 1
      if (seat.booked + seat.offered === 0) found.free += 1
    }
    return { figures: figuresOf(found), wrong: differing(found, { twice: 0, outOfTurn: 0, mismatched: 0, free: 0 }) }
  },
}
