import { Form } from 'react-router'
import { adminRoles, adminRoleWords } from '#domain/admin-account/role/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { checkInvitation } from './invitation.ts'
import styles from './accounts.module.css'

const labels = {
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  email: accountLimits.email.label,
}

/** The mail carries the code; it works for 72 hours. */
export function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  const form = useForm({ labels, check: checkInvitation, answer })
  return (
    <Card as="section" aria-labelledby="invite" className={styles.card}>
      <h2 id="invite">
        <Phrases>担当者を招待する</Phrases>
      </h2>
      <p className="quiet">招待のメールを送ります。メールのURLは72時間、1回だけ使えます。</p>
      <Form {...form.props} preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="invite" />
        <IdempotencyKey intention="invite" />
        <TextField {...form.field('familyName')} label={labels.familyName} required autoComplete="off" />
        <TextField {...form.field('givenName')} label={labels.givenName} required autoComplete="off" />
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          required
          autoComplete="off"
        />
        <SelectField
          label="権限"
          name="role"
          defaultValue={form.field('role').defaultValue ?? 'REVIEWER'}
          options={adminRoles.map((role) => ({ value: role, label: adminRoleWords[role].name }))}
        />
        <div className={styles.end}>
          <FormEnd form={form} send="招待する" />
        </div>
      </Form>
    </Card>
  )
}
