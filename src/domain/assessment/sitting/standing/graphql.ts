import { builder } from '#graphql/builder.ts'
import { requireCandidate, type OwnCandidateId } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { AssessmentItem, shownPracticeItems } from '../../item/graphql.ts'
import { AssessmentAttempt, AssessmentKindEnum } from '../graphql.ts'
import { findLatestAttempt, findOpenAttempt, findVoidedAt, type Attempt } from '../queries.ts'
import { retakeFrom, type AssessmentKind } from '../rules.ts'

export type Standing = {
  kind: AssessmentKind
  candidateId: OwnCandidateId
  openAttempt: Attempt | null
  latestAttempt: Attempt | null
}

/** Where a student stands with one of the two tests. Both are optional. */
export const AssessmentStanding = builder.objectRef<Standing>('AssessmentStanding').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: AssessmentKindEnum }),
    openAttempt: t.expose('openAttempt', { type: AssessmentAttempt, nullable: true }),
    latestAttempt: t.expose('latestAttempt', {
      type: AssessmentAttempt,
      nullable: true,
      description: 'The newest sitting that was handed in.',
    }),
    canStart: t.boolean({
      resolve: (standing) => {
        const from = startFrom(standing)
        return !standing.openAttempt && (from === null || tokyoDay(new Date()) >= from)
      },
    }),
    canStartFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day of the next sitting; null before the first one.',
      resolve: startFrom,
    }),
    voidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the newest sitting was declared void, so that the test may be taken again.',
      resolve: ({ candidateId, kind }, _, { db }) => findVoidedAt(db, candidateId, kind),
    }),
    practice: t.field({
      type: [AssessmentItem],
      description: 'Items apart from the bank; the personality test needs none.',
      resolve: ({ kind }, _, context) => (kind === 'INTELLECTUAL' ? shownPracticeItems(context) : []),
    }),
  }),
})
const startFrom = ({ kind, latestAttempt }: Standing) =>
  latestAttempt?.submittedAt ? retakeFrom(kind, latestAttempt.submittedAt) : null

async function standingOf(db: Db, candidateId: OwnCandidateId, kind: AssessmentKind): Promise<Standing> {
  const [openAttempt, latestAttempt] = await Promise.all([
    findOpenAttempt(db, candidateId, kind),
    findLatestAttempt(db, candidateId, kind),
  ])
  return { kind, candidateId, openAttempt: openAttempt ?? null, latestAttempt: latestAttempt ?? null }
}

const Assessments = builder.objectRef<{ candidateId: OwnCandidateId }>('Assessments').implement({
  fields: (t) => ({
    intellectual: t.field({
      type: AssessmentStanding,
      resolve: ({ candidateId }, _, { db }) => standingOf(db, candidateId, 'INTELLECTUAL'),
    }),
    personality: t.field({
      type: AssessmentStanding,
      resolve: ({ candidateId }, _, { db }) => standingOf(db, candidateId, 'PERSONALITY'),
    }),
    consentVersion: t.string({
      description: 'The version of the text that startAssessment agrees to.',
      resolve: () => consentTexts.assessment.version,
    }),
  }),
})

builder.queryField('assessments', (t) =>
  t.field({
    type: Assessments,
    resolve: (_, __, { viewer }) => ({ candidateId: requireCandidate(viewer).candidateId }),
  }),
)
