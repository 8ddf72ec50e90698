import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { assessmentAttemptId } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { SectionIdEnum } from '../../item/graphql.ts'
import { answerPairs, submitPersonality } from '../../personality/commands.ts'
import { pairsPerPage } from '../../personality/rules.ts'
import { saveAnswers } from '../answer/commands.ts'
import {
  beat,
  countFocusLoss,
  endAssessmentSection,
  startAssessment,
  startSection,
  takeOverAssessment,
  type Sitter,
} from '../commands.ts'
import { deviceOf } from '../device.ts'
import { AssessmentAttempt, AssessmentKindEnum, attemptAfter } from '../graphql.ts'
import { maxQueuedAnswers } from '../rules.ts'

const TimeFactorEnum = builder.enumType('AssessmentTimeFactor', {
  description: 'How much longer each section lasts.',
  values: { ONE: { value: 1 }, ONE_THIRD_MORE: { value: 1.33 }, HALF_MORE: { value: 1.5 } } as const,
})

/** The act in its transaction, then the sitting as it is after it. */
async function act(context: Context, does: (tx: Tx, sitter: Sitter) => Promise<string>) {
  const candidate = requireCandidate(context.viewer)
  const deviceId = deviceOf(context.sessionTokenSha256)
  const id = await context.write((tx) => does(tx, { candidate, deviceId, now: new Date() }))
  return attemptAfter(context, id)
}

const sinceShownText =
  'Milliseconds from the first time the item was shown to this answer; absent where it was shown once.'

const AnswerInput = builder.inputType('AssessmentAnswerInput', {
  fields: (t) => ({
    position: t.int({ required: true }),
    option: t.int({ description: 'The place of the option as shown, from 0; null for none.' }),
    isFlagged: t.boolean({ required: true }),
    sequence: t.int({ required: true, description: 'Counts the saves of the sitting on this device, from 1.' }),
    answeredAt: t.field({ type: 'DateTime', required: true, description: 'By the clock of the device.' }),
    milliseconds: t.int({ required: true, description: 'How long the item was in front of the student in all.' }),
    sinceShown: t.int({ description: sinceShownText }),
  }),
})
const PairInput = builder.inputType('AssessmentPairInput', {
  fields: (t) => ({
    position: t.int({ required: true }),
    chosen: t.int({ required: true, description: 'From -2 at the left statement to 2 at the right one, as shown.' }),
    sequence: t.int({ required: true }),
    milliseconds: t.int({ required: true }),
    sinceShown: t.int({ description: 'Milliseconds from the first time the pair was shown to this answer.' }),
  }),
})

