import { grouped } from '#ground/grouped.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const CompanyScouts = graphql(`
  fragment CompanyScouts on Company {
    scoutFigures {
      sent
      waiting
      accepted
      declined
      expired
      hired
      sentLately
      answeredLately
      lastSentAt
    }
  }
`)

/** Numbers alone: the operator does not read here who was scouted. */
export function ScoutsSection({ company }: { company: FragmentType<typeof CompanyScouts> }) {
  const { scoutFigures: figures } = readFragment(CompanyScouts, company)
  const rows = [
    ['送信', figures.sent],
    ['返信待ち', figures.waiting],
    ['承認', figures.accepted],
    ['辞退', figures.declined],
    ['期限切れ', figures.expired],
    ['採用', figures.hired],
  ] as const
  return (
    <Section
      id="scouts"
      title="スカウトと回答"

      end={<p>{figures.lastSentAt ? `最後の送信 ${slashDate(figures.lastSentAt)}` : '送信なし'}</p>}
    >
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="note-13">{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.lately}>
        過去30日：送信 {grouped(figures.sentLately)}件、回答 {grouped(figures.answeredLately)}件
      </p>
    </Section>
  )
}
