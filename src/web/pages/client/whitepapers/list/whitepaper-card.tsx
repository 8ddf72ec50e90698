import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './list.module.css'

const WhitepaperCardFields = graphql(`
  fragment WhitepaperCard on Whitepaper {
    id
    title
    summary
    tags
    pages
    coverUrl
    isNew
    isOpen
    minimumPlanLabel
  }
`)

/** A whitepaper in the grid; a press anywhere opens its page. */
export function WhitepaperCard({ whitepaper }: { whitepaper: FragmentType<typeof WhitepaperCardFields> }) {
  const { id, title, summary, tags, pages, coverUrl, isNew, isOpen, minimumPlanLabel } = readFragment(
    WhitepaperCardFields,
    whitepaper,
  )
  return (
    <Card as="li" link className={styles.card}>
      <span className={styles.frame}>
        <img src={coverUrl} alt="" width={707} height={1000} loading="lazy" className={styles.cover} />
      </span>
      <div className={styles.words}>
        <h2>
          <Link to={clientUrls.whitepaper(id)} className={cardLinkClass()}>
            <Phrases>{title}</Phrases>
          </Link>
        </h2>
        <p className={styles.summary}>
          <Phrases>{summary}</Phrases>
        </p>
        <p className={styles.marks}>
          {isNew && <Badge kind="warning">新着</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          <span className={styles.pages}>{pages}ページ</span>
        </p>
        {!isOpen && (
          <p className="line-1 note-13">
            <Icon name="lock" size="small" />
            {minimumPlanLabel}プランから
          </p>
        )}
      </div>
    </Card>
  )
}
