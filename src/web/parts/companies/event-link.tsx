import { pictureFileAt } from '#domain/encourage-event/picture/rules.ts'
import { dueText } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './event-link.module.css'

type ShownEvent = {
  title: string
  companyName: string
  eventUrl: string
  applicationEndAt: string
  categoryLabel: string
  companyLogoUrl?: string | null
  thumbnailUrl?: string | null
}

const ownPicture = (address: string | null | undefined) =>
  address && (pictureFileAt(address) !== null || address.startsWith('data:image/')) ? address : null

/** One of the operator's events as students see it. A picture of another site is not loaded: it would tell that site of the visit. */
export function EventLink({ event }: { event: ShownEvent }) {
  const now = useNow()
  const [thumbnailUrl, logoUrl] = [ownPicture(event.thumbnailUrl), ownPicture(event.companyLogoUrl)]
  return (
    <a href={event.eventUrl} target="_blank" rel="noopener noreferrer" className={styles.event}>
      {thumbnailUrl && <img src={thumbnailUrl} alt="" width={960} height={540} loading="lazy" />}
      <Badge>{event.categoryLabel}</Badge>
      <strong>
        <Phrases>{event.title}</Phrases>
      </strong>
      <span className="quiet">
        {logoUrl && <img className={styles.logo} src={logoUrl} alt="" width={24} height={24} loading="lazy" />}
        {event.companyName}　<span className="whole">申込 {dueText(event.applicationEndAt, now)}</span>
      </span>
      <Icon name="external" />
      <span className="visually-hidden">（外部サイト）</span>
    </a>
  )
}
