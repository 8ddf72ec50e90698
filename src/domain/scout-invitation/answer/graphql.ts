import { builder } from '#graphql/builder.ts'
import { type Context } from '#graphql/context.ts'
import { scoutInvitationId, type ScoutInvitationId } from '#ground/id.ts'
import { requireCandidate, type CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { ScoutInvitation } from '../graphql.ts'
import { requireScoutInvitation } from '../queries.ts'
import {
  acceptScoutInvitation,
  declineScoutInvitation,
  postponeScoutInvitation,
  readScoutInvitation,
  undoDecline,
} from './commands.ts'

type Act = (tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) => Promise<string>

/** Acts on the student's own invitation and reads it again. */
export async function actOnInvitation({ viewer, write, db }: Context, id: string, act: Act) {
  const candidate = requireCandidate(viewer)
  await write((tx) => act(tx, candidate, scoutInvitationId(id)))
  return requireScoutInvitation(db, candidate.candidateId, scoutInvitationId(id))
}

builder.mutationFields((t) => ({
  readScoutInvitation: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => readScoutInvitation(tx, requireCandidate(viewer), scoutInvitationId(id))),
  }),
  acceptScoutInvitation: t.field({
    type: ScoutInvitation,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => actOnInvitation(context, id, acceptScoutInvitation),
  }),
  declineScoutInvitation: t.field({
    type: ScoutInvitation,
    args: {
      id: t.arg.id({ required: true }),
      declineReasonId: t.arg.id(),
      message: t.arg.string(),
      isAccepted: t.arg.boolean({
        description: 'As the caller saw the scout; scout_already_answered is refused when it is otherwise by now.',
      }),
    },
    resolve: (_, { id, declineReasonId, message, isAccepted }, context) =>
      actOnInvitation(context, id, (tx, candidate, own) =>
        declineScoutInvitation(tx, candidate, own, {
          reason: declineReasonId ?? null,
          message: message ?? null,
          isAccepted: isAccepted ?? undefined,
        }),
      ),
  }),
  undoDecline: t.field({
    type: ScoutInvitation,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => actOnInvitation(context, id, undoDecline),
  }),
  postponeScoutInvitation: t.field({
    type: ScoutInvitation,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => actOnInvitation(context, id, postponeScoutInvitation),
  }),
}))
