import { adminRoleWords, mayAct, rolesOf, type AdminRole } from '#domain/admin-account/role/rules.ts'
import { Notice } from '#web/ui/notice.tsx'

type OperatorsOnlyProps = {
  role: AdminRole
  /** The mutation of the act. */
  mutation: string
  /** The act in words, as 「イベントの登録と変更」. */
  act: string
}

/** Names the roles that may do an act which the page leaves out. */
export function OperatorsOnly({ role, mutation, act }: OperatorsOnlyProps) {
  if (mayAct(role, mutation)) return null
  const names = (rolesOf('Mutation', mutation) ?? []).map((one) => adminRoleWords[one].name)
  return (
    <Notice>
      {act}は、{names.join('と')}だけができます。あなたの権限は「{adminRoleWords[role].name}」です。
    </Notice>
  )
}
