import { useLocation } from 'react-router'
import { campaignOf } from '#web/carry/campaign.ts'
import { urls } from '#ground/urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './begin.module.css'

/** The ways on for a visitor without an account on a public page. */
export function Begin() {
  const { pathname, search } = useLocation()
  const from = campaignOf(new URLSearchParams(search))
  return (
    <Card as="section" className={styles.begin} aria-labelledby="begin">
      <div>
        <h2 id="begin">
          <Phrases>この企業が気になったら</Phrases>
        </h2>
        <p>無料で登録してプロフィールを書くと、お気に入りに追加でき、理由つきのスカウトが届くようになります。</p>
      </div>
      <div className="row-3">
        <ButtonLink to={urls.candidate.registration({ ...from, 'redirect-to': pathname })}>はじめる</ButtonLink>
        <ButtonLink kind="secondary" to={urls.candidate.login(pathname)}>
          ログイン
        </ButtonLink>
      </div>
    </Card>
  )
}
