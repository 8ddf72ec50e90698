import { parse, subscribe, type ExecutionResult } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

/** The changes that a viewer is told of, of one thread or of all; `next` is the next one. */
async function watch(viewer: Viewer, side: 'Company' | 'Candidate', id: string | null = null) {
  const field = `threadWith${side}Changed`
  const document = parse(`subscription ($id: ID) { ${field}(scoutInvitationId: $id) { scoutInvitationId } }`)
  const events = await subscribe({ schema, document, variableValues: { id }, contextValue: app.door.contextOf(viewer) })
  const source = events as AsyncGenerator<ExecutionResult<Record<string, { scoutInvitationId: string } | null>>>
  return {
    next: async () => {
      const { value } = await source.next()
      return (value as ExecutionResult<Record<string, { scoutInvitationId: string } | null>>).data?.[field]
    },
    end: () => source.return(undefined),
  }
}
const write = (viewer: Viewer, id: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!) { sendMessageToCompany(scoutInvitationId: $id, text: "はい。") { lastPosition } }', {
      id,
    })

async function aThread() {
  const sender = await aSender(app.db)
  const { invitation, viewer, candidate } = await anInvited(app.db, sender, {
    status: 'ACCEPTED',
    answeredAt: new Date(),
  })
  return { sender, id: invitation.id, student: viewer, candidateId: candidate.id }
}

test('both sides hear of a message; another company and another student hear of their own alone', async () => {
  const [thread, other] = [await aThread(), await aThread()]
  const mine = [await watch(thread.student, 'Company'), await watch(thread.sender.viewer, 'Candidate', thread.id)]
  const others = [
    await watch(other.student, 'Company'),
    await watch(other.sender.viewer, 'Candidate'),
    await watch((await aCandidate(app.db)).viewer, 'Company', other.id),
  ]
  const changes = Promise.all([...mine, ...others.slice(0, 2)].map(({ next }) => next()))
  await write(thread.student, thread.id)
  await write(other.student, other.id)
  expect(await changes).toEqual([
    { scoutInvitationId: thread.id },
    { scoutInvitationId: thread.id },
    { scoutInvitationId: other.id },
    { scoutInvitationId: other.id },
  ])
  for (const { end } of [...mine, ...others]) await end()
})

test('each event is read again as its viewer: a company that is blocked meanwhile is told nothing', async () => {
  const { sender, id, student, candidateId } = await aThread()
  await write(student, id)
  const company = await watch(sender.viewer, 'Candidate')
  const changes = company.next()
  await block(app.db, sender.company.id, candidateId)
  await app.as(student).ask('mutation ($id: ID!) { reportThread(scoutInvitationId: $id, reason: "") }', { id })
  expect(await changes).toBeNull()
  await company.end()
})
