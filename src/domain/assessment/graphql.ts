import type { Selectable } from 'kysely'
import { builder } from '#graphql/builder.ts'
import { CandidateView } from '#domain/candidate/graphql.ts'
import { openProfile } from '#domain/candidate/reading/graphql.ts'
import { PersonalityTraitStatement } from '#domain/lookup/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import type { DB } from '#platform/database/database-types.ts'
import { listAssessmentProfiles } from './queries.ts'
import { listNormsOf } from './norm/queries.ts'
import { bandOf, referenceCuts, type Cuts } from './result/rules.ts'
import { intellectualSections } from './rules.ts'

const IntellectualSectionScore = builder
  .objectRef<{ title: string; achieved: number; achievable: number; cuts: Cuts | null }>('IntellectualSectionScore')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      achieved: t.exposeInt('achieved'),
      achievable: t.exposeInt('achievable'),
      band: t.int({
        description: '1 to 5. One question more or less lies within the error.',
        resolve: ({ achieved, achievable, cuts }) => bandOf(achieved, achievable, cuts),
      }),
      isReference: t.boolean({
        description: 'Whether the band waits for a norm.',
        resolve: ({ cuts }) => cuts === null,
      }),
      cuts: t.floatList({
        description: 'The shares at which bands 2 to 5 begin.',
        resolve: ({ cuts }) => [...(cuts ?? referenceCuts)],
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
      resolve: async (
        { candidateId, intellectualAchieved: achieved, intellectualAchievable: achievable },
        _,
        { batchOpen },
      ) => {
        if (!achieved || !achievable) return []
        const norm = await batchOpen(listNormsOf).load(candidateId)
        return intellectualSections.map(({ id, title }, at) => ({
          title,
          achieved: achieved[at] ?? 0,
          achievable: achievable[at] ?? 0,
          cuts: norm?.[id] ?? null,
        }))
      },
    }),
    intellectualBand: t.int({
      nullable: true,
      description: 'The band of the total, 1 to 5; null unless the test is published.',
      resolve: ({ intellectualTotal: total, intellectualAchievable: achievable }) =>
        total === null || achievable === null
          ? null
          : bandOf(
              total,
              achievable.reduce((sum, points) => sum + points, 0),
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
      return context.batchOpen(listAssessmentProfiles).load(id)
    },
  }),
)
