import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const accepted = { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) } as const
const choose = (viewer: Viewer, showsReading: boolean) =>
  app.as(viewer).ask(
    `mutation ($shows: Boolean!) {
      updateThreadChoice(hasTextInMail: false, showsReading: $shows) { hasTextInMail showsReading } }`,
    { shows: showsReading },
  )
const write = (viewer: Viewer, id: string) => {
  const name = viewer?.kind === 'candidate' ? 'sendMessageToCompany' : 'sendMessageToCandidate'
  return app.as(viewer).ask(`mutation ($id: ID!) { ${name}(scoutInvitationId: $id, text: "はい。") { state } }`, { id })
}
const read = (viewer: Viewer, id: string, position: number) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $at: Int!) { readThreadWithCompany(scoutInvitationId: $id, position: $at) }', {
      id,
      at: position,
    })
const shownTo = async (id: string) =>
  (
    await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { candidateReadPosition } }', { id })
  ).data.threadWithCandidate.candidateReadPosition

describe('a student’s reading', () => {
  test('is shown to the company, unless the student turned that off', async () => {
    const { invitation, viewer } = await anInvited(app.db, sender, accepted)
    await write(sender.viewer, invitation.id)
    expect(await shownTo(invitation.id)).toBe(0)
    await read(viewer, invitation.id, 1)
    expect(await shownTo(invitation.id)).toBe(1)
    expect((await choose(viewer, false)).data.updateThreadChoice).toEqual({ hasTextInMail: false, showsReading: false })
    await write(sender.viewer, invitation.id)
    await read(viewer, invitation.id, 2)
    expect(await shownTo(invitation.id)).toBe(1)
  })

  test('that is not shown looks as if it never was: the same numbers, and no sign by an answer', async () => {
    const [shy, late] = [await anInvited(app.db, sender, accepted), await anInvited(app.db, sender, accepted)]
    await choose(shy.viewer, false)
    for (const { invitation } of [shy, late]) await write(sender.viewer, invitation.id)
    await read(shy.viewer, shy.invitation.id, 1)
    expect(await shownTo(shy.invitation.id)).toBe(await shownTo(late.invitation.id))
    await write(shy.viewer, shy.invitation.id)
    await write(late.viewer, late.invitation.id)
    expect([await shownTo(shy.invitation.id), await shownTo(late.invitation.id)]).toEqual([2, 2])
  })

  test('of an answer before the acceptance is shown to nobody', async () => {
    const { invitation, viewer } = await anInvited(app.db, sender)
    await write(viewer, invitation.id)
    await write(sender.viewer, invitation.id)
    await read(viewer, invitation.id, 2)
    expect(await shownTo(invitation.id)).toBe(0)
  })

  test('a company and a guest choose nothing; two choices at once leave one of them', async () => {
    expect((await choose(sender.viewer, false)).errors[0]?.code).toBe('forbidden')
    expect((await choose(null, false)).errors[0]?.code).toBe('unauthenticated')
    const { viewer } = await anInvited(app.db, sender)
    const answers = await Promise.all([choose(viewer, true), choose(viewer, false)])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  })
})
