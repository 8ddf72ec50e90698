import { grouped } from '#ground/grouped.ts'
import { lettersOfLine, lettersOfText } from '#ground/spelling/counted-letters.ts'
import { lettersOf } from '#ground/text-length.ts'
import styles from './field.module.css'

/** How a text is stored: freed of outer spaces, on one line, or as it was typed. */
export type StoredAs = keyof typeof lettersAs
const lettersAs = { text: lettersOfText, line: lettersOfLine, typed: lettersOf }

type CharacterCountProps = { text: string; as?: StoredAs; min?: number; max?: number; missing?: string | null }

/** Counts as the rule of the field does, so that both name one number. */
export function CharacterCount({ text, as = 'text', min = 0, max, missing }: CharacterCountProps) {
  const characters = lettersAs[as](text)
  const excess = max === undefined ? 0 : characters - max
  const lack = characters > 0 ? min - characters : 0
  return (
    <span className={excess > 0 ? styles.tooMany : undefined}>
      {missing && `${missing}　`}
      {lack > 0 && `あと${lack}文字必要です　`}
      {excess > 0 && `${grouped(excess)}文字超えています　`}
      {max === undefined ? `${grouped(characters)}文字` : `${grouped(characters)} / ${grouped(max)}`}
    </span>
  )
}
