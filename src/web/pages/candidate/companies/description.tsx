import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { CompanyPage } from '#web/parts/company-page/company-page.tsx'
import { FavoriteButton } from '#web/parts/favorite-button.tsx'
import { PageBar } from '#web/parts/page-bar.tsx'
import { Page } from '#web/parts/page.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/description'
import { AnswerRecord } from './description/answer-record.tsx'
import { OpenJobs } from './description/open-jobs.tsx'
import styles from './description/description.module.css'

const CompanyDescriptionPage = graphql(`
  query CompanyDescriptionPage($companyId: ID!) {
    metCompany(companyId: $companyId) {
      company {
        id
        displayName
        isFavorite
        ...CompanyPage
      }
      answerRecord {
        total
        inTime
      }
      openJobs {
        id
        ...OpenJob
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>
const load = async (ask: Ask, { params: { companyId } }: Args) =>
  (await ask(CompanyDescriptionPage, { companyId })).metCompany
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.company.displayName ?? '企業', matches)

export default function CompanyDescription({ loaderData: { company, openJobs, answerRecord } }: Route.ComponentProps) {
  return (
    <>
      <PageBar
        title={company.displayName}
        back={urls.candidate.companies()}
        backLabel="企業の一覧へ戻る"
        end={<FavoriteButton company={company} />}
      />
      <Page className={styles.page}>
        <CompanyPage
          company={company}
          acts={
            <>
              <FavoriteButton company={company} labelled />
              <ShareButton title={company.displayName} />
            </>
          }
          side={answerRecord && <AnswerRecord record={answerRecord} />}
          jobs={{ count: openJobs.length, list: <OpenJobs jobs={openJobs} /> }}
        >
          <p className={styles.report}>
            <Link className={linkButtonClass()} to={urls.candidate.contactUs(undefined, company.id)}>
              <Icon name="flag" size="small" />
              この内容を報告する
            </Link>
          </p>
        </CompanyPage>
      </Page>
    </>
  )
}
