import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationCodes = graphql(`
  fragment ApplicationCodes on PreRegistration {
    registrationCodes {
      id
      status
      email
      expiresAt
      usedAt
    }
  }
`)

const states = {
  OPEN: ['有効', 'success'],
  USED: ['登録済み', 'plum'],
  REVOKED: ['失効', 'plain'],
  EXPIRED: ['期限切れ', 'plain'],
} as const

type CodesSectionProps = { application: FragmentType<typeof ApplicationCodes>; role: AdminRole }

/** The codes that were sent; the code itself is in the mail alone. */
export function CodesSection({ application, role }: CodesSectionProps) {
  const { registrationCodes: codes } = readFragment(ApplicationCodes, application)
  return (
    <Section id="codes" title="登録コード" half>
      {codes.length === 0 && <Nothing>承認すると、登録コードがメールで送られます。</Nothing>}
      <ul className={styles.list}>
        {codes.map((code) => {
          const [name, kind] = states[code.status]
          return (
            <li key={code.id}>
              <Badge kind={kind}>{name}</Badge>
              <span>{code.email}</span>
              <small>
                {code.usedAt ? `${longDateTime(code.usedAt)}に登録` : `${longDateTime(code.expiresAt)}まで`}
              </small>
              {code.status === 'OPEN' && mayAct(role, 'revokeCompanyRegistrationCode') && <Revoke id={code.id} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Revoke({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        失効させる
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="登録コードを失効"
        fields={{ intent: 'revoke', id }}
        verb="失効させる"
        isDanger
      >
        <p>メールで届いたコードは、すぐに使えなくなります。申込者には知らされません。</p>
      </ActDialog>
    </div>
  )
}
