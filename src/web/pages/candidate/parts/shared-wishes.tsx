import type { CompanyWish } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './shared-wishes.module.css'

const SharedWishesFields = graphql(`
  fragment SharedWishes on FoundCompany {
    sharedWishes {
      kind
      labels
    }
  }
`)

/** The reason in words; an axis is said by its own name. Which wish is meant is said, since a card names one of many. */
const words: Record<CompanyWish, (labels: readonly string[]) => readonly string[]> = {
  INDUSTRY: (labels) => [`希望の業界${namesOf(labels)}`],
  PREFECTURE: (labels) => [`希望の勤務地${namesOf(labels)}`],
  JOB_TYPE: (labels) => [`希望の職種を募集中${namesOf(labels)}`],
  COMPANY_SIZE: () => ['希望の企業規模'],
  SELECTION_CRITERION: (labels) => labels,
}

const namesOf = ([first, ...others]: readonly string[]) =>
  first ? `（${first}${others.length > 0 ? 'など' : ''}）` : ''

/** Why a company is near to the student's wishes: words, never a score. */
export function SharedWishes({ found, max = 6 }: { found: FragmentType<typeof SharedWishesFields>; max?: number }) {
  const { sharedWishes } = readFragment(SharedWishesFields, found)
  const reasons = sharedWishes.flatMap(({ kind, labels }) => words[kind](labels)).slice(0, max)
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label="希望と合うところ">
      {reasons.map((reason) => (
        <li className="line-1" key={reason}>
          <Icon name="check" size="small" />
          {reason}
        </li>
      ))}
    </ul>
  )
}
