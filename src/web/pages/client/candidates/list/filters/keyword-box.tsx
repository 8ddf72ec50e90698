import { useState, type KeyboardEvent } from 'react'
import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { useShownText } from '#web/ui/browser/shown-text.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { keywordsOf } from './keywords.ts'
import type { Panel } from './panel.ts'
import styles from './filters.module.css'

const { word } = filters.textKeywords

/** Searches on Enter, but not while a Japanese input method uses the key. Emptying the box removes the keywords. */
export function KeywordBox({ panel, shortcut }: { panel: Panel; shortcut?: string }) {
  const { features } = useSearchGround()
  const { textKeywords: keywords = [] } = panel.condition
  const [error, setError] = useState<string | null>(null)
  const keywordText = keywords.join(' ')
  // Chips and going back change the keywords too.
  const box = useShownText(keywordText)
  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    const read = keywordsOf(event.currentTarget.value)
    setError(read.error)
    if (read.keywords) panel.set({ textKeywords: read.keywords })
  }
  const emptied = (text: string) => {
    setError(null)
    if (text === '' && keywords.length > 0) panel.set({ textKeywords: [] })
  }
  if (!features.includes('keyword')) return <PlanLockText className={styles.keywords}>{word}</PlanLockText>
  return (
    <search className={styles.keywords}>
      <SearchField
        ref={box}
        name={keyOf('textKeywords')}
        label={word}
        placeholder={word}
        defaultValue={keywordText}
        shortcut={shortcut}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'keyword-error' : undefined}
        onKeyDown={search}
        onChange={(event) => emptied(event.target.value)}
      />
      <FieldError id="keyword-error">{error}</FieldError>
    </search>
  )
}
