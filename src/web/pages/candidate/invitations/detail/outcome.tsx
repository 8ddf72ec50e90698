import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from '../detail.module.css'

const OutcomeFields = graphql(`
  fragment OutcomeOfScout on ScoutInvitation {
    id
    step
    canChooseSchedulingDate
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
  const { id, step, outcome, outcomeMessage, outcomeToldAt, company, ...scout } = readFragment(
    OutcomeFields,
    invitation,
  )
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
      {outcome === 'NEXT_STEP' && step > 1 && scout.canChooseSchedulingDate && (
        <p>
          <Link className={linkClass()} to={urls.candidate.schedule(id)}>
            次の日程を選ぶ
          </Link>
        </p>
      )}
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
