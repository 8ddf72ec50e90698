import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { actOnInvitation } from '../../answer/graphql.ts'
import { ownerOf, ScoutInvitation } from '../../graphql.ts'
import { MetCompany } from '../../met-company/graphql.ts'
import { Progress } from '../../progress/graphql.ts'
import { answerPromises } from '../commands.ts'
import { ScoutPromise, ScoutPromiseKind } from '../graphql.ts'
import { findOwnPromises, type OwnPromise } from '../queries.ts'
import { findPromiseRecords, type PromiseRecord } from '../record/queries.ts'
import { areAsked, canAnswer, changeableUntil, maxPromises } from '../rules.ts'
import { promiseAnswers } from './rules.ts'

const PromiseAnswerEnum = builder.enumType('PromiseAnswer', { values: promiseAnswers })

const OwnScoutPromise = builder.objectRef<OwnPromise>('OwnScoutPromise').implement({
  description: 'What a company promised the student, and the student’s own answer, which no company reads.',
  fields: (t) => ({
    promise: t.field({ type: ScoutPromise, resolve: (promise) => promise }),
    answer: t.expose('answer', { type: PromiseAnswerEnum, nullable: true }),
  }),
})

export const PromiseRecordRef = builder.objectRef<PromiseRecord>('PromiseRecord').implement({
  description: 'Of the promises about which students of the last year said something, how many were kept.',
  fields: (t) => ({
    students: t.exposeInt('students'),
    total: t.exposeInt('total'),
    kept: t.exposeInt('kept'),
  }),
})

const own = async ({ id }: { id: string }, context: Context) =>
  (await context.batch(findOwnPromises, ownerOf(context)).load(id)) ?? []
const answeredAt = (promises: readonly OwnPromise[]) => promises[0]?.answeredAt ?? null

builder.objectFields(ScoutInvitation, (t) => ({
  promises: t.field({ type: [OwnScoutPromise], resolve: (scout, _, context) => own(scout, context) }),
  arePromisesAsked: t.boolean({
    description: 'The relation has ended, and the student is asked whether the promises were kept.',
    resolve: async (scout, _, context) => areAsked(scout, new Date()) && (await own(scout, context)).length > 0,
  }),
  canAnswerPromises: t.boolean({
    resolve: async (scout, _, context) => {
      const promises = await own(scout, context)
      return promises.length > 0 && canAnswer(scout, answeredAt(promises), new Date())
    },
  }),
  promisesChangeableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Null before the first answer.',
    resolve: async (scout, _, context) => changeableUntil(answeredAt(await own(scout, context))),
  }),
  promiseRecord: t.field({
    type: PromiseRecordRef,
    nullable: true,
    description: 'The company’s record, where the student decides; null below 20 students.',
    resolve: async ({ companyId }, _, { batchOpen }) => (await batchOpen(findPromiseRecords).load(companyId)) ?? null,
  }),
}))

builder.objectField(MetCompany, 'promiseRecord', (t) =>
  t.field({
    type: PromiseRecordRef,
    nullable: true,
    description: 'Null below 20 students.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findPromiseRecords).load(id)) ?? null,
  }),
)

builder.objectFields(Progress, (t) => ({
  promises: t.field({ type: [OwnScoutPromise], resolve: (row, _, context) => own(row, context) }),
  arePromisesOpen: t.boolean({
    description: 'The relation is over, and the student has not said yet whether the promises were kept.',
    resolve: async (row, _, context) => {
      const promises = await own(row, context)
      return row.isOver && promises.length > 0 && answeredAt(promises) === null
    },
  }),
}))

const PromiseAnswerInput = builder.inputType('PromiseAnswerInput', {
  fields: (t) => ({
    kind: t.field({ type: ScoutPromiseKind, required: true }),
    answer: t.field({ type: PromiseAnswerEnum, required: true }),
  }),
})

builder.mutationField('answerPromises', (t) =>
  t.field({
    type: ScoutInvitation,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      answers: t.arg({ type: [PromiseAnswerInput], required: true, ...atMost(maxPromises) }),
    },
    resolve: (_, { scoutInvitationId: id, answers }, context) =>
      actOnInvitation(context, scoutInvitationId(id), (tx, candidate, scout) =>
        answerPromises(tx, candidate, scout, answers),
      ),
  }),
)
