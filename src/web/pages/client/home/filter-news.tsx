import { grouped } from '#ground/grouped.ts'
import { Link } from 'react-router'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import home from './home.module.css'
import styles from './news.module.css'

const FilterNewsFields = graphql(`
  fragment FilterNewsFields on SavedFilter {
    id
    name
  }
`)

const FilterNewsCounts = graphql(`
  query FilterNewsCounts {
    savedFilters {
      id
      newCandidateCount
    }
  }
`)

const maxShown = 3

/** The saved searches, each with the students who are new since it was opened. The page does not wait for the counts. */
export function FilterNewsCard({ filters: fragments }: { filters: readonly FragmentType<typeof FilterNewsFields>[] }) {
  const filters = readFragment(FilterNewsFields, fragments)
  const ids = filters.map(({ id }) => id).join(' ')
  const counts = useLateAnswer(ids || null, async () => {
    const { savedFilters } = await askFromBrowser()(FilterNewsCounts)
    return new Map(savedFilters.map(({ id, newCandidateCount }) => [id, newCandidateCount]))
  })
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="filter-news">
      <CardHead className={home.cardHead}>
        <h2 id="filter-news">保存した条件の新着</h2>
        <Link className={linkButtonClass()} to={clientUrls.candidates()}>
          学生検索
        </Link>
      </CardHead>
      {filters.length === 0 ? (
        <p className={home.none}>学生検索で条件を保存すると、新しく条件に合った学生の数がここに並びます。</p>
      ) : (
        <ul className={styles.list}>
          {filters.slice(0, maxShown).map(({ id, name }) => (
            <li key={id}>
              <Link to={clientUrls.candidates(new URLSearchParams({ fid: id }))}>{name}</Link>
              <small className="num">{countText(counts?.get(id))}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

// Null: the plan of the company has no saved searches.
const countText = (count: number | null | undefined) =>
  count === undefined || count === null ? '' : count === 0 ? '新着なし' : `${grouped(count)}名`
