import { grouped } from '#ground/grouped.ts'
import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { filterOf, filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import { choicesOf } from '#domain/candidate-search/rules/lookups.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { chipsClass, ChipToggle } from '#web/ui/marks/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { toggle } from './choice-tree.ts'
import { ChoiceList, OneOf, Rows } from './choices.tsx'
import { useCounts } from './counted.tsx'
import type { ControlProps } from './panel.ts'
import { ChoiceTree } from './tree.tsx'
import styles from './filters.module.css'

/** Keeps its place while the number is not known. */
const ChipCount = ({ count }: { count: number | null }) => (
  <span className={styles.chipCount}>{count !== null && grouped(count)}</span>
)

export function GraduationYears({ panel, field }: ControlProps<'graduationYears'>) {
  const { lookups } = useSearchGround()
  const { [field]: years = [] } = panel.condition
  const { countOf, isOld } = useCounts()
  return (
    <div className={chipsClass(classNames(styles.years, isOld && styles.old))}>
      {lookups.years.map(({ id, label }) => (
        <ChipToggle
          key={id}
          name={keyOf(field)}
          value={id}
          checked={years.includes(Number(id))}
          onChange={() => panel.set({ [field]: toggle(years, Number(id)) })}
        >
          {label}
          <ChipCount count={countOf(id)} />
        </ChipToggle>
      ))}
    </div>
  )
}

/** The prefectures of the company's own region, or all of Japan. */
export const Prefectures = ({ panel, field }: ControlProps<FieldWith<{ options: 'prefectures' }>>) => (
  <ChoiceTree panel={panel} field={field} near={useSearchGround().near} word="都道府県" />
)

export const JobHuntingStatuses = ({ panel, field }: ControlProps<'jobHuntingStatusIds'>) => (
  <>
    <ChoiceList panel={panel} field={field} />
    <p className={styles.note}>
      就職活動を終えた学生は、ここで選んだときと、ラベル・ブックマーク・スカウト状況で絞り込んだときに表示します。
    </p>
  </>
)

/** One of the options that the filter's row says, or none. */
export function OneOption({ panel, field }: ControlProps<FieldWith<{ input: 'choice' | 'answer' | 'answers' }>>) {
  const { lookups } = useSearchGround()
  const { countOf, isOld } = useCounts()
  const { read, write } = filterOf(field)
  const { [field]: value } = panel.condition
  return (
    <Rows isOld={isOld}>
      <OneOf
        name={keyOf(field)}
        choices={choicesOf(lookups, filters[field].options)}
        value={value === undefined ? undefined : write(value)[0]}
        countOf={countOf}
        onChange={(option) => panel.set({ [field]: option === undefined ? undefined : read([option]) })}
      />
    </Rows>
  )
}

type FlagField = FieldWith<{ input: 'flag' }>

export const Flag = ({ panel, field, count }: ControlProps<FlagField> & { count?: number | null }) => (
  <Checkbox
    name={keyOf(field)}
    value="true"
    checked={panel.condition[field] ?? false}
    count={count}
    onChange={(event) => panel.set({ [field]: event.target.checked })}
  >
    {filters[field].word}
  </Checkbox>
)

/** A flag with the number of its students. */
export function CountedFlag({ panel, field }: ControlProps<FieldWith<{ input: 'flag'; options: unknown }>>) {
  const { countOf, isOld } = useCounts()
  return (
    <Rows isOld={isOld}>
      <Flag panel={panel} field={field} count={countOf(true)} />
    </Rows>
  )
}
