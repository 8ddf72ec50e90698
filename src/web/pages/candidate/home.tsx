import { AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { Page } from '#web/parts/page/page.tsx'
import { openGraphOf } from '#web/parts/page/open-graph.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/home'
import { AwaitedCompanies } from './home/awaited-companies.tsx'
import { EncourageEvents } from './home/encourage-events.tsx'
import { FailedBlock } from './home/failed-block.tsx'
import styles from './home/home.module.css'
import { NearCompanies } from './home/near-companies.tsx'
import { NewScouts } from './home/new-scouts.tsx'
import { PasskeyOffer } from './home/passkey-offer.tsx'
import { Side } from './home/side.tsx'
import { Today } from './home/today.tsx'
import { urls } from '#ground/urls.ts'
import { Landing } from './home/landing.tsx'

const HomePage = graphql(`
  query HomePage {
    ...HomeToday
    ...HomeSide
    ...HomeAwaitedCompanies
    ...HomeNewScouts
    ...HomeNearCompanies
    ...HomeEncourageEvents
  }
`)

const LandingPage = graphql(`
  query LandingPage {
    graduationYears
  }
`)

const isRefusedWith = (error: unknown, ...codes: string[]) =>
  error instanceof AskError && codes.includes(error.refused.code)

/** The home page needs a signed-in student; a guest sees the landing page. */
const load = async (ask: Ask) => {
  try {
    const home = await ask(HomePage)
    return { home, newScouts: home, nearCompanies: home, encourageEvents: home }
  } catch (error) {
    if (isRefusedWith(error, 'unauthenticated', 'forbidden')) return { home: null, landing: await ask(LandingPage) }
    if (!isRefusedWith(error, 'internal_server_error')) throw error
    const { askBlocks } = await import('./home/blocks.ts')
    return askBlocks(ask)
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
const face = {
  title: '理由つきのスカウトが届く就活',
  description:
    'あなたの経験を読んだ企業から、選んだ理由つきのスカウトが届きます。氏名と連絡先は、あなたが承認した企業にだけ伝わります。学生は無料です。',
  path: urls.candidate.home(),
  picture: 'student',
} as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.home ? titleOf('ホーム', matches) : [...titleOf(face.title, matches, face), ...openGraphOf(face, matches)]

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.home) return <Landing graduationYears={loaderData.landing.graduationYears} />
  const { home, newScouts, nearCompanies, encourageEvents } = loaderData
  return (
    <Page className={styles.home}>
      <Today home={home} />
      <Side home={home} />
      <div className={styles.more}>
        <AwaitedCompanies home={home} />
        {newScouts ? <NewScouts home={newScouts} /> : <FailedBlock id="scouts" title="新着のスカウト" />}
        {nearCompanies ? (
          <NearCompanies home={nearCompanies} />
        ) : (
          <FailedBlock id="near" title="あなたの希望に近い企業" />
        )}
        {encourageEvents ? (
          <EncourageEvents home={encourageEvents} />
        ) : (
          <FailedBlock id="events" title="就活イベント" />
        )}
        <PasskeyOffer />
      </div>
    </Page>
  )
}
