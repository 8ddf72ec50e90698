import { Link } from 'react-router'
import { smallestGroup } from '#domain/scout-invitation/profile-view/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { urls } from '#ground/urls.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Groups, isTelling } from './groups.tsx'
import styles from './views.module.css'

type Group = { label: string; count: number }
type Findings = { total: number; bookmarkedBy: number; byIndustry: readonly Group[]; bySection: readonly Group[] }

/** From being found to being kept in mind: three numbers of companies. */
export function Reach({ views, findings }: { views: number; findings: Findings }) {
  const steps = [
    { label: '検索で見つけた', count: findings.total },
    { label: 'プロフィールを開いた', count: views },
    { label: 'ブックマークしている', count: findings.bookmarkedBy },
  ]
  return (
    <dl className={styles.reach}>
      {steps.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{grouped(count)}</b>社
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts of the profile that searches asked for, and the industries of their companies; no company is named. */
export function Found({ findings: { total, byIndustry, bySection } }: { findings: Findings }) {
  const isQuiet = bySection.length === 0 && !isTelling(byIndustry)
  return (
    <PagePart id="found" title="どんな検索で見つかったか">
      {isQuiet && <p className="quiet">同じ条件や業界の企業が{smallestGroup}社以上になると、ここに表示します。</p>}
      {bySection.length > 0 && (
        <Card as="section" className={styles.groups} aria-label="条件に合った項目">
          <h3>条件に合った項目</h3>
          <ul className="stack-3">
            {bySection.map(({ label, count }) => (
              <li key={label} className={styles.group}>
                <span>{label}</span>
                <BarMeter label={label} value={count} max={total} text={`${total}社のうち${count}社`} />
                <span className="num">{count}社</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Groups title="見つけた企業の業界" groups={byIndustry} />
      <p className={styles.rule}>
        企業が検索の条件に入れ、あなたが合っていた項目です。検索された言葉と企業名は表示しません。
        <Link to={urls.candidate.profile()} className={linkClass()}>
          プロフィールを書き足す
        </Link>
        と、見つかる条件が増えます。
      </p>
    </PagePart>
  )
}
