import { outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './record-line.module.css'

const OutcomeRecordFields = graphql(`
  fragment OutcomeRecord on OutcomeRecord {
    total
    inTime
  }
`)

/** The company's record of telling outcomes, in one line where the student decides; none below 20 students. */
export function RecordLine({ record }: { record: FragmentType<typeof OutcomeRecordFields> | null }) {
  const counts = readFragment(OutcomeRecordFields, record)
  if (!counts) return null
  return (
    <p className={styles.record}>
      <Icon name="clock" size="small" />
      <Phrases>{`結果の連絡は、${counts.total}名中${counts.inTime}名に${outcomeDays}日以内（過去1年）`}</Phrases>
    </p>
  )
}
