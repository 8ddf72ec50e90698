import { MailAddress } from '#web/parts/mail-address.tsx'
import { slashDate, time } from '#ground/tokyo-time.ts'
import type { CompanyMemberStatus } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { MemberActs } from './member-acts.tsx'
import { nameOf, type Member } from './member.ts'
import { roleWords } from './role-words.ts'
import styles from './users.module.css'

const MemberFields = graphql(`
  fragment Member on CompanyMember {
    id
    email
    role
    status
    familyName
    givenName
    department
    title
    invitationExpiresAt
    lastSignedInAt
    onlyNotifiedDates
    inHand {
      scheduledScouts
      relations
    }
  }
`)
const statusWords: Record<CompanyMemberStatus, { name: string; kind: BadgeKind }> = {
  INVITED: { name: '招待中', kind: 'info' },
  INVITE_EXPIRED: { name: '期限切れ', kind: 'warning' },
  ACTIVE: { name: '利用中', kind: 'success' },
  DISABLED: { name: '停止中', kind: 'plain' },
}

type MembersProps = { members: readonly FragmentType<typeof MemberFields>[]; viewerId: string }

export function Members({ members: fragments, viewerId }: MembersProps) {
  const members = fragments.map((fragment) => readFragment(MemberFields, fragment))
  const admins = members.filter(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE')
  return (
    <Card as="section" aria-labelledby="members" className={styles.section}>
      <h2 id="members">ユーザーの一覧</h2>
      <ul className={styles.members}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === viewerId}
            isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
          />
        ))}
      </ul>
    </Card>
  )
}

type MemberRowProps = { member: Member; isSelf: boolean; isLastAdmin: boolean }

function MemberRow({ member, isSelf, isLastAdmin }: MemberRowProps) {
  const { email, role, status, department, title } = member
  const name = nameOf(member)
  const about = [department, title].filter(Boolean).join('・')
  return (
    <li>
      <div className={styles.who}>
        <strong>
          {name}
          {isSelf && <Badge kind="plum">あなた</Badge>}
        </strong>
        {name !== email && (
          <small>
            <MailAddress email={email} />
          </small>
        )}
        {about && <small>{about}</small>}
      </div>
      <div className={styles.standing}>
        <span>{roleWords[role].name}</span>
        <Badge kind={statusWords[status].kind}>{statusWords[status].name}</Badge>
      </div>
      <small className={styles.last}>{lastWords(member)}</small>
      <MemberActs member={member} isSelf={isSelf} isLastAdmin={isLastAdmin} />
    </li>
  )
}

function lastWords({ status, invitationExpiresAt, lastSignedInAt }: Member) {
  if (status === 'INVITED' && invitationExpiresAt) return `招待の期限 ${dateTime(invitationExpiresAt)}`
  if (status === 'INVITE_EXPIRED') return '招待の期限が過ぎています'
  return lastSignedInAt ? `最終ログイン ${dateTime(lastSignedInAt)}` : 'ログインの記録はありません'
}

const dateTime = (at: string) => `${slashDate(at)} ${time(at)}`
