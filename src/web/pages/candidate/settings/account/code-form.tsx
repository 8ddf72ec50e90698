import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SectionForm, useSectionForm, type AccountAnswer } from './section.tsx'
import { urls } from '#ground/urls.ts'
import styles from './section.module.css'

type CodeFormProps = {
  intent: 'confirmEmail' | 'confirmPhone'
  /** Where the code went, and until when it works. */
  children: ReactNode
  label: string
  /** The address of the form by which the contact is entered anew, or another code is sent. */
  anew: string
  answer: AccountAnswer
}

/** The six digits that prove a new contact. */
export function CodeForm({ intent, children, label, anew, answer }: CodeFormProps) {
  const form = useSectionForm(intent, { code: label }, answer)
  return (
    <>
      <p>{children}</p>
      <SectionForm
        form={form}
        send="確認する"
        beside={
          <Link to={anew} preventScrollReset className={linkButtonClass(styles.beside)}>
            入力し直す・もう一度送る
          </Link>
        }
      >
        <TextField
          {...form.field('code')}
          label={label}
          hint="届いた6桁の数字を入力してください。"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
        />
      </SectionForm>
      {intent === 'confirmPhone' && answer?.refused?.code === 'phone_taken' && (
        <p>
          <Link to={urls.candidate.contactUs()} className={linkClass()}>
            番号についてお問い合わせ
          </Link>
        </p>
      )}
    </>
  )
}
