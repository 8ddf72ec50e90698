import { Link } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './description.module.css'

const OpenJobFields = graphql(`
  fragment OpenJob on OfferedJob {
    id
    title
    lastEditedAt
    scoutType {
      label
    }
    jobTypes {
      id
      label
    }
  }
`)

/** The open jobs of the company whose page this is. */
export function OpenJobs({ jobs }: { jobs: readonly FragmentType<typeof OpenJobFields>[] }) {
  return (
    <ul className="stack-3">
      {readFragment(OpenJobFields, jobs).map(({ id, title, lastEditedAt, scoutType, jobTypes }) => (
        <Card as="li" link key={id} className={styles.job}>
          <div className="row-1">
            <Badge kind="plum">{scoutType.label}</Badge>
            {jobTypes.map((one) => (
              <Badge key={one.id}>{one.label}</Badge>
            ))}
          </div>
          <h3>
            <Link className={cardLinkClass()} to={urls.candidate.job(id)}>
              <Phrases>{title}</Phrases>
            </Link>
          </h3>
          <p className="note-13">更新日 {slashDate(lastEditedAt)}</p>
        </Card>
      ))}
    </ul>
  )
}
