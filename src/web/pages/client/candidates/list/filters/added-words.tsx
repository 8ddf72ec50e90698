import type { Synonyms } from '#domain/candidate-search/synonym/rules.ts'
import { alternativesOf } from '#domain/candidate-search/keyword/rules.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { typedWords, type TypedWord } from './keywords.ts'
import type { Panel } from './panel.ts'
import styles from './filters.module.css'

const quoted = (words: readonly string[]) => words.map((word) => `「${word}」`).join('')

/** The synonyms beside the typed words: a press leaves out what the search added, or adds what it could. */
export function AddedWords({ panel, synonyms }: { panel: Panel; synonyms: readonly Synonyms[] }) {
  const { textKeywords = [] } = panel.condition
  const rows = textKeywords.flatMap((keyword) =>
    typedWords(keyword, synonyms)
      .filter(({ added, absent }) => added.length + absent.length > 0)
      .map((typed) => ({ keyword, typed })),
  )
  if (rows.length === 0) return null
  const put = (keyword: string, words: readonly string[]) =>
    panel.set({ textKeywords: textKeywords.map((one) => (one === keyword ? words.join('|') : one)) })
  return (
    <ul className={styles.added} aria-label="同じ意味のことば">
      {rows.map(({ keyword, typed }) => (
        <Row key={typed.word} typed={typed} words={alternativesOf(keyword)} onPut={(words) => put(keyword, words)} />
      ))}
    </ul>
  )
}

type RowProps = { typed: TypedWord; words: readonly string[]; onPut: (words: readonly string[]) => void }

const Row = ({ typed: { word, added, absent }, words, onPut }: RowProps) =>
  added.length > 0 ? (
    <li>
      {quoted([word])}に{quoted(added)}を加えています。{' '}
      <LinkButton onClick={() => onPut(words.filter((one) => !added.includes(one)))}>加えない</LinkButton>
    </li>
  ) : (
    <li>
      {quoted([word])}だけでさがしています。{' '}
      <LinkButton onClick={() => onPut([...words, ...absent])}>{quoted(absent)}も加える</LinkButton>
    </li>
  )
