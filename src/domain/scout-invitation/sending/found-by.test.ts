import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

async function send(sender: Sender, foundBy?: string) {
  const candidate = await aCandidate(app.db)
  return app.as(sender.viewer).ask(
    `mutation ($jobId: ID!, $message: String!, $foundBy: String, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, foundBy: $foundBy,
        invitations: $invitations) { sentIds } }`,
    {
      jobId: sender.job.id,
      message: aMessage,
      foundBy,
      invitations: [{ candidateId: candidate.id, reason: aReason }],
    },
  )
}

const keptOf = async ({ company }: Sender) =>
  (
    await app.db
      .selectFrom('templateMessageHistory')
      .select('foundBy')
      .where('companyId', '=', company.id)
      .orderBy('insertedAt')
      .execute()
  ).map(({ foundBy }) => foundBy)

test('§35 a sending keeps how its students were found, in one line', async () => {
  const sender = await aSender(app.db)
  expect((await send(sender, ' 東海の\n機械系 ')).errors).toEqual([])
  expect((await send(sender)).errors).toEqual([])
  expect(await keptOf(sender)).toEqual(['東海の 機械系', ''])
})

test('§35 words beyond the limit are refused, and nothing is sent', async () => {
  const sender = await aSender(app.db)
  const { errors } = await send(sender, 'あ'.repeat(81))
  expect(errors[0]).toMatchObject({ code: 'invalid_input' })
  expect(await keptOf(sender)).toEqual([])
})
