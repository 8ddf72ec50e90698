import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import styles from './settings-page.module.css'

type SettingsPageProps = {
  title: string
  about?: ReactNode
  /** Where the way back leads, for a student to whom the settings are not open. */
  back?: { label: string; to: string }
  children: ReactNode
}
const toSettings = { label: '設定', to: urls.candidate.settings() }

/** A page behind the settings, with the way back to them. */
export function SettingsPage({ title, about, back = toSettings, children }: SettingsPageProps) {
  return (
    <Page narrow>
      <PageHead
        title={title}
        above={
          <p className={styles.back}>
            <Link to={back.to} className={linkButtonClass()}>
              <Icon name="chevron-left" size="small" />
              {back.label}
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
