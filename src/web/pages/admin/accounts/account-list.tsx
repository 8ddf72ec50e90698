import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form } from 'react-router'
import { adminRoles, adminRoleWords } from '#domain/admin-account/role/rules.ts'
import { longDateTime, slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { AskInPlace } from '#web/parts/staff-sign-in/sign-in-card.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from './accounts.module.css'

export const AdminAccountRow = graphql(`
  fragment AdminAccountRow on AdminAccount {
    id
    email
    familyName
    givenName
    status
    role
    invitationExpiresAt
    lastSignedInAt
    hasSecondFactor
  }
`)
type Row = FragmentType<typeof AdminAccountRow>

type AccountListProps = { accounts: readonly (Row & { id: string })[]; viewerId: string; mayChange: boolean }

export function AccountList({ accounts, viewerId, mayChange }: AccountListProps) {
  return (
    <ul className="stack-3" aria-label="運営者の一覧">
      {accounts.map((account) => (
        <Account key={account.id} row={account} isSelf={account.id === viewerId} mayChange={mayChange} />
      ))}
    </ul>
  )
}

function Account({ row, isSelf, mayChange }: { row: Row; isSelf: boolean; mayChange: boolean }) {
  const account = readFragment(AdminAccountRow, row)
  const { id, email, familyName, givenName, status, role } = account
  const sent = useFormOnItsWay()
  const isBusy = sent?.get('id') === id
  const isOpen = status !== 'DISABLED'
  return (
    <li className={styles.account} aria-labelledby={`account-${id}`}>
      <div className={styles.who}>
        <p className={styles.name}>
          <b id={`account-${id}`}>
            {familyName} {givenName}
          </b>
          {isSelf && <Badge kind="plum">あなた</Badge>}
          {status === 'INVITED' && <Badge kind="line">招待中</Badge>}
          {status === 'DISABLED' && <Badge kind="plain">停止</Badge>}
        </p>
        <p className="quiet">
          <MailAddress email={email} />
        </p>
        <p className="quiet">
          {standingOf(account).map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </p>
      </div>
      {mayChange && isOpen ? (
        <div className={styles.acts}>
          <Form method="post" preventScrollReset className={styles.role}>
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="id" value={id} />
            <Select
              key={role}
              name="role"
              aria-label={`${familyName}さんの権限`}
              defaultValue={role}
              options={adminRoles.map((one) => ({ value: one, label: adminRoleWords[one].name }))}
            />
            <Button type="submit" kind="secondary" busy={isBusy && sent?.get('intent') === 'role'}>
              変更
            </Button>
          </Form>
          {status === 'INVITED' && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="resend" />
              <input type="hidden" name="id" value={id} />
              <IdempotencyKey intention={`resend ${id} ${account.invitationExpiresAt ?? ''}`} />
              <Button type="submit" kind="secondary" busy={isBusy && sent?.get('intent') === 'resend'}>
                招待を再送
              </Button>
            </Form>
          )}
          <AskInPlace
            fields={{ intent: 'disable', id }}
            verb="利用を停止"
            question={
              isSelf
                ? 'ご自身の利用を停止すると、すぐにログアウトし、この画面には戻れません。'
                : `${familyName}さんはログインできなくなり、すべての端末からログアウトします。`
            }
          />
        </div>
      ) : (
        <Badge kind="line">{adminRoleWords[role].name}</Badge>
      )}
    </li>
  )
}

type Standing = {
  status: string
  invitationExpiresAt?: string | null
  lastSignedInAt?: string | null
  hasSecondFactor: boolean
}

function standingOf({ status, invitationExpiresAt, lastSignedInAt, hasSecondFactor }: Standing) {
  if (status === 'INVITED')
    return [invitationExpiresAt ? `招待の期限 ${longDateTime(invitationExpiresAt)}` : '招待のメールを送信しています']
  const used = lastSignedInAt ? `最後のログイン ${slashDate(lastSignedInAt)}` : '最近のログインはありません'
  return [used, `2段階認証は${hasSecondFactor ? '設定済み' : '未設定'}`]
}
