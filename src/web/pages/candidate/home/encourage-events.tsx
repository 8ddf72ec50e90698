import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { dueText } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/now.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
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
  const now = useNow()
  if (encourageEvents.edges.length === 0) return null
  return (
    <section aria-labelledby="events">
      <header className={styles.rowHead}>
        <h2 id="events">就活イベント</h2>
      </header>
      <ul className={styles.events}>
        {encourageEvents.edges.slice(0, maxShownEvents).map(({ node }) => (
          <li key={node.id}>
            <a href={node.eventUrl} target="_blank" rel="noopener noreferrer">
              <Badge>{node.category.label}</Badge>
              <strong>{node.title}</strong>
              <span className="quiet">
                {node.companyName}　申込 {dueText(node.applicationEndAt, now)}
              </span>
              <Icon name="external" />
              <span className="visually-hidden">（外部サイト）</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
