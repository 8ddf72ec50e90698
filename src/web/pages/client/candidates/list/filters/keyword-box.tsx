import { useState, type KeyboardEvent } from 'react'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { useShownText } from '#web/ui/browser/shown-text.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { AddedWords } from './added-words.tsx'
import { keywordsOf, textOf, typedKey } from './keywords.ts'
import type { Panel } from './panel.ts'
import styles from './filters.module.css'

const { word } = filters.textKeywords
const ways = [
  { label: 'すべて', value: '機械学習 統計' },
  { label: 'いずれか', value: '部長|主将' },
  { label: '語句', value: '「卒業 研究」' },
  { label: '除く', value: '研究 -営業' },
]

/** Searches on Enter, but not while a Japanese input method uses the key. Emptying the box removes the keywords. */
export function KeywordBox({ panel, shortcut }: { panel: Panel; shortcut?: string }) {
  const { features, synonyms } = useSearchGround()
  const [error, setError] = useState<string | null>(null)
  const keywordText = textOf(panel.condition, synonyms)
  // Chips and going back change the keywords too.
  const box = useShownText(keywordText)
  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    const read = keywordsOf(event.currentTarget.value, synonyms)
    setError(read.error)
    if (read.keywords) panel.set(read.keywords)
  }
  const emptied = (text: string) => {
    setError(null)
    if (text === '' && keywordText !== '') panel.set({ textKeywords: [], excludedTextKeywords: [] })
  }
  if (!features.includes('keyword')) return <PlanLockText className={styles.keywords}>{word}</PlanLockText>
  return (
    <search className={styles.keywords}>
      <SearchField
        ref={box}
        name={typedKey}
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
      <AddedWords panel={panel} synonyms={synonyms} />
      <Fold title="検索のしかた" quiet className={styles.ways}>
        <Facts compact>
          {ways.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Fold>
    </search>
  )
}
