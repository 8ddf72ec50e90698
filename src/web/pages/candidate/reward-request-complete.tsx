import { redirect } from 'react-router'
import { answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Horizon } from '#web/ui/marks/sun.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/reward-request-complete'
import styles from './reward-request-complete/reward-request-complete.module.css'

const OfferReportedPage = graphql(`
  query OfferReportedPage {
    ownOfferReports {
      id
    }
  }
`)

const load = async (ask: Ask) => {
  const { ownOfferReports } = await ask(OfferReportedPage)
  if (ownOfferReports.length === 0) throw redirect(urls.candidate.rewardRequest())
  return null
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('報告を受け付けました', matches)

/** Thanks without money (the ban of gifts for offers): what helps before the first day at work. */
const hints = [
  ['条件を書面で確かめる', '仕事の内容、働く場所、給与、休みが書かれた労働条件通知書を受け取ります。'],
  ['ほかの企業に連絡する', '選考や予定が残っている企業へ、早めに辞退を伝えます。'],
  ['卒業までにすることを書き出す', '単位、提出する書類、引っ越しの時期を確かめます。'],
] as const

export default function RewardRequestComplete() {
  return (
    <Page narrow>
      <Horizon className={styles.horizon} />
      <PageHead title="報告を受け付けました">
        内定おめでとうございます。ご報告ありがとうございます。企業が{answerBusinessDays}営業日以内に内容を確認します。
      </PageHead>
      <PagePart id="hints" title="入社までに">
        <dl className={styles.hints}>
          {hints.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PagePart>
      <div className={styles.foot}>
        <ButtonLink kind="secondary" to={urls.candidate.rewardRequest()}>
          報告を確認する
        </ButtonLink>
        <ButtonLink to={urls.candidate.home()}>ホームへ</ButtonLink>
      </div>
    </Page>
  )
}
