import { AskError, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { Page } from '#web/parts/page.tsx'
import { titleOf } from '#web/parts/title.ts'
import type { Route } from './+types/home'
import { EncourageEvents } from './home/encourage-events.tsx'
import styles from './home/home.module.css'
import { NewScouts } from './home/new-scouts.tsx'
import { Side } from './home/side.tsx'
import { Today } from './home/today.tsx'
import { Landing } from './landing.tsx'

const HomePage = graphql(`
  query HomePage {
    ...HomeToday
    ...HomeSide
    ...HomeNewScouts
    ...HomeEncourageEvents
  }
`)

const isGuest = (error: unknown) =>
  error instanceof AskError && ['unauthenticated', 'forbidden'].includes(error.refused.code)

/** Everything here belongs to a signed-in student; a guest sees what the product is. */
const load = async (ask: Ask) => {
  try {
    return await ask(HomePage)
  } catch (error) {
    if (isGuest(error)) return null
    throw error
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? 'ホーム' : '理由つきのスカウトが届く就活', matches)

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Landing />
  return (
    <Page className={styles.home}>
      <Today home={loaderData} />
      <Side home={loaderData} />
      <div className={styles.more}>
        <NewScouts home={loaderData} />
        <EncourageEvents home={loaderData} />
      </div>
    </Page>
  )
}
