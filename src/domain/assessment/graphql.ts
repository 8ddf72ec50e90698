import type { Selectable } from 'kysely'
import { builder } from '#graphql/builder.ts'
import { CandidateView } from '#domain/candidate/graphql.ts'
import { openProfile } from '#domain/candidate/reading/graphql.ts'
import { PersonalityTraitStatement } from '#domain/lookup/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import type { DB } from '#platform/database-types.ts'
import { listAssessmentProfiles } from './queries.ts'
import { bandOf } from './result/rules.ts'
import { intellectualSections } from './rules.ts'

const IntellectualSectionScore = builder
  .objectRef<{ title: string; achieved: number; achievable: number }>('IntellectualSectionScore')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      achieved: t.exposeInt('achieved'),
      achievable: t.exposeInt('achievable'),
      band: t.int({
        description: '1 to 5. One question more or less lies within the error.',
        resolve: ({ achieved, achievable }) => bandOf(achieved, achievable, null),
      }),
    }),
  })

const PersonalityScore = builder.objectRef<{ traitId: string; percentage: number }>('PersonalityScore').implement({
  fields: (t) => ({
    percentage: t.exposeInt('percentage'),
    statement: t.field({
      type: PersonalityTraitStatement,
      resolve: async ({ traitId }, _, { db }) => requireLookup((await lookups(db)).personalityTraitStatements, traitId),
    }),
  }),
})

const AssessmentProfile = builder.objectRef<Selectable<DB['assessmentProfile']>>('AssessmentProfile').implement({
  fields: (t) => ({
    intellectual: t.field({
      type: [IntellectualSectionScore],
      resolve: ({ intellectualAchieved: achieved, intellectualAchievable: achievable }) =>
        achieved && achievable
          ? intellectualSections.map(({ title }, at) => ({
              title,
              achieved: achieved[at] ?? 0,
              achievable: achievable[at] ?? 0,
            }))
          : [],
    }),
    intellectualBand: t.int({
      nullable: true,
      description: 'The band of the total, 1 to 5; null unless the test is published.',
      resolve: ({ intellectualTotal: total, intellectualAchievable: achievable }) =>
        total === null || achievable === null
          ? null
          : bandOf(
              total,
              achievable.reduce((sum, one) => sum + one, 0),
              null,
            ),
    }),
    personality: t.field({
      type: [PersonalityScore],
      resolve: ({ personalityPercentages }) =>
        (personalityPercentages ?? []).map((percentage, at) => ({
          traitId: `T${String(at + 1).padStart(2, '0')}`,
          percentage,
        })),
    }),
  }),
})

builder.interfaceField(CandidateView, 'assessmentProfile', (t) =>
  t.field({
    type: AssessmentProfile,
    nullable: true,
    resolve: async ({ id }, _, context) => {
      await openProfile(context, id)
      return context.batch(listAssessmentProfiles, null).load(id)
    },
  }),
)
