import { filters, type FilterField } from '#domain/candidate-search/rules/filters.ts'
import { choicesOf } from '#domain/candidate-search/rules/lookups.ts'
import type { CandidateCardsQuery } from '#web/generated/graphql.ts'
import { useSearchGround } from '../../parts/ground.ts'
import styles from './card.module.css'

export type MetChoice = CandidateCardsQuery['searchCandidates']['edges'][number]['metChoices'][number]

type MetChoicesProps = { choices: readonly MetChoice[]; unset: readonly FilterField[] }

/** The choices that a student meets, of filters with several, and the filters that the student left empty. */
export function MetChoices({ choices, unset }: MetChoicesProps) {
  const { lookups } = useSearchGround()
  if (choices.length === 0 && unset.length === 0) return null
  const labelsOf = (field: FilterField, values: readonly string[]) => {
    const filter = filters[field]
    const all = 'options' in filter && typeof filter.options === 'string' ? choicesOf(lookups, filter.options) : []
    return all.filter(({ id }) => values.includes(id)).map(({ label }) => label)
  }
  return (
    <ul className={styles.met} aria-label="条件に合うところ">
      {choices.map(({ key, values }) => (
        <li key={key}>
          {filters[key as FilterField].word}：{labelsOf(key as FilterField, values).join('、')}
        </li>
      ))}
      {unset.map((field) => (
        <li key={field}>{filters[field].word}：未入力</li>
      ))}
    </ul>
  )
}
