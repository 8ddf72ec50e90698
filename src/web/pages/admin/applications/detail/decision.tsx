import { MailAddress } from '#web/parts/mail-address.tsx'
import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Section } from '../../parts/section.tsx'
import { applicationNames } from '../../parts/application-badge.tsx'
import styles from './detail.module.css'

const ApplicationDecision = graphql(`
  fragment ApplicationDecision on PreRegistration {
    id
    companyName
    email
    status
    insertedAt
    decidedAt
    decidedByName
  }
`)

type DecisionSectionProps = { application: FragmentType<typeof ApplicationDecision>; role: AdminRole }

export function DecisionSection({ application, role }: DecisionSectionProps) {
  const { id, companyName, email, status, decidedAt, decidedByName } = readFragment(ApplicationDecision, application)
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section id="decision" title="判断">
      {decidedAt ? (
        <p>
          {longDateTime(decidedAt)}に{decidedByName ?? '運営者'}さんが「{applicationNames[status]}」にしました。
        </p>
      ) : (
        <>
          <p>実在の確認、反社会的勢力の確認、過去の利用停止がないことを確かめてから、承認してください。</p>
          {mayAct(role, 'approvePreRegistration') ? (
            <div className={styles.acts}>
              <Button onClick={() => setOpen('approve')}>承認する</Button>
              <Button kind="secondary" onClick={() => setOpen('reject')}>
                見送る
              </Button>
            </div>
          ) : (
            <p className="quiet">あなたの権限では、判断できません。</p>
          )}
        </>
      )}
      <ActDialog
        open={open === 'approve'}
        onClose={close}
        title="申込を承認"
        fields={{ intent: 'approve', id }}
        verb="承認する"
      >
        <p>
          {companyName}の
          <MailAddress email={email} />
          に、72時間有効な登録コードをメールで送ります。受け取った方は、最初の管理者として企業を登録できます。
        </p>
      </ActDialog>
      <ActDialog
        open={open === 'reject'}
        onClose={close}
        title="申込を見送り"
        fields={{ intent: 'reject', id }}
        verb="見送る"
        isDanger
      >
        <p>
          <MailAddress email={email} />
          に、お断りのメールを送ります。理由は書かれません。あとから承認には変えられません。
        </p>
      </ActDialog>
    </Section>
  )
}
