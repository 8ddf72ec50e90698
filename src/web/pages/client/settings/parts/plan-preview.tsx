import { Link } from 'react-router'
import { featuresOf, plans, type PlanFeature } from '#domain/company/plan/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { deskText } from '#ground/words/desk.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './plan-preview.module.css'

/** A row of a page as it would look: what stands first, the words, and how it stands. */
type StillRow = { lead: string; text: string; detail: string; mark?: string; kind?: BadgeKind }
export type Preview = { feature: PlanFeature; title: string; gives: readonly string[]; rows: readonly StillRow[] }

/** A page outside of the plan: what it would give, drawn as a still, and the way to another plan (§6). */
export function PlanPreview({ preview, canAdminister }: { preview: Preview; canAdminister: boolean }) {
  const { feature, title, gives, rows } = preview
  const holding = plans.filter((plan) => featuresOf(plan).includes(feature))
  return (
    <Card as="section" aria-labelledby="plan-preview" className="stack-5">
      <header className={styles.head}>
        <p className="line-2 note-13">
          <Icon name="lock" size="small" />
          {deskText.plan_restricted}
        </p>
        <h2 id="plan-preview">
          <Phrases>{`${title}は、${holding.map(({ label }) => label).join('・')}プランで使えます`}</Phrases>
        </h2>
      </header>
      <ul className={styles.gives}>
        {gives.map((sentence) => (
          <li key={sentence}>
            <Icon name="check" size="small" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <figure className={styles.still}>
        <figcaption>画面の例</figcaption>
        <ul>
          {rows.map(({ lead, text, detail, mark, kind }) => (
            <li key={`${lead} ${text}`}>
              <span className={styles.lead}>{lead}</span>
              <span className={styles.what}>
                {text}
                <small className="note-13">{detail}</small>
              </span>
              {mark && <Badge kind={kind}>{mark}</Badge>}
            </li>
          ))}
        </ul>
      </figure>
      {canAdminister ? (
        <p className={styles.way}>
          <Link to={clientUrls.contractRequest(holding[0]?.key ?? '')} className={buttonClass({})}>
            プランの変更を依頼する
          </Link>
          <Link to={clientUrls.contract()} className={linkClass()}>
            プランを確認
          </Link>
        </p>
      ) : (
        <p className="quiet">プランの変更は、会社の管理者だけが依頼できます。必要なときは、管理者にご相談ください。</p>
      )}
    </Card>
  )
}
