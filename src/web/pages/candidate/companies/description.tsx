import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { CompanyPage } from '#web/parts/company-page/company-page.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page } from '#web/parts/page/page.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { publicMetaOf } from '#web/parts/page/public-meta.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/description'
import { forGuests } from '../parts/for-guests.ts'
import { AnswerRecord } from './description/answer-record.tsx'
import { OpenJobs } from './description/open-jobs.tsx'
import { PublicCompany } from './description/public-company.tsx'
import styles from './description/description.module.css'

const CompanyDescriptionPage = graphql(`
  query CompanyDescriptionPage($companyId: ID!) {
    metCompany(companyId: $companyId) {
      isPublic
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
      outcomeRecord {
        total
        inTime
      }
      promiseRecord {
        students
        total
        kept
      }
      openJobs {
        id
        ...OpenJob
      }
    }
  }
`)

const PublicCompanyPage = graphql(`
  query PublicCompanyPage($companyId: ID!) {
    publicCompany(companyId: $companyId) {
      pictureUrl
      company {
        id
        displayName
        tagline
      }
      ...PublicCompany
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>
const load = (ask: Ask, { params: { companyId } }: Args) =>
  forGuests(
    async () => (await ask(CompanyDescriptionPage, { companyId })).metCompany,
    async () => (await ask(PublicCompanyPage, { companyId })).publicCompany,
  )
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { own, open } = loaderData ?? { own: null, open: null }
  const { displayName = '企業' } = own?.company ?? open?.company ?? {}
  const publicPage = open && {
    description: open.company.tagline,
    path: urls.candidate.company(open.company.id),
    pictureUrl: open.pictureUrl,
    pictureText: `${displayName}：${open.company.tagline}`,
  }
  return publicMetaOf(displayName, matches, publicPage)
}

export default function CompanyDescription({ loaderData: { own, open } }: Route.ComponentProps) {
  return own ? <Met page={own} /> : open && <PublicCompany page={open} />
}

type MetPage = NonNullable<Route.ComponentProps['loaderData']['own']>

function Met({ page: { company, isPublic, openJobs, ...records } }: { page: MetPage }) {
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
              {isPublic && <ShareButton title={company.displayName} />}
            </>
          }
          side={<AnswerRecord {...records} />}
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
