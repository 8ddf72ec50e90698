import { builder } from '#graphql/builder.ts'
import { relayedIds } from '#graphql/relayed-ids.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { ownerOf } from '../../graphql.ts'
import { threadChannel, type ThreadChange } from '../commands.ts'
import { ThreadWithCandidate, ThreadWithCompany } from '../graphql.ts'
import { findOwnThreads, findThreads, findWriters } from '../queries.ts'
import { tellWriting, writingChannel, type ThreadWriting } from './commands.ts'

const args = 'One thread; without it every thread of the viewer.'

// The message itself proves nothing: each event reads the thread again as its viewer, and shows null where the viewer
// may not see it any more.
builder.subscriptionFields((t) => ({
  threadWithCompanyChanged: t.field({
    type: ThreadWithCompany,
    nullable: true,
    args: { scoutInvitationId: t.arg.id({ description: args }) },
    subscribe: (_, { scoutInvitationId: id }, context) => {
      const candidateId = ownerOf(context)
      return changes(context, id, (change) => change.candidateId === candidateId)
    },
    resolve: async (id, _, context) => (await context.batch(findOwnThreads, ownerOf(context)).load(id)) ?? null,
  }),
  threadWithCandidateChanged: t.field({
    type: ThreadWithCandidate,
    nullable: true,
    args: { scoutInvitationId: t.arg.id({ description: args }) },
    subscribe: (_, { scoutInvitationId: id }, context) => {
      const companyId = companyOf(context)
      return changes(context, id, (change) => change.companyId === companyId && change.to === 'BOTH')
    },
    resolve: async (id, _, context) => (await context.batch(findThreads, companyOf(context)).load(id)) ?? null,
  }),
  colleagueWriting: t.field({
    type: CompanyUser,
    nullable: true,
    description: 'A colleague who writes to this student at the moment; said again while the writing goes on.',
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    subscribe: (_, { scoutInvitationId: id }, { relay, viewer }) => {
      const { companyId, companyUserId } = requireRecruiter(viewer)
      const watched = scoutInvitationId(id)
      return relayedIds(relay, writingChannel, (payload) => {
        const writing = JSON.parse(payload) as ThreadWriting
        const isHere = writing.companyId === companyId && writing.scoutInvitationId === watched
        return isHere && writing.companyUserId !== companyUserId ? writing.companyUserId : null
      })
    },
    resolve: async (id, _, { batchOpen }) => (await batchOpen(findWriters).load(id)) ?? null,
  }),
}))

function changes({ relay }: Context, id: string | number | null | undefined, isOwn: (change: ThreadChange) => boolean) {
  const watched = id === null || id === undefined ? null : scoutInvitationId(id)
  return relayedIds(relay, threadChannel, (payload) => {
    const change = JSON.parse(payload) as ThreadChange
    const isWatched = watched === null || change.scoutInvitationId === watched
    return isOwn(change) && isWatched ? change.scoutInvitationId : null
  })
}

builder.mutationField('tellThreadWriting', (t) =>
  t.id({
    description: 'Says to the colleagues who have the thread open that this one writes an answer.',
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, { scoutInvitationId: id }, { viewer, write }) =>
      write((tx) => tellWriting(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
)
