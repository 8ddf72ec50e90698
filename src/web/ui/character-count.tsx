import styles from './field.module.css'

type CharacterCountProps = { characters: number; min?: number; max?: number }

export function CharacterCount({ characters, min = 0, max }: CharacterCountProps) {
  const excess = max === undefined ? 0 : characters - max
  const lack = characters > 0 ? min - characters : 0
  return (
    <span className={excess > 0 ? styles.tooMany : undefined}>
      {lack > 0 && `あと${lack}文字必要です　`}
      {excess > 0 && `${excess}文字超えています　`}
      {max === undefined ? `${characters}文字` : `${characters} / ${max}`}
    </span>
  )
}
