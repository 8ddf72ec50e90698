import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { type FieldProblem, FormSummary, useFocusFirstError } from './form-summary.tsx'
import { classNames } from './class-names.ts'
import styles from './form.module.css'
import { isComposing } from './ime.ts'

type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'ref'> & {
  /** What is wrong, in the order of the fields; a new answer moves the focus to the first. */
  problems?: readonly FieldProblem[]
  /** While it is being sent, a second submit does nothing. */
  busy?: boolean
  /** The buttons; the summary stands right above them. */
  foot: ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

const none: readonly FieldProblem[] = []

/** Fields, then what is wrong with them, then the buttons. A router's form is built on the same parts. */
export function Form({ problems = none, busy, foot, onSubmit, className, children, ...rest }: FormProps) {
  const form = useFocusFirstError(problems)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!busy) return onSubmit(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      noValidate
      {...rest}
      ref={form}
      aria-busy={busy || undefined}
      className={classNames(styles.form, className)}
      onKeyDown={keepConversion}
      onSubmit={submit}
    >
      {children}
      <FormSummary problems={problems} />
      <div className={styles.foot}>{foot}</div>
    </form>
  )
}

/** The Enter that ends a conversion submits nothing, in whatever box of the form. */
export function keepConversion(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
