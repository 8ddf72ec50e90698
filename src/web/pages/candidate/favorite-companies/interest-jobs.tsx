import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

const InterestJobsFields = graphql(`
  fragment InterestJobs on Query {
    jobInterests {
      isOpen
      job {
        id
        title
        company {
          id
          displayName
          ...CompanyMark
        }
      }
    }
  }
`)

/** The jobs whose company was told of the student's interest; each is taken back on its own page. */
export function InterestJobs({ page }: { page: FragmentType<typeof InterestJobsFields> }) {
  const { jobInterests } = readFragment(InterestJobsFields, page)
  if (jobInterests.length === 0) return null
  return (
    <PagePart id="interests" title="興味があると伝えた募集">
      <ul className="stack-3">
        {jobInterests.map(({ isOpen, job: { id, title, company } }) => (
          <Card key={id} as="li" link={isOpen}>
            <CompanyLine
              company={company}
              note={isOpen ? company.displayName : `${company.displayName}／この募集は終了しました`}
            >
              {isOpen ? (
                <Link className={cardLinkClass()} to={urls.candidate.job(id)}>
                  <Phrases>{title}</Phrases>
                </Link>
              ) : (
                <Phrases>{title}</Phrases>
              )}
            </CompanyLine>
          </Card>
        ))}
      </ul>
    </PagePart>
  )
}
