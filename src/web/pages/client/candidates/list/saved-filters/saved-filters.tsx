import { Link } from 'react-router'
import { canonicalQuery } from '#domain/candidate-search/saved-filter/rules.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Menu, menuItemClass } from '#web/ui/overlays/menu.tsx'
import { tabClass } from '#web/ui/tabs.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { readFilterId, withConditionOf, withFilterId, withJobOf, withoutGenders } from '../../parts/filter-address.ts'
import { FilterKeeping } from './filter-keeping.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { useFilterNews } from './filter-news.ts'
import { useSearchGround, type SavedFilter } from '../../parts/ground.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { readView, withView } from '../../parts/view.ts'
import styles from './saved-filters.module.css'

/** Tabs shown before the other filters go into a menu, on most screens and on wide screens. */
const maxTabs = { narrow: 2, wide: 3 }

/** The company's saved filters as tabs, and the acts on the condition in force. */
export function SavedFilters() {
  const { condition, search } = useCandidateList()
  const { features, savedFilters: filters, positiveAction } = useSearchGround()
  const canWrite = useCanWrite()
  const isLocked = !features.includes('saved_filters')
  const query = canonicalQuery(condition)
  const current = filters.find(({ id }) => id === readFilterId(search))
  const newIn = useFilterNews(filters, current?.id)
  if (filters.length === 0 && !(canWrite && (query || isLocked))) return null

  const urlOf = (filter: SavedFilter) => {
    const allowed = positiveAction.inForce ? filter.condition : withoutGenders(filter.condition)
    return clientUrls.candidates(
      withFilterId(
        withConditionOf(allowed, withJobOf(withView(new URLSearchParams(), readView(search)), search)),
        filter.id,
      ),
    )
  }
  const [narrow, wide] = [split(filters, current, maxTabs.narrow), split(filters, current, maxTabs.wide)]
  return (
    <LinkTabs label="保存した条件" className={styles.tabs}>
      {wide.shown.map((filter) => (
        <div key={filter.id} className={classNames(styles.one, !narrow.shown.includes(filter) && styles.onWide)}>
          <LinkTab className={styles.tab} to={urlOf(filter)} isCurrent={filter === current} title={filter.name}>
            <span className={styles.name}>{filter.name}</span>
            {filter.alert.timing !== 'OFF' && (
              <>
                <Icon name="bell" size="small" />
                <span className="visually-hidden">新着をお知らせ</span>
              </>
            )}
            <NewCount count={newIn(filter)} />
          </LinkTab>
          {filter === current && <FilterMenu key={filter.id} filter={filter} query={query} canWrite={canWrite} />}
        </div>
      ))}
      <More filters={narrow.rest} urlOf={urlOf} newIn={newIn} className={styles.onNarrow} />
      <More filters={wide.rest} urlOf={urlOf} newIn={newIn} className={styles.onWide} />
      {canWrite && (query || isLocked) && <FilterKeeping current={current} query={query} isLocked={isLocked} />}
    </LinkTabs>
  )
}

/** The first filters in their order. The current filter is always among them. */
function split(filters: readonly SavedFilter[], current: SavedFilter | undefined, count: number) {
  const first = filters.slice(0, count)
  const visibleFilters = !current || first.includes(current) ? first : [...first.slice(0, count - 1), current]
  return { shown: visibleFilters, rest: filters.filter((filter) => !visibleFilters.includes(filter)) }
}

/** A larger number is shown as 99+. */
const maxShownNew = 99

function NewCount({ count }: { count: number | null }) {
  return count ? <span className={styles.new}>新着{count > maxShownNew ? `${maxShownNew}+` : count}</span> : null
}

type MoreProps = {
  filters: readonly SavedFilter[]
  urlOf: (filter: SavedFilter) => string
  newIn: (filter: SavedFilter) => number | null
  className?: string
}

function More({ filters, urlOf, newIn, className }: MoreProps) {
  if (filters.length === 0) return null
  return (
    <span className={className}>
      <Menu
        label="ほかの保存した条件"
        triggerClass={tabClass(styles.tab)}
        className={styles.menu}
        trigger={
          <>
            ほか{filters.length}件
            <Icon name="chevron-down" size="small" />
          </>
        }
      >
        {filters.map((filter) => (
          <Link key={filter.id} role="menuitem" tabIndex={-1} className={menuItemClass()} to={urlOf(filter)}>
            {filter.name}
            <NewCount count={newIn(filter)} />
          </Link>
        ))}
      </Menu>
    </span>
  )
}
