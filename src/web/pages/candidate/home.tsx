import { AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { pagePart } from '#web/first-paint/page-part.tsx'
import { graphql } from '#web/generated/index.ts'
import { openGraphOf } from '#web/parts/page/open-graph.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/home'
import { urls } from '#ground/urls.ts'

/** Nobody sees both. */
const parts = {
  Landing: pagePart(() => import('./home/landing.tsx')),
  Own: pagePart(() => import('./home/own-home.tsx')),
}

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
  return loaderData.home ? <parts.Own {...loaderData} /> : <parts.Landing {...loaderData.landing} />
}
