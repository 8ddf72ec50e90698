import { Link } from 'react-router'
import { alertText } from '#domain/candidate-search/saved-filter/alert/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Name } from '#web/ui/phrases.tsx'
import styles from './scout-notification.module.css'

const FilterAlertFields = graphql(`
  fragment FilterAlert on SavedFilter {
    id
    name
    alert {
      timing
      hour
      weekday
    }
  }
`)

/** When the person hears of new students, condition by condition; the time is chosen beside the condition itself. */
export function FilterAlerts({ filters }: { filters: readonly FragmentType<typeof FilterAlertFields>[] }) {
  const alerts = readFragment(FilterAlertFields, filters)
  return (
    <Card as="section" aria-labelledby="filter-alerts" className={styles.section}>
      <h2 id="filter-alerts">保存した条件の新着</h2>
      {alerts.length === 0 ? (
        <p className="quiet">
          <Link to={clientUrls.candidates()} className={linkClass()}>
            学生検索
          </Link>
          で条件を保存すると、新しく合った学生のお知らせを受け取れます。
        </p>
      ) : (
        <>
          <p className="quiet">条件を開き、名前の横のメニューの「新着のお知らせ」で変更できます。</p>
          <ul className={styles.alerts}>
            {alerts.map(({ id, name, alert }) => (
              <li key={id}>
                <Link to={clientUrls.candidates(new URLSearchParams({ fid: id }))} className={linkClass()}>
                  <Name>{name}</Name>
                </Link>
                <span className="num">{alertText(alert)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
