import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyCard } from '#web/parts/companies/company-card.tsx'
import { JobBody } from '#web/parts/job-page/job-body.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PagePart } from '#web/parts/page/page.tsx'
import { Begin } from '../../parts/begin.tsx'

export const PublicJobFields = graphql(`
  fragment PublicJob on PublicJob {
    job {
      ...JobBody
      company {
        id
        displayName
        ...JobCompany
        ...CompanyCard
      }
    }
  }
`)

/** The page for visitors without an account: the same words, no interest to tell. */
export function PublicJob({ page }: { page: FragmentType<typeof PublicJobFields> }) {
  const { job } = readFragment(PublicJobFields, page)
  const { company } = job
  return (
    <>
      <PageBar title={company.displayName} back={urls.candidate.company(company.id)} backLabel="企業のページへ戻る" />
      <Page narrow>
        <JobBody job={job} company={company}>
          <PagePart id="company" title={`${company.displayName}について`}>
            <CompanyCard company={company} />
          </PagePart>
        </JobBody>
        <Begin />
      </Page>
    </>
  )
}
