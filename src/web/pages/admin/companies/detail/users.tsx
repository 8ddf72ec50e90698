import { mayAct } from '#domain/admin-account/role/rules.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { Badge, type BadgeKind } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'
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

const roles: Record<string, string> = { ADMIN: '管理者', RECRUITER: '採用担当', VIEWER: '閲覧のみ' }
const states: Record<string, [string, BadgeKind]> = {
  ACTIVE: ['利用中', 'success'],
  INVITED: ['招待中', 'info'],
  DISABLED: ['無効', 'plain'],
}

type UsersSectionProps = { company: FragmentType<typeof CompanyStaff>; role: AdminRole }

export function UsersSection({ company, role }: UsersSectionProps) {
  const { id, displayName, users } = readFragment(CompanyStaff, company)
  if (!users) return <HiddenPeople id="users" title="ユーザー" />
  return (
    <Section id="users" title="ユーザー" end={<p>{users.length}名</p>}>
      {users.length === 0 ? (
        <Nothing>ユーザーはまだいません。</Nothing>
      ) : (
        <Table label="企業のユーザー" minWidth={640}>
          <thead>
            <tr>
              <th scope="col">氏名</th>
              <th scope="col">役割</th>
              <th scope="col">状態</th>
              <th scope="col">メールアドレス</th>
              <th scope="col">最後のログイン</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => {
              const [name, kind] = states[user.status] ?? [user.status, 'plain' as const]
              return (
                <tr key={user.id}>
                  <th scope="row">
                    {user.familyName || user.givenName ? `${user.familyName} ${user.givenName}` : '（登録前）'}
                  </th>
                  <td>{roles[user.role] ?? user.role}</td>
                  <td>
                    <Badge kind={kind}>{name}</Badge>
                  </td>
                  <td>{user.email ?? '–'}</td>
                  <td>
                    {user.lastSignInAt ? `${slashDate(user.lastSignInAt)} ${time(user.lastSignInAt)}` : '記録なし'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
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
