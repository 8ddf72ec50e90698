import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { HomeEncourageEventsFragment } from '#web/generated/graphql.ts'
import { EventLink } from '#web/parts/companies/event-link.tsx'
import { Fold } from '#web/ui/fold.tsx'
import styles from './home.module.css'

const HomeEncourageEvents = graphql(`
  fragment HomeEncourageEvents on Query {
    encourageEvents(period: ACTIVE) {
      edges {
        node {
          id
          title
          companyName
          eventUrl
          applicationEndAt
          companyLogoUrl
          thumbnailUrl
          category {
            label
          }
        }
      }
    }
  }
`)

type ShownEvent = HomeEncourageEventsFragment['encourageEvents']['edges'][number]['node']

/** The others are one press away. */
const maxShownEvents = 6

/** The operator's events; each event links to its own site. */
export function EncourageEvents({ home }: { home: FragmentType<typeof HomeEncourageEvents> }) {
  const { encourageEvents } = readFragment(HomeEncourageEvents, home)
  const events = encourageEvents.edges.map(({ node }) => node)
  if (events.length === 0) return null
  const others = events.slice(maxShownEvents)
  return (
    <section aria-labelledby="events">
      <header className={styles.rowHead}>
        <h2 id="events">就活イベント</h2>
      </header>
      <Events events={events.slice(0, maxShownEvents)} />
      {others.length > 0 && (
        <Fold title={`すべて見る（ほか${others.length}件）`} className={styles.otherEvents}>
          <Events events={others} />
        </Fold>
      )}
    </section>
  )
}

const Events = ({ events }: { events: readonly ShownEvent[] }) => (
  <ul className={styles.events}>
    {events.map(({ category, ...event }) => (
      <li key={event.id}>
        <EventLink event={{ ...event, categoryLabel: category.label }} />
      </li>
    ))}
  </ul>
)
