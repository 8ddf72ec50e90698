import { departmentCategories, lastActiveDays, type LastActiveAt } from '#domain/candidate-search/condition/rules.ts'
import { keyOf } from '#domain/candidate-search/condition-address/rules.ts'
import { Checkbox } from '#web/ui/check.tsx'
import { chipsClass, ChipToggle } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { categoryWords, classOf } from '#web/parts/student-words.ts'
import { lastActiveWords } from '#web/pages/client/parts/words.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { toggle } from './choice-tree.ts'
import { ChoiceList, OneOf, Part, Rows } from './choices.tsx'
import { NameBox } from './name-box.tsx'
import { useOptionCounts } from './option-counts.ts'
import type { PanelProps } from './panel.ts'
import styles from './filters.module.css'

export const wordsOf = <Key extends string>(keys: readonly Key[], words: Record<Key, string>) =>
  keys.map((key) => ({ id: key, label: words[key] }))

const categories = wordsOf(departmentCategories, categoryWords)
const lastActiveChoices = wordsOf(Object.keys(lastActiveDays) as LastActiveAt[], lastActiveWords)
const seenChoices = wordsOf(['false', 'true'] as const, { false: '未閲覧', true: '閲覧済み' })
const pictureChoices = wordsOf(['true', 'false'] as const, { true: '写真あり', false: '写真なし' })

export function GraduationYears({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  const { graduationYears: years = [] } = panel.condition
  const { countOf, isOld } = useOptionCounts(panel, 'graduationYears')
  return (
    <div className={chipsClass(classNames(styles.years, isOld && styles.old))}>
      {lookups.years.map((year) => (
        <ChipToggle
          key={year}
          name={keyOf('graduationYears')}
          value={year}
          checked={years.includes(year)}
          onChange={() => panel.set({ graduationYears: toggle(years, year) })}
        >
          {classOf(year)}
          <span className={styles.chipCount}>{countOf(year)?.toLocaleString('ja-JP')}</span>
        </ChipToggle>
      ))}
    </div>
  )
}

export const Departments = ({ panel }: PanelProps) => (
  <>
    <ChoiceList panel={panel} field="schoolDepartmentCategories" choices={categories} />
    <NameBox panel={panel} field="schoolDepartmentKeywords" label="学部・学科名" />
  </>
)

export function Picture({ panel }: PanelProps) {
  const { hasPicture } = panel.condition
  const { countOf, isOld } = useOptionCounts(panel, 'hasPicture')
  return (
    <Rows isOld={isOld}>
      <OneOf
        name={keyOf('hasPicture')}
        choices={pictureChoices}
        value={flagValue(hasPicture?.[0])}
        countOf={countOf}
        onChange={(value) => panel.set({ hasPicture: value && [value === 'true'] })}
      />
    </Rows>
  )
}

export function LastActive({ panel }: PanelProps) {
  const { countOf, isOld } = useOptionCounts(panel, 'lastActiveAt')
  return (
    <Rows isOld={isOld}>
      <OneOf
        name={keyOf('lastActiveAt')}
        choices={lastActiveChoices}
        value={panel.condition.lastActiveAt}
        countOf={countOf}
        onChange={(lastActiveAt) => panel.set({ lastActiveAt })}
      />
    </Rows>
  )
}

const flagValue = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'true' : 'false')

export const Relation = ({ panel }: PanelProps) => (
  <>
    <Flag panel={panel} field="bookmark" label="ブックマークした学生" />
    <Flag panel={panel} field="favorite" label="この会社をお気に入りにした学生" />
    <Seen panel={panel} />
  </>
)

function Seen({ panel }: PanelProps) {
  const { countOf, isOld } = useOptionCounts(panel, 'hasSeen')
  return (
    <Part title="閲覧">
      <Rows isOld={isOld}>
        <OneOf
          name={keyOf('hasSeen')}
          choices={seenChoices}
          value={flagValue(panel.condition.hasSeen)}
          countOf={countOf}
          onChange={(value) => panel.set({ hasSeen: value === undefined ? undefined : value === 'true' })}
        />
      </Rows>
    </Part>
  )
}

function Flag({ panel, field, label }: PanelProps & { field: 'bookmark' | 'favorite'; label: string }) {
  const { countOf, isOld } = useOptionCounts(panel, field)
  return (
    <Rows isOld={isOld}>
      <Checkbox
        name={keyOf(field)}
        value="true"
        checked={panel.condition[field] ?? false}
        count={countOf(true)}
        onChange={(event) => panel.set({ [field]: event.target.checked })}
      >
        {label}
      </Checkbox>
    </Rows>
  )
}
