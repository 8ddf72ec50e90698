import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './form-summary.module.css'
import { linkClass } from '../link-button.tsx'
import { Notice } from '../notice.tsx'

export type FieldProblem = { id: string; label: string }

/** The list of mistakes beside the send button; each name links to its field. One mistake is told at its field alone. */
export function FormSummary({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length < 2) return null
  return (
    <Notice kind="error" live>
      <p>{problems.length}か所の入力を確認してください。</p>
      <ul className={styles.list}>
        {problems.map(({ id, label }) => (
          <li key={id}>
            <a className={linkClass()} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  const control = target.matches('fieldset') ? target.querySelector<HTMLElement>(controls) : target
  ;(control ?? target).focus()
  target.scrollIntoView({ block: 'center' })
}

const controls = 'input, select, textarea, button'
const firstInvalid = `[aria-invalid="true"], [data-invalid] :is(${controls})`

/** Each new, non-empty answer of errors moves focus to the first invalid control within the returned ref (or the page). */
export function useFocusFirstError<T extends HTMLElement = HTMLFormElement>(errors: object | null | undefined) {
  const form = useRef<T>(null)
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return
    const root = form.current ?? document
    root.querySelector<HTMLElement>(firstInvalid)?.focus()
  }, [errors])
  return form
}
