import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyPage } from '#web/parts/company-page/company-page.tsx'
import { Page } from '#web/parts/page/page.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { Begin } from '../../parts/begin.tsx'
import { OpenJobs } from './open-jobs.tsx'
import styles from './description.module.css'

export const PublicCompanyFields = graphql(`
  fragment PublicCompany on PublicCompany {
    company {
      displayName
      ...CompanyPage
    }
    openJobs {
      id
      ...OpenJob
    }
  }
`)

/** The page for visitors without an account: the same words, no favourites. */
export function PublicCompany({ page }: { page: FragmentType<typeof PublicCompanyFields> }) {
  const { company, openJobs } = readFragment(PublicCompanyFields, page)
  return (
    <Page className={styles.page}>
      <CompanyPage
        company={company}
        acts={<ShareButton title={company.displayName} />}
        jobs={{ count: openJobs.length, list: <OpenJobs jobs={openJobs} /> }}
      >
        <Begin />
      </CompanyPage>
    </Page>
  )
}
