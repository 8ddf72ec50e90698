import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Content } from '#web/ui/content.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import { ReadOnly } from './parts/read-only.tsx'
import type { Route } from './+types/basic'
import { Head } from './basic/overview/head.tsx'
import { Rows } from './basic/overview/rows.tsx'
import { SectionCard } from './basic/overview/section-card.tsx'
import { Start } from './basic/overview/start.tsx'
import { Visibility } from './basic/overview/visibility.tsx'
import { actOnVisibility } from './basic/overview/visibility-act.ts'
import { loadBasic } from './basic/load.ts'
import { isMissing, sectionKeys, sections } from './basic/sections.ts'
import styles from './basic/overview/overview.module.css'

export const loader = onServer(loadBasic)
export const clientLoader = onClient(loadBasic)
export const action = actOnServer(actOnVisibility)
export const clientAction = actOnClient(actOnVisibility)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('基本情報', matches)

/** The first time a list of what is to be written; later the company's facts, each with its way to the form. */
export default function CompanyBasic({ loaderData: { companyBasic: basic } }: Route.ComponentProps) {
  const canWrite = useCanWrite()
  const { company } = basic
  const missing = sectionKeys.filter(isMissing(company))
  return (
    <Content width="large" className={styles.page}>
      <header className={styles.title}>
        <div>
          <h1>基本情報</h1>
          <p className="quiet">学生が企業ページで読む、会社の事実です。</p>
        </div>
        {basic.isSetUp && (
          <ButtonLink kind="secondary" to={clientUrls.companyDescription()}>
            {canWrite ? '紹介ページを編集' : '紹介ページを見る'}
          </ButtonLink>
        )}
      </header>
      {!canWrite && <ReadOnly />}
      {!basic.isSetUp && canWrite && <Start own={company} missing={missing} />}
      <Head own={company} canWrite={canWrite} />
      <Visibility basic={basic} canWrite={canWrite} />
      <div className={styles.cards}>
        {sectionKeys
          .filter((key) => key !== 'logo' && key !== 'cover')
          .map((key) => (
            <SectionCard
              key={key}
              section={key}
              saved={basic.sections.find(({ section }) => section === sections[key].section)}
              canWrite={canWrite}
            >
              <Rows section={key} basic={basic} />
            </SectionCard>
          ))}
      </div>
    </Content>
  )
}
