import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/assessment'
import { About } from './assessment/overview/about.tsx'
import styles from './assessment/overview/overview.module.css'
import { TestCard } from './assessment/overview/test-card.tsx'

const AssessmentPage = graphql(`
  query AssessmentPage {
    assessments {
      intellectual {
        ...TestStanding
      }
      personality {
        ...TestStanding
      }
    }
  }
`)

const load = (ask: Ask) => ask(AssessmentPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('適性検査', matches)

export default function Assessment({ loaderData: { assessments } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title="適性検査">
        自分の得意や傾向を知るための検査です。受けなくてもスカウトは届き、プロフィールの充実度にも関係しません。
      </PageHead>
      <div className={styles.cards}>
        <TestCard test="intellectual" standing={assessments.intellectual} />
        <TestCard test="personality" standing={assessments.personality} />
      </div>
      <PagePart id="about" title="受ける前に知っておくこと">
        <About />
      </PagePart>
    </Page>
  )
}
