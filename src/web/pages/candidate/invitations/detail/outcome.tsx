import { monthDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Notice } from '#web/ui/notice.tsx'
import { OwnWords } from '#web/ui/marks/own-words.tsx'
import styles from '../detail.module.css'

const OutcomeFields = graphql(`
  fragment OutcomeOfScout on ScoutInvitation {
    outcome
    outcomeMessage
    outcomeToldAt
    company {
      displayName
    }
  }
`)

/** The company's answer to the student after the acceptance. */
export function Outcome({ invitation }: { invitation: FragmentType<typeof OutcomeFields> }) {
  const { outcome, outcomeMessage, outcomeToldAt, company } = readFragment(OutcomeFields, invitation)
  if (!outcome || !outcomeToldAt) return null
  return (
    <Notice kind={outcome === 'NEXT_STEP' ? 'success' : 'info'} className={styles.notice}>
      <p>
        <b>
          {monthDay(outcomeToldAt)}に、{company.displayName}から
          {outcome === 'NEXT_STEP' ? '「次に進んでいただきたい」' : '「今回は見送り」'}との連絡がありました。
        </b>
      </p>
      <OwnWords>{outcomeMessage}</OwnWords>
    </Notice>
  )
}
