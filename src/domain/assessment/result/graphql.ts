import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { assessmentAttemptId } from '#ground/id.ts'
import { AssessmentCertificate } from './certificate/graphql.ts'
import { listOpenCertificates } from './certificate/queries.ts'
import { deleteResults } from './deletion/commands.ts'
import { publishResult, withdrawResult } from './publication/commands.ts'
import { hasOutlivedPublication } from './queries.ts'
import { readSheet } from './sheet.ts'
import { AssessmentCheckStage, AssessmentKindEnum } from '../sitting/graphql.ts'
import { checkStageOf } from '../sitting/recheck/rules.ts'
import { AssessmentSheet } from './sheet-graphql.ts'
import { readOwnResult, resultStates, type OwnResult } from './standing.ts'

const AssessmentResultState = builder.enumType('AssessmentResultState', { values: resultStates })

const AssessmentResult = builder.objectRef<OwnResult>('AssessmentResult').implement({
  description: 'One test of the student, and its newest result.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AssessmentKindEnum }),
    state: t.field({ type: AssessmentResultState, resolve: ({ state }) => state }),
    attemptId: t.id({ nullable: true, resolve: ({ scored }) => scored?.id ?? null }),
    isChecked: t.boolean({
      description: 'Whether a re-check of unusually fast answers is open.',
      resolve: ({ scored }) => scored?.isChecked ?? false,
    }),
    checkStage: t.field({
      type: AssessmentCheckStage,
      nullable: true,
      description: 'What the check waits for; null without one.',
      resolve: ({ scored }) => scored && checkStageOf(scored),
    }),
    recheckBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until then the six items of the re-check may be begun.',
      resolve: ({ scored }) => scored?.continueBy ?? null,
    }),
    sheet: t.field({
      type: AssessmentSheet,
      nullable: true,
      resolve: ({ scored }, _, { db }) => (scored ? readSheet(db, scored) : null),
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    canPublish: t.exposeBoolean('canPublish'),
    hasReplacedPublished: t.boolean({
      description: 'Whether an earlier result was published until this one replaced it.',
      resolve: ({ candidateId, kind, scored, publishedAt }, _, { db }) =>
        scored && !publishedAt ? hasOutlivedPublication(db, candidateId, kind, scored.id) : false,
    }),
    consentVersion: t.string({
      description: 'The version of the text above the choice to publish.',
      resolve: () => consentTexts.assessmentPublication.version,
    }),
    retakeFrom: t.expose('retakeFrom', { type: 'Date', nullable: true }),
    certificates: t.field({
      type: [AssessmentCertificate],
      description: 'Those that can still be opened, the newest first.',
      resolve: ({ candidateId, kind }, _, { db }) => listOpenCertificates(db, candidateId, kind),
    }),
  }),
})

builder.queryField('assessmentResult', (t) =>
  t.field({
    type: AssessmentResult,
    args: { kind: t.arg({ type: AssessmentKindEnum, required: true }) },
    resolve: (_, { kind }, { viewer, db }) => readOwnResult(db, requireCandidate(viewer).candidateId, kind),
  }),
)

builder.mutationFields((t) => ({
  publishAssessmentResult: t.field({
    description: 'Shows one test to companies until it is withdrawn.',
    type: AssessmentResult,
    args: {
      kind: t.arg({ type: AssessmentKindEnum, required: true }),
      attemptId: t.arg.id({ required: true }),
      consentVersion: t.arg.string({ required: true }),
    },
    resolve: async (_, { kind, attemptId, consentVersion }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      const request = { kind, attemptId: assessmentAttemptId(attemptId), consentVersion }
      await write((tx) => publishResult(tx, candidate, request))
      return readOwnResult(db, candidate.candidateId, kind)
    },
  }),
  withdrawAssessmentResult: t.field({
    type: AssessmentResult,
    args: { kind: t.arg({ type: AssessmentKindEnum, required: true }) },
    resolve: async (_, { kind }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      await write((tx) => withdrawResult(tx, candidate, kind))
      return readOwnResult(db, candidate.candidateId, kind)
    },
  }),
  deleteAssessmentResults: t.field({
    description: 'Deletes every result of one test with its answers. The date of the next sitting stays.',
    type: AssessmentResult,
    args: { kind: t.arg({ type: AssessmentKindEnum, required: true }) },
    resolve: async (_, { kind }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      await write((tx) => deleteResults(tx, candidate, kind))
      return readOwnResult(db, candidate.candidateId, kind)
    },
  }),
}))
