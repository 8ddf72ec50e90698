import { grouped } from '#ground/grouped.ts'
import { funnelDays } from '#domain/scout-invitation/company-home/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Breakdown } from './breakdown.tsx'
import { useFunnelAddress } from './funnel-address.ts'
import { barsOf, minSentForRates, rateText } from './funnel-shape.ts'
import styles from './funnel.module.css'
import home from './home.module.css'

export const FunnelFields = graphql(`
  fragment FunnelFields on ScoutFunnel {
    sent
    accepted
    scheduled
    hired
    readRate
    personalShare
    rows(by: $by) @include(if: $hasRows) {
      id
      label
      firstSentAt
      sent
      accepted
      hired
    }
  }
`)

type FunnelCardProps = { funnel: FragmentType<typeof FunnelFields>; jobs: readonly { id: string; title: string }[] }

export function FunnelCard({ funnel, jobs }: FunnelCardProps) {
  const { sent, accepted, scheduled, hired, readRate, personalShare, rows } = readFragment(FunnelFields, funnel)
  const steps = [
    ['送信', sent],
    ['承認', accepted],
    ['日程確定', scheduled],
    ['採用', hired],
  ] as const
  const hasRates = sent >= minSentForRates
  const { job } = useFunnelAddress()
  return (
    <Card as="section" className={classNames(home.card, home.span7)} aria-labelledby="funnel">
      <CardHead className={classNames(home.cardHead, styles.toolHead)}>
        <div>
          <h2 id="funnel">採用の流れ</h2>
          <p>
            過去{funnelDays}日{hasRates && '　率の分母は送信数です'}
          </p>
        </div>
        <JobSelect jobs={jobs} />
      </CardHead>
      {sent > 0 && !hasRates && <p className="note-13">件数が少ないため率は表示しません</p>}
      {readRate !== null && (
        <p className="note-13">
          <Phrases>
            {`送ったスカウトの約${readRate}%が読まれています（すべての募集・10%きざみ。一人ひとりの既読は表示しません）`}
          </Phrases>
        </p>
      )}
      {hasRates && personalShare !== null && (
        <p className="note-13">
          <Phrases>{`スカウトの文面のうち、学生のために書かれた割合は平均${personalShare}%です`}</Phrases>
        </p>
      )}
      {sent === 0 && <p className={home.none}>この期間に送ったスカウトはまだありません。</p>}
      {sent > 0 && (
        <figure className={styles.funnel} aria-labelledby="funnel">
          <Pillars values={steps.map(([, value]) => value)} />
          <dl>
            {steps.map(([name, value], at) => (
              <div key={name}>
                <dt className="note-13">{name}</dt>
                <dd>
                  <strong className="num">{grouped(value)}</strong>
                  {hasRates && (
                    <span>
                      {rateText(value, sent)}
                      {at > 0 && (
                        <small>
                          {value} / {sent}
                        </small>
                      )}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      )}
      {sent > 0 && <Breakdown rows={rows} hasRates={hasRates} />}
      {sent > 0 && (
        <p>
          <Link className={linkButtonClass()} to={clientUrls.analysis({ job: job || null })}>
            送信・承認・採用を分析する
          </Link>
        </p>
      )}
    </Card>
  )
}

function JobSelect({ jobs }: Pick<FunnelCardProps, 'jobs'>) {
  const { job, open } = useFunnelAddress()
  if (jobs.length === 0) return null
  return (
    <Select
      className={styles.jobSelect}
      aria-label="採用の流れに数える募集"
      value={job}
      emptyLabel="すべての募集"
      options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => open({ job: event.target.value })}
    />
  )
}

/** One bar a step; the last bar has the accent colour. */
function Pillars({ values }: { values: readonly number[] }) {
  const bars = barsOf(values)
  return (
    <svg viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
      {bars.slice(1).map(({ x, top }, at) => {
        const before = bars[at]
        return (
          before && (
            <path
              key={x}
              className={styles.slope}
              d={`M${before.x + 56} ${before.top}L${x} ${top}V120H${before.x + 56}Z`}
            />
          )
        )
      })}
      {bars.map(({ x, top }, at) => (
        <path key={x} className={styles[`pillar${at + 1}`]} d={`M${x} ${top}h56V120h-56Z`} />
      ))}
    </svg>
  )
}
