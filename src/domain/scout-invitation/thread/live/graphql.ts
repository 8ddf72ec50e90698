import { Repeater, SlidingBuffer } from 'graphql-yoga'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { ownerOf } from '../../graphql.ts'
import { threadChannel, type ThreadChange } from '../commands.ts'
import { ThreadWithCandidate, ThreadWithCompany } from '../graphql.ts'
import { findOwnThreads, findThreads } from '../queries.ts'

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
      return changes(context, id, (change) => change.companyId === companyId)
    },
    resolve: async (id, _, context) => (await context.batch(findThreads, companyOf(context)).load(id)) ?? null,
  }),
}))

function changes({ relay }: Context, id: string | number | null | undefined, isOwn: (change: ThreadChange) => boolean) {
  const watched = id === null || id === undefined ? null : scoutInvitationId(id)
  return new Repeater<string>(async (push, stop) => {
    const unsubscribe = relay.subscribe(threadChannel, (payload) => {
      const change = JSON.parse(payload) as ThreadChange
      if (isOwn(change) && (watched === null || change.scoutInvitationId === watched))
        void push(change.scoutInvitationId)
    })
    await stop
    unsubscribe()
    // The page is asked for again as a whole, so one waiting change is enough.
  }, new SlidingBuffer(1))
}
