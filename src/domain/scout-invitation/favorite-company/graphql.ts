import { builder } from '#graphql/builder.ts'
import { Company } from '#domain/company/graphql.ts'
import { requireCandidate, type OwnCandidateId } from '#domain/viewer/viewer.ts'
import { namedCompanyId } from '#ground/id.ts'
import { ownerOf } from '../graphql.ts'
import { addFavoriteCompany, removeFavoriteCompany } from './commands.ts'
import { countFavorites, findFavorites, listFavorites } from './queries.ts'
import { favoritesPerPage } from './rules.ts'

builder.objectField(Company, 'isFavorite', (t) =>
  t.boolean({
    description: 'Whether the company is a favourite of the student who asks; false for everybody else',
    resolve: async ({ id }, _, { viewer, batch }) =>
      viewer.kind === 'candidate' && (await batch(findFavorites, viewer.candidateId).load(id)) === true,
  }),
)

const FavoriteCompany = builder
  .objectRef<Awaited<ReturnType<typeof listFavorites>>[number]>('FavoriteCompany')
  .implement({
    fields: (t) => ({
      company: t.expose('company', { type: Company }),
      isMet: t.exposeBoolean('isMet', { description: 'False while the page of the company is not open' }),
    }),
  })

const FavoriteCompanyConnection = builder
  .objectRef<{ candidateId: OwnCandidateId; first: number; offset: number }>('FavoriteCompanyConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ candidateId }, _, { db }) => countFavorites(db, candidateId) }),
      nodes: t.field({
        type: [FavoriteCompany],
        resolve: ({ candidateId, ...page }, _, { db }) => listFavorites(db, candidateId, page),
      }),
    }),
  })

builder.queryField('favoriteCompanies', (t) =>
  t.field({
    type: FavoriteCompanyConnection,
    args: { first: t.arg.int({ defaultValue: favoritesPerPage }), offset: t.arg.int({ defaultValue: 0 }) },
    resolve: (_, { first, offset }, context) => ({
      candidateId: ownerOf(context),
      first: first ?? favoritesPerPage,
      offset: offset ?? 0,
    }),
  }),
)

builder.mutationFields((t) => ({
  addFavoriteCompany: t.boolean({
    description: 'True once for each student, who is then to be told that companies find them by their favourites.',
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, { viewer, write }) => {
      const candidate = requireCandidate(viewer)
      return write((tx) => addFavoriteCompany(tx, candidate, namedCompanyId(companyId)))
    },
  }),
  removeFavoriteCompany: t.id({
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, { viewer, write }) => {
      const candidate = requireCandidate(viewer)
      return write((tx) => removeFavoriteCompany(tx, candidate, namedCompanyId(companyId)))
    },
  }),
}))
