import { expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aReason, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'

const app = ownApp()
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>

const turnOn = ({ company }: Sender, scope: 'EVERY_JOB' | 'CHOSEN_JOBS' = 'EVERY_JOB') =>
  app.db.insertInto('fairMode').values({ companyId: company.id, scope }).execute()

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

/** Scouts that are over, `accepted` of them accepted, to students of no listed school: the group 20. */
async function scouts(sender: Sender, count: number, accepted: number, isFair: boolean, answeredAt = inMinutes(-1)) {
  for (let at = 0; at < count; at += 1) {
    const { id: candidateId } = await aCandidate(app.db, { schoolId: null, otherSchoolName: null })
    const status = at < accepted ? ('ACCEPTED' as const) : ('DECLINED' as const)
    const answer = { status, answeredAt, endedAt: status === 'DECLINED' ? answeredAt : null }
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId, isFair, ...answer })
  }
}

const read = async ({ viewer }: Sender) => {
  const { data, errors } = await app
    .as(viewer)
    .ask(
      '{ fairComparison { id hasDifference fair { scouts accepted { count percent low high } hired { count } } open { scouts accepted { percent } } } }',
    )
  expect(errors).toEqual([])
  return data.fairComparison
}

test(
  'nothing is compared while fair mode is off, nor with fewer than thirty on one side',
  { timeout: 60_000 },
  async () => {
    const [home, other] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
    await scouts(home, 30, 15, false)
    expect(await read(home)).toBeNull()
    await turnOn(home)
    await scouts(home, 29, 3, true)
    // A decline that can still be taken back is told by no figure.
    await scouts(home, 1, 0, true, inMinutes(1))
    expect(await read(home)).toEqual([])
    await scouts(home, 1, 0, true)
    expect(await read(home)).toEqual([
      {
        id: '20',
        hasDifference: true,
        fair: { scouts: 30, accepted: { count: 3, percent: 10, low: 3, high: 26 }, hired: { count: 0 } },
        open: { scouts: 30, accepted: { percent: 50 } },
      },
    ])
    await turnOn(other, 'CHOSEN_JOBS')
    expect(await read(other)).toEqual([])
  },
)

test('a scout remembers whether its student was hidden when it was written', async () => {
  const home = await aSchedulingSender(app.db)
  const send = async (candidateId: OfRow<'candidate'>) => {
    const { data, errors } = await app.as(home.viewer).ask(
      `mutation ($jobId: ID!, $id: ID!, $message: String!, $reason: String!) {
        sendScoutInvitations(jobId: $jobId, subject: "お話ししませんか", message: $message, invitations: [{ candidateId: $id, reason: $reason }]) { sentIds } }`,
      { jobId: homeOf(home).jobId, id: candidateId, message: aMessage, reason: aReason },
    )
    expect(errors).toEqual([])
    expect(data.sendScoutInvitations.sentIds).toHaveLength(1)
    const row = await app.db
      .selectFrom('scoutInvitation')
      .select('isFair')
      .where('companyId', '=', home.company.id)
      .where('candidateId', '=', candidateId)
      .executeTakeFirst()
    return row?.isFair
  }
  expect(await send((await aCandidate(app.db)).id)).toBe(false)
  await turnOn(home)
  expect(await send((await aCandidate(app.db)).id)).toBe(true)
})
