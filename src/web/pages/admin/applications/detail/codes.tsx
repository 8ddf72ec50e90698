import { MailAddress } from '#web/parts/mail-address.tsx'
import { useState } from 'react'
import { canSendNewCode } from '#domain/inquiry/decision/rules.ts'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, ApplicationCodesFragment } from '#web/generated/admin/graphql.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationCodes = graphql(`
  fragment ApplicationCodes on PreRegistration {
    id
    status
    email
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
  const { id, status, email, registrationCodes: codes } = readFragment(ApplicationCodes, application)
  // A code that is over is sent anew in its own line.
  const isOver = canSendNewCode({ status, codes }) && codes.every((code) => code.status === 'REVOKED')
  if (codes.length === 0 && status !== 'APPLIED' && !isOver) return null
  return (
    <Section id="codes" title="登録コード">
      {codes.length === 0 && status === 'APPLIED' && <Nothing>承認すると、登録コードがメールで送られます。</Nothing>}
      <ul className={styles.list}>
        {codes.map((code) => {
          const [name, kind] = states[code.status]
          return (
            <li key={code.id}>
              <Badge kind={kind}>{name}</Badge>
              <span>
                <MailAddress email={code.email} />
              </span>
              <small className="note-13">
                {code.usedAt ? `${longDateTime(code.usedAt)}に登録` : `${longDateTime(code.expiresAt)}まで`}
              </small>
              <Acts code={code} role={role} />
            </li>
          )
        })}
      </ul>
      {isOver && <NewCode id={id} email={email} role={role} />}
    </Section>
  )
}

/** An applicant without a code that opens asks the operator for one. */
function NewCode({ id, email, role }: { id: string; email: string; role: AdminRole }) {
  const [open, setOpen] = useState(false)
  if (!mayAct(role, 'sendNewRegistrationCode'))
    return <p className="quiet">有効な登録コードはありません。あなたの権限では、新しいコードを送れません。</p>
  return (
    <div>
      <p className="quiet">有効な登録コードはありません。申込者は、いまは企業を登録できません。</p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        新しいコードを送る
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title="新しい登録コードを送信"
        fields={{ intent: 'newCode', id }}
        verb="送信する"
      >
        <p>
          <MailAddress email={email} />
          に、今から72時間有効な新しい登録コードをメールで送ります。失効したコードは使えないままです。
        </p>
      </ActDialog>
    </div>
  )
}

type Code = ApplicationCodesFragment['registrationCodes'][number]

/** A code that has expired may be sent anew; one that still opens may also be ended. */
function Acts({ code: { id, status, email }, role }: { code: Code; role: AdminRole }) {
  const [open, setOpen] = useState<'resend' | 'revoke' | null>(null)
  const close = () => setOpen(null)
  if (status === 'USED' || status === 'REVOKED' || !mayAct(role, 'revokeCompanyRegistrationCode')) return null
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen('resend')}>
        再送する
      </Button>
      {status === 'OPEN' && (
        <Button kind="quiet" onClick={() => setOpen('revoke')}>
          失効させる
        </Button>
      )}
      <ActDialog
        open={open === 'resend'}
        onClose={close}
        title="登録コードを再送"
        fields={{ intent: 'resend', id }}
        verb="再送する"
      >
        <p>
          <MailAddress email={email} />
          に、今から72時間有効な新しい登録コードを送ります。前のメールのコードは使えなくなります。
        </p>
      </ActDialog>
      <ActDialog
        open={open === 'revoke'}
        onClose={close}
        title="登録コードの失効"
        fields={{ intent: 'revoke', id }}
        verb="失効させる"
        isDanger
      >
        <p>
          メールで届いたコードは、すぐに使えなくなります。申込者には知らされません。必要になったときは、この画面から新しいコードを送れます。
        </p>
      </ActDialog>
    </div>
  )
}
