import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formText } from '#web/parts/form-text.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { FieldError } from '#web/ui/field-parts.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { keywordsOf } from './keywords.ts'
import styles from './filters.module.css'

type KeywordBoxProps = {
  keywords: string[] | undefined
  isLocked: boolean
  shortcut?: string
  onChange: (keywords: string[]) => void
}

/** Searches on Enter, never while a Japanese input method holds the key. Emptying it takes the keywords away. */
export function KeywordBox({ keywords = [], isLocked, shortcut, onChange }: KeywordBoxProps) {
  const [error, setError] = useState<string | null>(null)
  const asked = keywords.join(' ')
  const form = useRef<HTMLFormElement>(null)
  // Taken away elsewhere or gone back; who types here is not interrupted.
  useEffect(() => {
    const box = form.current?.elements.namedItem('keywords')
    if (box instanceof HTMLInputElement && box !== document.activeElement) box.value = asked
  }, [asked])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = keywordsOf(formText(new FormData(event.currentTarget), 'keywords'))
    setError(read.error)
    if (read.keywords) onChange(read.keywords)
  }
  const emptied = (text: string) => {
    setError(null)
    if (text === '' && keywords.length > 0) onChange([])
  }
  if (isLocked) return <PlanLockText className={styles.keywords}>言葉でさがす</PlanLockText>
  return (
    <form ref={form} role="search" className={styles.keywords} onSubmit={search} noValidate>
      <SearchField
        name="keywords"
        label="自由な言葉でさがす"
        placeholder="言葉でさがす"
        defaultValue={asked}
        shortcut={shortcut}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'keyword-error' : undefined}
        onChange={(event) => emptied(event.target.value)}
      />
      <FieldError id="keyword-error">{error}</FieldError>
    </form>
  )
}
