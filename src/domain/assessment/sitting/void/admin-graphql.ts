import { adminBuilder } from '#graphql/admin-builder.ts'
import { findOperatorNames } from '#domain/admin-account/name/queries.ts'
import { assessmentAttemptId } from '#ground/id.ts'
import type { Attempt } from '../queries.ts'
import { assessmentKinds, attemptStates } from '../rules.ts'
import { askToVoidAssessment, confirmVoidAssessment, withdrawVoidOfAssessment } from './commands.ts'
import { listVoidRequests, requireNamedAttempt } from './queries.ts'

const AdminAssessmentKindEnum = adminBuilder.enumType('AssessmentKind', { values: assessmentKinds })
const AdminAssessmentStateEnum = adminBuilder.enumType('AssessmentState', { values: attemptStates })

/** A sitting as operators see it: no answers, no result. */
export const AdminAssessmentAttempt = adminBuilder.objectRef<Attempt>('AssessmentAttempt').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: AdminAssessmentKindEnum }),
    state: t.expose('state', { type: AdminAssessmentStateEnum }),
    beganAt: t.expose('beganAt', { type: 'DateTime' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    focusLosses: t.exposeInt('focusLosses'),
    isExtended: t.boolean({ resolve: ({ extendedAt }) => extendedAt !== null }),
    isChecked: t.exposeBoolean('isChecked'),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    voidAskedBy: t.exposeID('voidAskedBy', { nullable: true }),
    voidAskedByName: t.string({
      nullable: true,
      resolve: ({ voidAskedBy }, _, { batchOpen }) =>
        voidAskedBy ? batchOpen(findOperatorNames).load(voidAskedBy) : null,
    }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true }),
  }),
})

adminBuilder.queryFields((t) => ({
  assessmentAttempt: t.field({
    type: AdminAssessmentAttempt,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireNamedAttempt(db, assessmentAttemptId(id)),
  }),
  assessmentVoidRequests: t.field({
    type: [AdminAssessmentAttempt],
    description: 'Sittings that one operator wants to be void: a second one decides.',
    resolve: (_, __, { db }) => listVoidRequests(db),
  }),
}))

adminBuilder.mutationFields((t) => ({
  askToVoidAssessment: t.field({
    type: AdminAssessmentAttempt,
    args: { attemptId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { attemptId, reason }, { viewer, write, db }) => {
      const id = assessmentAttemptId(attemptId)
      await write((tx) => askToVoidAssessment(tx, viewer, id, reason))
      return requireNamedAttempt(db, id)
    },
  }),
  confirmVoidAssessment: t.field({
    type: AdminAssessmentAttempt,
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: async (_, { attemptId }, { viewer, write, db }) => {
      const id = assessmentAttemptId(attemptId)
      await write((tx) => confirmVoidAssessment(tx, viewer, id))
      return requireNamedAttempt(db, id)
    },
  }),
  withdrawVoidOfAssessment: t.field({
    type: AdminAssessmentAttempt,
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: async (_, { attemptId }, { viewer, write, db }) => {
      const id = assessmentAttemptId(attemptId)
      await write((tx) => withdrawVoidOfAssessment(tx, viewer, id))
      return requireNamedAttempt(db, id)
    },
  }),
}))
