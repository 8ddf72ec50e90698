import { Form } from 'react-router'
import { urls } from '#ground/urls.ts'
import { validationText } from '#ground/validation/validation.ts'
import { foreseenText } from '#ground/words/student.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const labels = { currentPassword: '現在のパスワード' } as const

/** Only a form of an account with a password has the field. */
export const checkProof = (form: FormData) => [
  form.has('currentPassword') && formText(form, 'currentPassword') === ''
    ? { path: 'currentPassword', message: validationText.empty(labels.currentPassword) }
    : null,
]

type ExportFormProps = {
  proof: { needsPassword: boolean; needsSignIn: boolean }
  /** Whether a file is there already. */
  isAgain: boolean
  answer: FormAnswer | undefined
}

export function ExportForm({ proof, isAgain, answer }: ExportFormProps) {
  const form = useForm({ labels, check: checkProof, answer })
  if (proof.needsSignIn)
    return (
      <>
        <Notice>{foreseenText.fresh_sign_in_required}</Notice>
        <p>
          <ButtonLink to={urls.candidate.login(urls.candidate.settingsData(), 'again')}>ログインし直す</ButtonLink>
        </p>
      </>
    )
  return (
    <Form {...form.props} preventScrollReset className="stack-5">
      {proof.needsPassword && (
        <PasswordField {...form.field('currentPassword')} label={labels.currentPassword} required />
      )}
      <FormEnd
        form={form}
        send={isAgain ? 'もう一度書き出す' : 'データを書き出す'}
        kind={isAgain ? 'secondary' : 'primary'}
      />
    </Form>
  )
}
