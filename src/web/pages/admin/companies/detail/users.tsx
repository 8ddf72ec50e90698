import { mayAct } from '#domain/admin-account/role/rules.ts'
import { companyUserRoleLabels } from '#domain/company-account/user/rules.ts'
import type { AdminRole, CompanyStaffFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { HiddenPeople } from '../../parts/no-access.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import styles from './detail.module.css'
import { InviteUser } from './invite-user.tsx'

const CompanyStaff = graphql(`
  fragment CompanyStaff on Company {
    id
    displayName
    users {
      id
      role
      status
      familyName
      givenName
      department
      email
      lastSignInAt
    }
  }
`)

const roles: Record<string, string> = companyUserRoleLabels
const states: Record<string, [string, BadgeKind]> = {
  ACTIVE: ['利用中', 'success'],
  INVITED: ['招待中', 'info'],
  DISABLED: ['無効', 'plain'],
}

const column = columnsOf<NonNullable<CompanyStaffFragment['users']>[number]>()

const columns = [
  column.name('氏名', ({ familyName, givenName }) =>
    familyName || givenName ? `${familyName} ${givenName}` : '（登録前）',
  ),
  column.text('役割', ({ role }) => roles[role] ?? role),
  column.mark('状態', ({ status }) => <State status={status} />),
  column.text('メールアドレス', ({ email }) => email ?? '–'),
  column.text('最後のログイン', ({ lastSignInAt: at }) => (at ? slashDateTime(at) : '記録なし')),
]

type UsersSectionProps = { company: FragmentType<typeof CompanyStaff>; role: AdminRole }

export function UsersSection({ company, role }: UsersSectionProps) {
  const { id, displayName, users } = readFragment(CompanyStaff, company)
  if (!users) return <HiddenPeople id="users" title="ユーザー" />
  return (
    <Section id="users" title="ユーザー" end={<p>{users.length}名</p>}>
      <DataTable
        label="企業のユーザー"
        minWidth={640}
        rows={users}
        idOf={({ id: userId }) => userId}
        empty={<Nothing>ユーザーはまだいません。</Nothing>}
        columns={columns}
      />
      {mayAct(role, 'inviteUserOfCompany') && (
        <div className={styles.invite}>
          <InviteUser
            companyId={id}
            companyName={displayName}
            hasAdmin={users.some((user) => user.role === 'ADMIN' && user.status === 'ACTIVE')}
          />
        </div>
      )}
    </Section>
  )
}

function State({ status }: { status: string }) {
  const [name, kind] = states[status] ?? [status, 'plain' as const]
  return <Badge kind={kind}>{name}</Badge>
}
