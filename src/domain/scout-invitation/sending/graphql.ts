import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { jobId } from '#ground/id.ts'
import { refusalText } from '#ground/words/server.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { QuotationField } from '#domain/candidate/graphql.ts'
import { ScoutPromiseKind, somePromises } from '../promise/graphql.ts'
import { sendScoutInvitations } from './commands.ts'
import { ScoutDelivery } from './delivery/graphql.ts'
import { limits, sendingText } from './rules.ts'
import type { ScoutInvitationStatuses as Statuses } from './queries.ts'

/** The query with this type is in candidate-search, because its argument is a search condition. */
export const ScoutInvitationStatuses = builder.objectRef<Statuses>('ScoutInvitationStatuses').implement({
  fields: (t) => ({
    new: t.exposeIDList('new'),
    renew: t.exposeIDList('renew'),
    alreadySent: t.exposeIDList('alreadySent'),
  }),
})

type Result = Awaited<ReturnType<typeof sendScoutInvitations>>

const SendFailure = builder.objectRef<Result['failures'][number]>('SendFailure').implement({
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
  }),
})
export const SendScoutInvitationsResult = builder.objectRef<Result>('SendScoutInvitationsResult').implement({
  fields: (t) => ({
    sentIds: t.exposeIDList('sentIds', { description: 'Those that wait until later too.' }),
    draftRevision: t.exposeID('draftRevision', {
      nullable: true,
      description: 'The caller’s draft without the students whose letters are done; null where nothing is left.',
    }),
    scheduled: t.expose('scheduled', { type: [ScoutDelivery] }),
    failures: t.expose('failures', { type: [SendFailure] }),
  }),
})

export const QuotationInput = builder.inputType('QuotationInput', {
  fields: (t) => ({ field: t.field({ type: QuotationField, required: true }), text: t.string({ required: true }) }),
})
export const ScoutInvitationInput = builder.inputType('ScoutInvitationInput', {
  fields: (t) => ({
    candidateId: t.id({ required: true }),
    reason: t.string({ required: true }),
    quotations: t.field({
      type: [QuotationInput],
      required: true,
      ...atMost(limits.quotations, sendingText.quotations),
      defaultValue: [],
    }),
  }),
})

export const UsedScoutTemplateInput = builder.inputType('UsedScoutTemplateInput', {
  description: 'The version of a template that the message was taken from.',
  fields: (t) => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
})

export const foundByText = 'How the students were found: the name of a saved condition, or the kinds of its conditions.'

builder.mutationField('sendScoutInvitations', (t) =>
  t.field({
    type: SendScoutInvitationsResult,
    args: {
      jobId: t.arg.id({ required: true }),
      sendAt: t.arg({ type: 'DateTime', description: 'Absent: as soon as scouts may leave.' }),
      subject: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      template: t.arg({
        type: UsedScoutTemplateInput,
        description: 'Remembered unless the message was written anew; one that is gone is no hindrance.',
      }),
      foundBy: t.arg.string({ description: foundByText }),
      invitations: t.arg({
        type: [ScoutInvitationInput],
        required: true,
        ...atMost(limits.bulk, refusalText('bulk_limit_exceeded', { values: { limit: limits.bulk } })),
      }),
      promises: t.arg({ type: [ScoutPromiseKind], defaultValue: [], ...somePromises }),
      followUp: t.arg.string({ description: 'Added to each scout that has no answer five days after its arrival.' }),
    },
    resolve: (_, { jobId: id, ...sending }, { viewer, write, scoutHours }) => {
      const { sendAt = null, followUp = null, promises, foundBy } = sending
      const letters = { ...sending, sendAt, followUp, promises: promises ?? [], foundBy: foundBy ?? '' }
      return write((tx) => sendScoutInvitations(tx, requireRecruiter(viewer), jobId(id), letters, scoutHours))
    },
  }),
)
