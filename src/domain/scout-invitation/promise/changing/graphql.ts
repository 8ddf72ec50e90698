import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { OwedAnswerConnection } from '../../outcome/graphql.ts'
import { SentScoutInvitation } from '../../sent/graphql.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { PromiseRecordRef } from '../answering/graphql.ts'
import { updateScoutPromises } from '../commands.ts'
import { ScoutPromise, ScoutPromiseKind, somePromises } from '../graphql.ts'
import { findSentPromises } from '../queries.ts'
import { findPromiseRecords } from '../record/queries.ts'

builder.objectField(SentScoutInvitation, 'promises', (t) =>
  t.field({
    type: [ScoutPromise],
    resolve: async ({ id }, _, context) => (await context.batch(findSentPromises, companyOf(context)).load(id)) ?? [],
  }),
)

builder.objectField(OwedAnswerConnection, 'promiseRecord', (t) =>
  t.field({
    type: PromiseRecordRef,
    nullable: true,
    description: 'What students read of the company; null below 20 students.',
    resolve: async (_, __, context) => (await context.batchOpen(findPromiseRecords).load(companyOf(context))) ?? null,
  }),
)

builder.mutationField('updateScoutPromises', (t) =>
  t.id({
    description: 'Changes what a scout promises that has not left yet.',
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      promises: t.arg({ type: [ScoutPromiseKind], required: true, ...somePromises }),
    },
    resolve: (_, { scoutInvitationId: id, promises }, { viewer, write }) =>
      write((tx) => updateScoutPromises(tx, requireRecruiter(viewer), scoutInvitationId(id), promises)),
  }),
)
