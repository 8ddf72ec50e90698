import { grouped } from '#ground/grouped.ts'
import styles from './field.module.css'

type CharacterCountProps = { characters: number; min?: number; max?: number; missing?: string | null }

export function CharacterCount({ characters, min = 0, max, missing }: CharacterCountProps) {
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
