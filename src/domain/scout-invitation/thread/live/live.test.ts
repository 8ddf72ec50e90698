import { parse, subscribe, type ExecutionResult } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
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

describe('a colleague’s answer in progress', () => {
  async function watchWriting(viewer: Viewer, id: string) {
    const document = parse('subscription ($id: ID!) { colleagueWriting(scoutInvitationId: $id) { id } }')
    const events = await subscribe({
      schema,
      document,
      variableValues: { id },
      contextValue: app.door.contextOf(viewer),
    })
    return events as AsyncGenerator<ExecutionResult<{ colleagueWriting: { id: string } | null }>>
  }
  const tell = (viewer: Viewer, id: string) =>
    app.as(viewer).ask('mutation ($id: ID!) { tellThreadWriting(scoutInvitationId: $id) }', { id })

  test('is told to the colleagues of this thread, not to the writer', async () => {
    const { sender, id } = await aThread()
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const [atWriter, atColleague] = [await watchWriting(sender.viewer, id), await watchWriting(colleague.viewer, id)]
    const first = Promise.all([atWriter.next(), atColleague.next()])
    const end = first.then(() => true)
    const both = () => Promise.all([tell(sender.viewer, id), tell(colleague.viewer, id)]).then(() => false)
    // Said again while the writing goes on: the socket may listen a moment after the first word.
    let words = both()
    while (!(await Promise.race([end, words]))) words = both()
    await words
    const [toWriter, toColleague] = await first
    expect(toColleague?.value.data.colleagueWriting).toEqual({ id: sender.user.id })
    expect(toWriter?.value.data.colleagueWriting).toEqual({ id: colleague.id })
    for (const events of [atWriter, atColleague]) await events.return(undefined)
  })

  test('§6 is said by nobody of another company, no student and no reader', async () => {
    const { id, student, sender } = await aThread()
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const codes = [(await aSender(app.db)).viewer, student, reader.viewer].map(
      async (viewer) => (await tell(viewer, id)).errors[0]?.code,
    )
    expect(await Promise.all(codes)).toEqual(['not_found', 'forbidden', 'forbidden'])
    for (const viewer of [student, reader.viewer]) {
      const { errors } = (await watchWriting(viewer, id)) as ExecutionResult
      expect(errors?.length).toBe(1)
    }
  })
})

test('a reading that the student shows to nobody is told to the student’s own devices alone', async () => {
  const { sender, id, student } = await aThread()
  await app
    .as(student)
    .ask('mutation { updateThreadChoice(hasTextInMail: false, showsReading: false) { showsReading } }')
  const toStudent =
    'mutation ($id: ID!) { sendMessageToCandidate(scoutInvitationId: $id, text: "はい。") { lastPosition } }'
  await app.as(sender.viewer).ask(toStudent, { id })
  const [own, company] = [await watch(student, 'Company', id), await watch(sender.viewer, 'Candidate', id)]
  const [ownNext, companyNext] = [own.next(), company.next()]
  const read = 'mutation ($id: ID!) { readThreadWithCompany(scoutInvitationId: $id, position: 1) }'
  await app.as(student).ask(read, { id })
  expect(await ownNext).toEqual({ scoutInvitationId: id })
  const silent = Symbol('nothing yet')
  expect(
    await Promise.race([
      companyNext,
      app
        .as(student)
        .ask('{ __typename }')
        .then(() => silent),
    ]),
  ).toBe(silent)
  await write(student, id)
  expect(await companyNext).toEqual({ scoutInvitationId: id })
  for (const { end } of [own, company]) await end()
})
