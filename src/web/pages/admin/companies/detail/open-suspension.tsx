import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SuspensionActs, SuspensionState } from '../../parts/suspension.tsx'

const CompanyOpenSuspension = graphql(`
  fragment CompanyOpenSuspension on Company {
    displayName
    openSuspension {
      id
      ...SuspensionFields
    }
  }
`)

type OpenSuspensionProps = {
  company: FragmentType<typeof CompanyOpenSuspension>
  viewer: { id: string; role: AdminRole }
}

/** The request to suspend the company, until a colleague has decided. */
export function OpenSuspension({ company, viewer }: OpenSuspensionProps) {
  const { openSuspension, displayName } = readFragment(CompanyOpenSuspension, company)
  if (!openSuspension) return null
  return (
    <Notice kind="warning">
      <SuspensionState suspension={openSuspension} viewer={viewer} />
      <SuspensionActs suspension={openSuspension} companyName={displayName} viewer={viewer} />
    </Notice>
  )
}
