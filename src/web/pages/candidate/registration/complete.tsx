import { redirect } from 'react-router'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Horizon } from '#web/ui/marks/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/complete'
import styles from './complete.module.css'
import { Steps } from './step.tsx'

const RegistrationComplete = graphql(`
  query RegistrationComplete {
    viewer {
      ... on CandidateViewer {
        __typename
        id
        pending
        familyName
      }
    }
  }
`)

const load = async (ask: Ask, { url }: ClientArgs) => {
  const { viewer } = await ask(RegistrationComplete)
  if (viewer?.__typename !== 'CandidateViewer') throw redirect(urls.candidate.login(url.pathname))
  const redirectTo = url.searchParams.get('redirect-to')
  if (viewer.pending !== 'ONBOARDING') throw redirect(redirectTarget('candidate', redirectTo, urls.candidate.home()))
  return { familyName: viewer.familyName, redirectTo }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('登録が完了しました', matches)

export default function Complete({ loaderData: { familyName, redirectTo } }: Route.ComponentProps) {
  return (
    <section className={styles.page} aria-labelledby="complete">
      <Steps at={null} />
      <Horizon className={styles.sun} />
      <h1 id="complete">
        <Phrases>{familyName}さん、ようこそ</Phrases>
      </h1>
      <p>
        <Phrases>
          次は、強みを3つ選ぶところから。企業があなたを見つける手がかりになります。1分ほどで終わります。
        </Phrases>
      </p>
      <ButtonLink wide to={urls.candidate.onboarding('step1', redirectTo)}>
        強みを選ぶ
      </ButtonLink>
    </section>
  )
}
