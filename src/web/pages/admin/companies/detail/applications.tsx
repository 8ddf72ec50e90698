import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { ApplicationBadge } from '../../parts/application-badge.tsx'
import { MailDomain } from '../../parts/mail-domain.tsx'
import { HiddenPeople } from '../../parts/no-access.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const CompanyApplications = graphql(`
  fragment CompanyApplications on Company {
    applications {
      id
      companyName
      status
      insertedAt
      decidedByName
      mailDomain
      isFreeMail
    }
  }
`)

export function ApplicationsSection({ company }: { company: FragmentType<typeof CompanyApplications> }) {
  const { applications } = readFragment(CompanyApplications, company)
  if (!applications) return <HiddenPeople id="applications" title="申込" />
  return (
    <Section id="applications" title="申込">
      {applications.length === 0 ? (
        <Nothing>この企業の申込は見つかりません。申込は受付から1年で消去されます。</Nothing>
      ) : (
        <Table label="この企業の申込" minWidth={680}>
          <thead>
            <tr>
              <th scope="col">会社名</th>
              <th scope="col">状態</th>
              <th scope="col">受付日</th>
              <th scope="col">メールのドメイン</th>
              <th scope="col">判断した人</th>
            </tr>
          </thead>
          <tbody>
            {applications.map((application) => (
              <tr key={application.id}>
                <th scope="row">
                  <Link className={linkClass()} to={adminUrls.application(application.id)}>
                    {application.companyName}
                  </Link>
                </th>
                <td className={cellClass('mark')}>
                  <ApplicationBadge status={application.status} />
                </td>
                <td className={cellClass('date')}>{slashDate(application.insertedAt)}</td>
                <td>
                  <MailDomain domain={application.mailDomain} isFree={application.isFreeMail} />
                </td>
                <td>{application.decidedByName ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
