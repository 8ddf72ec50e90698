import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { extraExperiences } from '#domain/candidate/profile/text/rules.ts'
import { headlineOf } from '#domain/candidate/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { alternativesOf } from './rules.ts'
import { hitOf, type KeywordHit } from './hit.ts'

const KeywordHitRef = builder.objectRef<KeywordHit>('KeywordHit').implement({
  description: 'The sentence in which the words of a search stand, as short as the excerpt of a card.',
  fields: (t) => ({
    excerpt: t.exposeString('excerpt', { nullable: true }),
    words: t.exposeStringList('words', { description: 'The words found, in the spelling of the student.' }),
  }),
})

builder.interfaceField(SearchCandidate, 'keywordHit', (t) =>
  t.field({
    type: KeywordHitRef,
    nullable: true,
    args: { keywords: t.arg.stringList({ required: true, ...atMost(fieldLimits.searchKeywords) }) },
    resolve: (profile, { keywords }) =>
      hitOf(
        headlineOf(profile),
        [
          ...profile.taglines,
          profile.studentProjectExperience,
          profile.selfIntroduction,
          ...extraExperiences.map((name) => profile[name]),
          ...profile.skills.map(({ name, note }) => [name, note].filter(Boolean).join(' ')),
        ],
        keywords.flatMap(alternativesOf),
      ),
  }),
)
