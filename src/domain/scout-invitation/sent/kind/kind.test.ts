import { isInterfaceType, isObjectType } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { schema } from '#door/schema.ts'
import { ownApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const disclosed = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana', 'email', 'phoneNumber']

test('§3 names, mail and phone are fields of the accepted and the hired kind, and of no other type a student has', () => {
  const kinds = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && type.name.endsWith('SearchCandidate'),
  )
  const withNames = kinds.filter((type) => 'getFields' in type && disclosed.some((field) => field in type.getFields()))
  expect(withNames.map(({ name }) => name).sort()).toEqual([
    'AcceptedSearchCandidate',
    'DisclosedSearchCandidate',
    'HiredSearchCandidate',
  ])
})

const see = async (id: string, selection = '__typename ... on DisclosedSearchCandidate { familyName }') =>
  (await app.as(sender.viewer).ask(`query ($id: ID!) { searchCandidate(id: $id) { ${selection} } }`, { id })).data
    .searchCandidate

test.each([
  ['PENDING', { status: 'PENDING' as const }, 'AnonymousSearchCandidate'],
  ['DECLINED', { status: 'DECLINED' as const }, 'AnonymousSearchCandidate'],
  ['ACCEPTED', { status: 'ACCEPTED' as const, answeredAt: new Date() }, 'AcceptedSearchCandidate'],
  ['HIRED', { status: 'HIRED' as const, answeredAt: new Date() }, 'HiredSearchCandidate'],
  ['accepted, with a date still to choose', acceptedForScheduling(), 'AcceptedSearchCandidate'],
  [
    'accepted, past the day to choose a date, before the clock has written it',
    { ...acceptedForScheduling(), scheduleBy: inHours(-1) },
    'AnonymousSearchCandidate',
  ],
])('§3 a student whose scout is %s is of the right kind', async (_, invitation, kind) => {
  const { candidate } = await anInvited(app.db, sender, invitation)
  const name = kind === 'AnonymousSearchCandidate' ? {} : { familyName: '山田' }
  expect(await see(candidate.id)).toEqual({ __typename: kind, ...name })
})

test('§3 a search finds each student as the kind they are', async () => {
  const pending = await anInvited(app.db, sender)
  const accepted = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const { data } = await app.as(sender.viewer).ask(
    `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) { edges { node {
        __typename id ... on DisclosedSearchCandidate { email } } } } }`,
    { ids: [pending.candidate.id, accepted.candidate.id] },
  )
  const nodes = (data.searchCandidates.edges as { node: { id: string } }[]).map(({ node }) => node)
  expect(nodes.find(({ id }) => id === pending.candidate.id)).toEqual({
    __typename: 'AnonymousSearchCandidate',
    id: pending.candidate.id,
  })
  expect(nodes.find(({ id }) => id === accepted.candidate.id)).toMatchObject({
    __typename: 'AcceptedSearchCandidate',
    email: expect.stringContaining('@'),
  })
})

test('§3 the history of a preview tells when it was accepted, and the message that was sent, with its writer', async () => {
  const answeredAt = new Date()
  const { candidate } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt })
  const seen = await see(
    candidate.id,
    `scoutInvitations { status acceptedAt invitationDate job { id title } schedulingStatus schedulingDateRequest { request }
      templateMessageHistories { id insertedAt text companyUser { familyName givenName } } }`,
  )
  const { familyName, givenName } = sender.user
  expect(seen.scoutInvitations).toMatchObject([
    {
      status: 'ACCEPTED',
      acceptedAt: answeredAt.toISOString(),
      job: { id: sender.job.id, title: sender.job.title },
      templateMessageHistories: [{ text: expect.stringContaining('検査装置'), companyUser: { familyName, givenName } }],
    },
  ])
  const pending = await anInvited(app.db, sender)
  expect((await see(pending.candidate.id, 'scoutInvitations { acceptedAt }')).scoutInvitations).toEqual([
    { acceptedAt: null },
  ])
})
