import { Link, useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'
import { useNow } from '#web/parts/now.tsx'
import { tokyoDate } from '#web/parts/dates.ts'
import { urls } from '#web/urls.ts'
import styles from './footer.module.css'

export function Footer() {
  const root = useRouteLoaderData<typeof loader>('root')
  const { year } = tokyoDate(useNow())
  return (
    <footer className={styles.footer}>
      <ul>
        <li>
          <Link to={urls.terms()}>利用規約</Link>
        </li>
        <li>
          <Link to={urls.policy()}>プライバシーポリシー</Link>
        </li>
      </ul>
      <small>
        © {year} {root?.operatorName}
      </small>
    </footer>
  )
}
