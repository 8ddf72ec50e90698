import { favoritesPerPage as pageSize } from '#domain/scout-invitation/favorite-company/rules.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { studentMessages } from '#web/texts/student.ts'
import type { FavoriteAnswer } from '#web/parts/companies/favorite-button.tsx'
import { formText } from '#web/carry/form-text.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/favorite-companies'
import { FavoriteRow } from './favorite-companies/favorite-row.tsx'
import { InterestJobs } from './favorite-companies/interest-jobs.tsx'
import styles from './favorite-companies/favorite-companies.module.css'

const FavoriteCompaniesPage = graphql(`
  query FavoriteCompaniesPage($first: Int!, $offset: Int!) {
    favoriteCompanies(first: $first, offset: $offset) {
      totalCount
      nodes {
        company {
          id
        }
        ...FavoriteRow
      }
    }
    ...InterestJobs
  }
`)
const AddFavoriteCompany = graphql(`
  mutation AddFavoriteCompany($companyId: ID!) {
    addFavoriteCompany(companyId: $companyId)
  }
`)
const RemoveFavoriteCompany = graphql(`
  mutation RemoveFavoriteCompany($companyId: ID!) {
    removeFavoriteCompany(companyId: $companyId)
  }
`)

const load = async (ask: Ask, { params }: { params: { page?: string } }) => {
  const page = readPageNumber(params.page)
  const answer = await ask(FavoriteCompaniesPage, { first: pageSize, offset: (page - 1) * pageSize })
  const { favoriteCompanies } = answer
  const pageCount = countPages({ page, total: favoriteCompanies.totalCount, size: pageSize }, (last) =>
    urls.candidate.favoriteCompanies(last),
  )
  return { ...favoriteCompanies, interests: answer, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

/** Every ♡ of the product sends its press here. */
const actOnFavorites = act({
  add: async (ask: Ask, form: FormData): Promise<FavoriteAnswer> => {
    const { addFavoriteCompany } = await ask(AddFavoriteCompany, { companyId: formText(form, 'companyId') })
    return { done: 'favoriteAdded', isExplained: addFavoriteCompany }
  },
  remove: async (ask: Ask, form: FormData): Promise<FavoriteAnswer> => {
    await ask(RemoveFavoriteCompany, { companyId: formText(form, 'companyId') })
    return { done: 'favoriteRemoved', isExplained: false }
  },
})
export const action = actOnServer(actOnFavorites)
export const clientAction = actOnClient(actOnFavorites)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('お気に入りの企業', matches)

export default function FavoriteCompanies({ loaderData }: Route.ComponentProps) {
  const hasFavorites = loaderData !== null && loaderData.totalCount > 0
  return (
    <Page narrow>
      <PageHead title="お気に入りの企業">{hasFavorites && studentMessages.favoritesExplained}</PageHead>
      {loaderData ? <Favorites {...loaderData} /> : <LoadFailed />}
      {loaderData?.page === 1 && <InterestJobs page={loaderData.interests} />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

const Favorites = ({ nodes, totalCount, page, pageCount }: Loaded) =>
  totalCount === 0 ? (
    <EmptyState
      title="お気に入りの企業はまだありません"
      action={
        <ButtonLink kind="secondary" to={urls.candidate.companies()}>
          企業をさがす
        </ButtonLink>
      }
    >
      企業のページやカードの♡を押すと、ここに並びます。新しい募集が公開されたときに、お知らせします。
    </EmptyState>
  ) : (
    <>
      <ul className={styles.list}>
        {nodes.map((favorite) => (
          <FavoriteRow key={favorite.company.id} favorite={favorite} />
        ))}
      </ul>
      <Pages
        page={page}
        pageCount={pageCount}
        hrefOf={urls.candidate.favoriteCompanies}
        className={styles.pagination}
      />
    </>
  )
