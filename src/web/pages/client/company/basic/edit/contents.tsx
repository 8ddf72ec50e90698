import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { Own } from '../load.ts'
import { sectionKeys, sections, type SectionKey } from '../sections.ts'
import styles from '../../parts/section.module.css'

type ContentsProps = { own: Own; current: SectionKey; isSetup: boolean }

/** The sections beside a wide window's form. */
export function Contents({ own, current, isSetup }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="基本情報の項目">
      <ol>
        {sectionKeys.map((key) => {
          const { title, isDone, isRequired } = sections[key]
          const done = isDone(own)
          return (
            <li key={key}>
              <Link
                to={clientUrls.companyBasicEdit(key, isSetup)}
                aria-current={key === current ? 'true' : undefined}
                preventScrollReset
              >
                {done ? <Icon name="check" /> : <i className={styles.ring} />}
                <span>
                  {title}
                  {done && <span className="visually-hidden">（登録済み）</span>}
                </span>
                {!done && <small>{isRequired ? '未登録' : '任意'}</small>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
