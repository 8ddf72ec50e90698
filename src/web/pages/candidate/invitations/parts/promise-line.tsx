import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './record-line.module.css'

const PromiseLineFields = graphql(`
  fragment PromiseLine on ScoutInvitation {
    promises {
      promise {
        label
      }
    }
    promiseRecord {
      ...PromiseRecord
    }
  }
`)
const PromiseRecordFields = graphql(`
  fragment PromiseRecord on PromiseRecord {
    students
    total
    kept
  }
`)

export type PromisesOfScout = FragmentType<typeof PromiseLineFields>

/** The promises of the scout and the company's record of earlier ones, a line each where the student decides. */
export function PromiseLine({ invitation }: { invitation: PromisesOfScout }) {
  const { promises, promiseRecord: record } = readFragment(PromiseLineFields, invitation)
  return (
    <>
      {promises.length > 0 && (
        <p className={styles.record}>
          <Icon name="check" size="small" />
          <Phrases>{`企業の約束：${promises.map(({ promise }) => promise.label).join('、')}`}</Phrases>
        </p>
      )}
      <PromiseRecordLine record={record} />
    </>
  )
}

/** The company's record of its promises; none below 20 students. */
export function PromiseRecordLine({ record }: { record: FragmentType<typeof PromiseRecordFields> | null }) {
  const counts = readFragment(PromiseRecordFields, record)
  if (!counts) return null
  return (
    <p className={styles.record}>
      <Icon name="users" size="small" />
      <Phrases>{`約束は、${counts.total}件中${counts.kept}件が守られた（${counts.students}名の回答・過去1年）`}</Phrases>
    </p>
  )
}
