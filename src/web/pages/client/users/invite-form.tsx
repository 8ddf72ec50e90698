import { MailAddress } from '#web/parts/mail-address.tsx'
import { useState } from 'react'
import { Form } from 'react-router'
import { maxInvitations } from '#domain/company-account/user/invitation/many/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { checkInvitations, type NotInvited } from './act.ts'
import { RoleChoice } from './role-choice.tsx'
import { invitedText } from './invited-text.ts'
import styles from './users.module.css'

const labels = { emails: 'メールアドレス', role: '役割' }

type InviteFormProps = { seats: { limit: number | null; taken: number }; answer: FormAnswer | undefined }

/** One address or up to twenty, pasted. What is not invited stays in the field with its reason. */
export function InviteForm({ seats: { limit, taken }, answer: pageAnswer }: InviteFormProps) {
  const answer =
    pageAnswer && ('notInvited' in pageAnswer || pageAnswer.values?.['intent']?.[0] === 'invite')
      ? pageAnswer
      : undefined
  const invited = (answer?.['invited'] ?? []) as string[]
  const notInvited = (answer?.['notInvited'] ?? []) as NotInvited[]
  const form = useForm({ labels, check: checkInvitations, answer })
  const [emails, setEmails] = useState(form.field('emails').defaultValue ?? '')
  // Each answered sending is an intention of its own.
  const [answers, setAnswers] = useState(0)
  const { show } = useBanner()
  useHeard(answer, () => {
    setAnswers((count) => count + 1)
    if (invited.length === 0) return
    setEmails(notInvited.map(({ email }) => email).join('\n'))
    show({ kind: 'success', text: invitedText(invited) })
  })
  const seatsLeft = limit === null ? null : Math.max(0, limit - taken)
  // Addresses that were typed or refused stay in sight when the last seat is taken.
  if (seatsLeft === 0 && emails.trim() === '' && notInvited.length === 0) return <NoSeat limit={limit ?? 0} />
  const role = form.field('role')
  return (
    <Card as="section" aria-labelledby="invite" className={styles.section}>
      <h2 id="invite">招待する</h2>
      <Form {...form.props} className="stack-5">
        <input type="hidden" name="intent" value="invite" />
        <IdempotencyKey intention={`${answers} ${emails}`} />
        <TextArea
          {...form.field('emails')}
          defaultValue={undefined}
          value={emails}
          onChange={({ target }) => setEmails(target.value)}
          label={labels.emails}
          required
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={`${maxInvitations}件まで。カンマ、空白、改行で区切って、まとめて貼り付けられます${seatsLeft ? `（あと${seatsLeft}名）` : ''}`}
        />
        {notInvited.length > 1 && (
          <ul className={styles.reasons}>
            {notInvited.map(({ email, reason }) => (
              <li key={email}>
                <b>
                  <MailAddress email={email} />
                </b>
                ：{reason}
              </li>
            ))}
          </ul>
        )}
        {seatsLeft === 0 && <Full limit={limit ?? 0} />}
        <FieldGroup label={labels.role} id={role.id} required error={role.error}>
          <RoleChoice chosen={role.defaultValue ?? 'RECRUITER'} />
        </FieldGroup>
        <noscript>{invited.length > 0 && <Notice kind="success">{invitedText(invited)}</Notice>}</noscript>
        <FormEnd form={form} send="招待する" />
        <p className="quiet">招待のメールが届きます。72時間以内に登録すると、利用を始められます。</p>
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  )
}

function NoSeat({ limit }: { limit: number }) {
  return (
    <Card as="section" aria-labelledby="invite" className={styles.section}>
      <h2 id="invite">招待する</h2>
      <Full limit={limit} />
    </Card>
  )
}

const Full = ({ limit }: { limit: number }) => (
  <PlanLockText reason="使っていないユーザーを停止するか、プランを変更すると、新しいユーザーを招待できます。">
    {limit}名の枠がいっぱいです。
  </PlanLockText>
)
