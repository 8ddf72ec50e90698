import { planOf, plans } from '#domain/company/plan/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ContractFields, underReview } from './contract.tsx'
import home from './home.module.css'
import styles from './no-scouts.module.css'

/** In the place of the quota, for a company that cannot send: what it can do, and from when on it can write. */
export function NoScoutsCard({ contract }: { contract: FragmentType<typeof ContractFields> }) {
  const { status } = readFragment(ContractFields, contract)
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="no-scouts">
      <CardHead className={home.cardHead}>
        <h2 id="no-scouts">スカウトの送信</h2>
      </CardHead>
      {status === underReview ? <BeforeStart /> : <OtherPlans />}
    </Card>
  )
}

const BeforeStart = () => (
  <>
    <p>
      <Phrases>
        運営の準備が終わると、学生を探してスカウトを送れます。それまでのあいだに、学生が読む企業ページと募集を整えておけます。
      </Phrases>
    </p>
    <ButtonLink to={clientUrls.companyBasic()} kind="secondary" wide className={styles.act}>
      企業情報を見直す
    </ButtonLink>
  </>
)

const { label, publishedJobs, whitepapers } = planOf('FREE')
const sending = plans.find(({ newScoutsPerMonth }) => newScoutsPerMonth > 0)

const OtherPlans = () => (
  <>
    <p>
      <Phrases>{`${label}プランは、学生を迎える準備をするためのプランです。`}</Phrases>
    </p>
    <ul className={styles.gives}>
      {[
        `企業ページと募集${publishedJobs}件の公開`,
        '条件に合う学生の人数の確認',
        `お役立ち資料${whitepapers}点の閲覧`,
      ].map((benefit) => (
        <li className="line-2" key={benefit}>
          <Icon name="check" size="small" />
          {benefit}
        </li>
      ))}
    </ul>
    <p>
      <Phrases>
        {`${sending?.label}プランからは、30日に${sending?.newScoutsPerMonth}通まで、選んだ理由を書いて声をかけられます。`}
      </Phrases>
    </p>
    <ButtonLink to={clientUrls.contract()} kind="secondary" wide className={styles.act}>
      プランを比べる
    </ButtonLink>
  </>
)
