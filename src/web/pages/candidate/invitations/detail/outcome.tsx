import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
          {monthDay(outcomeToldAt)}、{company.displayName}から返事が届きました：
          {outcome === 'NEXT_STEP' ? '次に進んでいただきたい' : '今回は見送り'}
        </b>
      </p>
      <p className="written">{outcomeMessage}</p>
      {outcome === 'NOT_SELECTED' && (
        <p className="quiet">
          この募集との縁がなかっただけで、あなたの経験の価値は変わりません。
          <Link className={linkClass()} to={urls.candidate.companies()}>
            希望に近い企業を見る
          </Link>
        </p>
      )}
    </Notice>
  )
}
