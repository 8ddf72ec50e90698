import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { CompanyMark } from '#web/parts/companies/company-mark.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Own } from '../load.ts'
import styles from './overview.module.css'

/** The cover and the logo as students see them. */
export function Head({ own, canWrite }: { own: Own; canWrite: boolean }) {
  const { cover, logo } = own
  return (
    <Card as="section" className={styles.head} aria-label="ロゴとカバー画像">
      {cover ? (
        <img className={styles.cover} src={cover.url} alt={own.coverDescription || 'カバー画像'} />
      ) : (
        <p className={styles.noCover}>カバー画像はまだありません</p>
      )}
      <div className={styles.name}>
        <CompanyMark company={own} size="large" />
        <div className={styles.words}>
          <b>{own.displayName}</b>
          {own.tagline && (
            <span className="quiet">
              <Phrases>{own.tagline}</Phrases>
            </span>
          )}
        </div>
        {canWrite && (
          <p className={styles.links}>
            <Link className={linkButtonClass()} to={clientUrls.companyBasicEdit('logo')}>
              {logo ? 'ロゴを変える' : 'ロゴを登録'}
            </Link>
            <Link className={linkButtonClass()} to={clientUrls.companyBasicEdit('cover')}>
              {cover ? 'カバー画像を変える' : 'カバー画像を登録'}
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}
