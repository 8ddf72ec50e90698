import { Outlet, useLocation } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { Content } from '#web/ui/content.tsx'
import styles from './parts/company.module.css'

const pages = [
  { label: '基本情報', to: clientUrls.companyBasic(), belongs: /^\/client\/company\/basic/ },
  { label: '紹介ページ', to: clientUrls.companyDescription(), belongs: /^\/client\/company\/(?:description|final)/ },
]

/** The pages of 企業情報 below one another's links. */
export default function CompanyLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <Content width="large" className={styles.tabs}>
        <LinkTabs label="企業情報">
          {pages.map(({ label, to, belongs }) => (
            <LinkTab key={to} to={to} isCurrent={belongs.test(pathname)}>
              {label}
            </LinkTab>
          ))}
        </LinkTabs>
      </Content>
      <Outlet />
    </>
  )
}
