import { Form } from 'react-router'
import {
  maxWithdrawalReason,
  withdrawalReasons,
  withdrawalWord,
} from '#domain/candidate-account/state/withdrawal/rules.ts'
import { foreseenText } from '#ground/words/student.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { urls } from '#ground/urls.ts'
import { endRegistrationText } from '../../parts/registration-words.ts'
import { checkLeaving, labels } from './check.ts'
import styles from './unsubscribe.module.css'

export type Proof = { needsPassword: boolean; needsSignIn: boolean }
type LeavingFormProps = {
  proof: Proof
  answer: FormAnswer | undefined
  /** Whether it is a registration that ends: a student who has seen nothing yet is asked for no reasons. */
  isUnfinished?: boolean
}

export function LeavingForm({ proof, answer, isUnfinished = false }: LeavingFormProps) {
  const form = useForm({ labels, check: checkLeaving, answer })
  const { field } = form
  if (proof.needsSignIn)
    return (
      <div className={styles.signIn}>
        <Notice>{foreseenText.fresh_sign_in_required}</Notice>
        <ButtonLink to={urls.candidate.login(urls.candidate.unsubscribe(), 'again')}>ログインし直す</ButtonLink>
      </div>
    )
  return (
    <Card className={styles.card}>
      <Form {...form.props} className="stack-6">
        {!isUnfinished && <Reasons form={form} />}
        <TextField
          {...field('confirmation')}
          label={labels.confirmation}
          required
          hint={`${isUnfinished ? '登録をやめて' : '退会して'}よければ「${withdrawalWord}」と入力してください。`}
          autoComplete="off"
        />
        {proof.needsPassword && <PasswordField {...field('password')} label={labels.password} required />}
        <FormEnd form={form} send={isUnfinished ? endRegistrationText : withdrawalWord} kind="danger">
          <ButtonLink kind="secondary" to={isUnfinished ? urls.candidate.registration() : urls.candidate.settings()}>
            {isUnfinished ? '登録を続ける' : '退会しない'}
          </ButtonLink>
        </FormEnd>
      </Form>
    </Card>
  )
}

function Reasons({ form: { field, isChosen } }: { form: ReturnType<typeof useForm> }) {
  return (
    <>
      <FieldGroup id={field('reasonKind').id} label={labels.reasonKind} optional hint="企業には伝わりません。">
        {Object.entries(withdrawalReasons).map(([key, label]) => (
          <Radio key={key} name="reasonKind" value={key} defaultChecked={isChosen('reasonKind', key)}>
            {label}
          </Radio>
        ))}
      </FieldGroup>
      <TextArea
        {...field('reason')}
        label={labels.reason}
        optional
        max={maxWithdrawalReason}
        rows={4}
        hint="改善のために読みます。データの削除とともに消えます。"
      />
    </>
  )
}
