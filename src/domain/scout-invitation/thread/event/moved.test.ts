import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'

const app = ownApp()

test('a booking is said to be of the time that its date had then, on both sides, and the move follows', async () => {
  const home = await aSchedulingSender(app.db)
  const date = await home.date()
  const { viewer, invitation } = await anInvited(app.db, home, acceptedForScheduling())
  await aSeatFor(app.db, invitation, date)
  const linesOf = async (reader: typeof viewer | typeof home.viewer) => {
    const question = 'query ($id: ID!) { threadEvents(scoutInvitationId: $id) { kind side startAt } }'
    const { data } = await app.as(reader).ask(question, { id: invitation.id })
    return (data.threadEvents as { kind: string; side: string; startAt: string | null }[]).slice(1)
  }
  const booked = { kind: 'DATE_BOOKED', side: 'CANDIDATE', startAt: date.startAt.toISOString() }
  const moves: object[] = []
  for (const hours of [200, 300]) {
    const [startAt, endAt] = [inHours(hours), inHours(hours + 1)]
    const { errors } = await app.as(home.viewer).ask(
      `mutation ($id: ID!, $dates: [UpdateInterviewDateInput!]!) {
        updateSchedulingInterview(id: $id, title: "面談", location: "本館", updateSchedulingDates: $dates) { id } }`,
      { id: home.scheduling.id, dates: [{ id: date.id, startAt, endAt }] },
    )
    expect(errors).toEqual([])
    moves.push({ kind: 'DATE_MOVED_BY_COMPANY', side: 'COMPANY', startAt: startAt.toISOString() })
    for (const reader of [viewer, home.viewer]) expect(await linesOf(reader)).toEqual([booked, ...moves])
  }
})