builder.mutationFields((t) => {
  const attemptArg = t.arg.id({ required: true })
  const sectionArg = t.arg({ type: SectionIdEnum, required: true })
  return {
    startAssessment: t.field({
      type: AssessmentAttempt,
      args: {
        kind: t.arg({ type: AssessmentKindEnum, required: true }),
        consentVersion: t.arg.string({ required: true }),
        honestyName: t.arg.string({ required: true }),
        timeFactor: t.arg({ type: TimeFactorEnum, required: true }),
        usesScreenReader: t.arg.boolean({ required: true }),
        hasLargerFigures: t.arg.boolean({ required: true }),
      },
      resolve: (_, args, context) => act(context, (tx, sitter) => startAssessment(tx, sitter, args)),
    }),
    takeOverAssessment: t.field({
      type: AssessmentAttempt,
      description: 'The newest device goes on; the one before is refused from now on.',
      args: { attemptId: attemptArg },
      resolve: (_, { attemptId }, context) =>
        act(context, (tx, sitter) => takeOverAssessment(tx, sitter, assessmentAttemptId(attemptId))),
    }),
    startAssessmentSection: t.field({
      type: AssessmentAttempt,
      args: { attemptId: attemptArg, section: sectionArg },
      resolve: (_, { attemptId, section }, context) =>
        act(context, (tx, sitter) => startSection(tx, sitter, assessmentAttemptId(attemptId), section)),
    }),
    answerAssessmentItem: t.field({
      type: AssessmentAttempt,
      args: {
        attemptId: attemptArg,
        section: sectionArg,
        position: t.arg.int({ required: true }),
        option: t.arg.int(),
        isFlagged: t.arg.boolean({ required: true }),
        sequence: t.arg.int({ required: true }),
        answeredAt: t.arg({ type: 'DateTime', required: true }),
        sentAt: t.arg({ type: 'DateTime', description: 'By the clock of the device; absent for an answer of now.' }),
        milliseconds: t.arg.int({ required: true }),
        sinceShown: t.arg.int({ description: sinceShownText }),
      },
      resolve: (_, { attemptId, section, sentAt, option, sinceShown, ...answer }, context) =>
        act(context, (tx, sitter) =>
          saveAnswers(tx, sitter, {
            attemptId: assessmentAttemptId(attemptId),
            section,
            sentAt: sentAt ?? answer.answeredAt,
            answers: [{ ...answer, option: option ?? null, sinceShown: sinceShown ?? answer.milliseconds }],
          }),
        ),
    }),
    answerAssessmentItems: t.field({
      type: AssessmentAttempt,
      description: 'The answers that a device has kept while it was cut off.',
      args: {
        attemptId: attemptArg,
        section: sectionArg,
        sentAt: t.arg({ type: 'DateTime', required: true, description: 'By the clock of the device.' }),
        answers: t.arg({ type: [AnswerInput], required: true, ...atMost(maxQueuedAnswers) }),
      },
      resolve: (_, { attemptId, section, sentAt, answers }, context) =>
        act(context, (tx, sitter) =>
          saveAnswers(tx, sitter, {
            attemptId: assessmentAttemptId(attemptId),
            section,
            sentAt,
            answers: answers.map((answer) => ({
              ...answer,
              option: answer.option ?? null,
              sinceShown: answer.sinceShown ?? answer.milliseconds,
            })),
          }),
        ),
    }),
    beatAssessment: t.field({
      type: AssessmentAttempt,
      description: 'A sign of the device, every 30 seconds while a section runs and no answer was saved.',
      args: { attemptId: attemptArg },
      resolve: (_, { attemptId }, context) =>
        act(context, (tx, sitter) => beat(tx, sitter, assessmentAttemptId(attemptId))),
    }),
    reportAssessmentFocusLoss: t.field({
      type: AssessmentAttempt,
      args: { attemptId: attemptArg },
      resolve: (_, { attemptId }, context) =>
        act(context, (tx, sitter) => countFocusLoss(tx, sitter, assessmentAttemptId(attemptId))),
    }),
    endAssessmentSection: t.field({
      type: AssessmentAttempt,
      args: { attemptId: attemptArg, section: sectionArg },
      resolve: (_, { attemptId, section }, context) =>
        act(context, (tx, sitter) => endAssessmentSection(tx, sitter, assessmentAttemptId(attemptId), section)),
    }),
    answerPersonalityPairs: t.field({
      type: AssessmentAttempt,
      args: {
        attemptId: attemptArg,
        answers: t.arg({ type: [PairInput], required: true, ...atMost(pairsPerPage) }),
      },
      resolve: (_, { attemptId, answers }, context) =>
        act(context, (tx, sitter) =>
          answerPairs(tx, sitter, {
            attemptId: assessmentAttemptId(attemptId),
            answers: answers.map((answer) => ({ ...answer, sinceShown: answer.sinceShown ?? answer.milliseconds })),
          }),
        ),
    }),
    submitPersonality: t.field({
      type: AssessmentAttempt,
      description: 'hasConfirmed says that the same button twelve times in a row was meant.',
      args: { attemptId: attemptArg, hasConfirmed: t.arg.boolean({ required: true }) },
      resolve: (_, { attemptId, hasConfirmed }, context) =>
        act(context, (tx, sitter) => submitPersonality(tx, sitter, assessmentAttemptId(attemptId), hasConfirmed)),
    }),
  }
})
