import { Page } from '#web/parts/page/page.tsx'
import type { Route } from '../+types/home'
import { AwaitedCompanies } from './awaited-companies.tsx'
import { EncourageEvents } from './encourage-events.tsx'
import { FailedBlock } from './failed-block.tsx'
import styles from './home.module.css'
import { NearCompanies } from './near-companies.tsx'
import { NewScouts } from './new-scouts.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { Side } from './side.tsx'
import { Today } from './today.tsx'

type OwnHomeProps = Exclude<Route.ComponentProps['loaderData'], { home: null }>

/** The home of a signed-in student. A block that could not be loaded says so in its place. */
export default function OwnHome({ home, newScouts, nearCompanies, encourageEvents }: OwnHomeProps) {
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
