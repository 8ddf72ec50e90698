import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { EventLink } from '#web/parts/event-link.tsx'
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
          thumbnailUrl
          category {
            label
          }
        }
      }
    }
  }
`)

const maxShownEvents = 6

/** The operator's events; each event links to its own site. */
export function EncourageEvents({ home }: { home: FragmentType<typeof HomeEncourageEvents> }) {
  const { encourageEvents } = readFragment(HomeEncourageEvents, home)
  if (encourageEvents.edges.length === 0) return null
  return (
    <section aria-labelledby="events">
      <header className={styles.rowHead}>
        <h2 id="events">就活イベント</h2>
      </header>
      <ul className={styles.events}>
        {encourageEvents.edges.slice(0, maxShownEvents).map(({ node }) => (
          <li key={node.id}>
            <EventLink event={{ ...node, categoryLabel: node.category.label }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
