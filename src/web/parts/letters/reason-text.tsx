import { Fragment } from 'react'
import { OwnWords } from '#web/ui/marks/own-words.tsx'
import { ownWordsIn } from './own-words-in.ts'

type ReasonTextProps = { text: string; quotations: readonly { text: string }[] }

/** A company's text, with the student's own words marked. */
export function ReasonText({ text, quotations }: ReasonTextProps) {
  const pieces = ownWordsIn(
    text,
    quotations.map((quotation) => quotation.text),
  )
  return pieces.map((piece, at) =>
    piece.isOwn ? <OwnWords key={at}>{piece.text}</OwnWords> : <Fragment key={at}>{piece.text}</Fragment>,
  )
}
