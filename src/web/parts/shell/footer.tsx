import { Link } from 'react-router'
import { useRootData } from '#web/document/root-data.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { tokyoDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { SchemeChoice } from './scheme-choice.tsx'
import styles from './footer.module.css'

/** contact: the address of the form for questions. */
export function Footer({ contact }: { contact?: string }) {
  const root = useRootData()
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
        <li>
          <Link to={urls.accessibility()}>アクセシビリティ</Link>
        </li>
        <li>
          <a href="/licenses.txt">オープンソースライセンス</a>
        </li>
        {contact && (
          <li>
            <Link to={contact}>お問い合わせ</Link>
          </li>
        )}
      </ul>
      <SchemeChoice />
      <div>
        {root?.noticeNumber && (
          <small>
            特定募集情報等提供事業 届出受理番号 <span className={styles.number}>{root.noticeNumber}</span>
          </small>
        )}
        <small>
          © {year} {root?.operatorName}
        </small>
      </div>
    </footer>
  )
}
