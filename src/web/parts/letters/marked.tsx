import { Fragment } from 'react'
import { withPlaces } from '#web/ui/phrases.tsx'
import { ownWordsIn } from './own-words-in.ts'
import styles from './marked.module.css'

/** A text with the words of a search marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return ownWordsIn(text, words).map((piece, at) =>
    piece.isOwn ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={at}>{withPlaces(piece.text)}</Fragment>
    ),
  )
}
