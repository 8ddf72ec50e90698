import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import styles from './settings-page.module.css'

/** A page behind the settings, with the way back to them. */
export function SettingsPage({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  return (
    <Page narrow>
      <PageHead
        title={title}
        above={
          <p className={styles.back}>
            <Link to={urls.candidate.settings()} className={linkButtonClass()}>
              <Icon name="chevron-left" size="small" />
              設定
            </Link>
          </p>
        }
      >
        {about}
      </PageHead>
      {children}
      <FormsGuard />
    </Page>
  )
}
