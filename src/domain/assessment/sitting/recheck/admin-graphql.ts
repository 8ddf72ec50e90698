import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { assessmentAttemptId } from '#ground/id.ts'
import { AdminAssessmentAttempt } from '../void/admin-graphql.ts'
import { requireNamedAttempt } from '../void/queries.ts'
import { endCheck } from './commands.ts'
import { findCheckQueue, listOpenChecks } from './queries.ts'
import { checkStageOf, checkStages } from './rules.ts'

const CheckStageEnum = adminBuilder.enumType('AssessmentCheckStage', { values: checkStages })

adminBuilder.objectFields(AdminAssessmentAttempt, (t) => ({
  checkStage: t.field({
    type: CheckStageEnum,
    nullable: true,
    description: 'What a check of unusually fast answers waits for.',
    resolve: checkStageOf,
  }),
  checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
  fastAnswers: t.exposeInt('fastAnswers', {
    nullable: true,
    description: 'Right answers to difficult items in less than 15 % of the median time.',
  }),
  recheckRight: t.exposeInt('recheckRight', {
    nullable: true,
    description: 'Right answers to the six items; null when they were not taken.',
  }),
}))

adminBuilder.objectField(Desk, 'assessmentChecks', (t) =>
  t.field({ type: DeskQueue, resolve: (_, __, { db }) => findCheckQueue(db) }),
)

adminBuilder.queryField('assessmentChecks', (t) =>
  t.field({
    type: [AdminAssessmentAttempt],
    description: 'Checks that wait for an operator, without anything of the person.',
    resolve: (_, __, { db }) => listOpenChecks(db),
  }),
)

adminBuilder.mutationField('endAssessmentCheck', (t) =>
  t.field({
    type: AdminAssessmentAttempt,
    description: 'The result counts like any other, and the student is told.',
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: async (_, { attemptId }, { viewer, write, db }) => {
      const id = assessmentAttemptId(attemptId)
      await write((tx) => endCheck(tx, viewer, id))
      return requireNamedAttempt(db, id)
    },
  }),
)
