import type { CompanyApplicationsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
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

const column = columnsOf<NonNullable<CompanyApplicationsFragment['applications']>[number]>()

const columns = [
  column.link(
    '会社名',
    ({ id }) => adminUrls.application(id),
    ({ companyName }) => companyName,
  ),
  column.mark('状態', ({ status }) => <ApplicationBadge status={status} />),
  column.day('受付日', ({ insertedAt }) => insertedAt),
  column.text('メールのドメイン', ({ mailDomain, isFreeMail }) => (
    <MailDomain domain={mailDomain} isFree={isFreeMail} />
  )),
  column.text('判断した人', ({ decidedByName }) => decidedByName ?? '–'),
]

export function ApplicationsSection({ company }: { company: FragmentType<typeof CompanyApplications> }) {
  const { applications } = readFragment(CompanyApplications, company)
  if (!applications) return <HiddenPeople id="applications" title="申込" />
  return (
    <Section id="applications" title="申込">
      <DataTable
        label="この企業の申込"
        minWidth={680}
        rows={applications}
        idOf={({ id }) => id}
        empty={<Nothing>この企業の申込は見つかりません。申込は受付から1年で消去されます。</Nothing>}
        columns={columns}
      />
    </Section>
  )
}
