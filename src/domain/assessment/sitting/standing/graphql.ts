import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { AssessmentItem, shownPracticeItems } from '../../item/graphql.ts'
import { AssessmentAttempt, AssessmentKindEnum } from '../graphql.ts'
import { findLatestAttempt, findOpenAttempt, findVoidedAt, type Attempt } from '../queries.ts'
import { retakeFrom, type AssessmentKind } from '../rules.ts'

export type Standing = {
  kind: AssessmentKind
  candidateId: OfRow<'candidate'>
  openAttempt: Attempt | null
  latestAttempt: Attempt | null
  voidedAt: Date | null
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
      resolve: ({ voidedAt }) => voidedAt,
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

const Assessments = builder.objectRef<{ intellectual: Standing; personality: Standing }>('Assessments').implement({
  fields: (t) => ({
    intellectual: t.expose('intellectual', { type: AssessmentStanding }),
    personality: t.expose('personality', { type: AssessmentStanding }),
    consentVersion: t.string({
      description: 'The version of the text that startAssessment agrees to.',
      resolve: () => consentTexts.assessment.version,
    }),
  }),
})

builder.queryField('assessments', (t) =>
  t.field({
    type: Assessments,
    resolve: async (_, __, { viewer, db }) => {
      const { candidateId } = requireCandidate(viewer)
      const standing = async (kind: AssessmentKind): Promise<Standing> => ({
        kind,
        candidateId,
        openAttempt: (await findOpenAttempt(db, candidateId, kind)) ?? null,
        latestAttempt: (await findLatestAttempt(db, candidateId, kind)) ?? null,
        voidedAt: await findVoidedAt(db, candidateId, kind),
      })
      const [intellectual, personality] = await Promise.all([standing('INTELLECTUAL'), standing('PERSONALITY')])
      return { intellectual, personality }
    },
  }),
)
