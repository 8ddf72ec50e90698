import { grouped } from '#ground/grouped.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { monthDay, shortDate } from '#ground/tokyo-time.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Section } from '../parts/section.tsx'
import styles from './home.module.css'

const DeskFigures = graphql(`
  fragment DeskFigures on Desk {
    scoutsByDay {
      day
      count
    }
    answersByDay {
      day
      count
    }
    registrationsByDay {
      day
      count
    }
    companiesByDay {
      day
      count
    }
  }
`)

type Day = { day: string; count: number }
const columns = columnsOf<{ day: string; at: number }>()

export function FiguresSection({ desk }: { desk: FragmentType<typeof DeskFigures> }) {
  const { scoutsByDay, answersByDay, registrationsByDay, companiesByDay } = readFragment(DeskFigures, desk)
  const series = [
    { name: 'スカウトの送信', unit: '件', days: scoutsByDay },
    { name: 'スカウトへの回答', unit: '件', days: answersByDay },
    { name: '学生の登録', unit: '名', days: registrationsByDay },
    { name: '企業の登録', unit: '社', days: companiesByDay },
  ]
  return (
    <Section id="figures" title="過去30日" end={<p>右端が今日です</p>}>
      <div className={styles.plots}>
        {series.map((one) => (
          <Plot key={one.name} {...one} />
        ))}
      </div>
      <Accordion className={styles.numbers}>
        <AccordionItem title="数字を表で見る">
          <DataTable
            label="過去30日の数字"
            minWidth={480}
            rows={scoutsByDay.map(({ day }, at) => ({ day, at }))}
            idOf={({ day }) => day}
            columns={[
              columns.name('日', ({ day }) => monthDay(day), { kind: 'date' }),
              ...series.map(({ name, days }) => columns.figure(name, ({ at }) => days[at]?.count)),
            ]}
          />
        </AccordionItem>
      </Accordion>
    </Section>
  )
}

const height = 60
const step = 10

/** A bar for each day, today in the colour of the sun; the table below says the same to screen readers. */
function Plot({ name, unit, days }: { name: string; unit: string; days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.plot}>
      <h3>
        <Phrases>{name}</Phrases>
      </h3>
      <strong className="num">
        {grouped(days.reduce((sum, { count }) => sum + count, 0))}
        {unit}
      </strong>
      <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, count }, at) => {
          const tall = (count / most) * height
          return <rect key={day} x={at * step + 1} y={height - tall} width={step - 2} height={tall} />
        })}
      </svg>
      {first && last && (
        <p className={styles.days} aria-hidden="true">
          <span>{shortDate(first.day)}</span>
          <span>最大 {grouped(most)}</span>
          <span>{shortDate(last.day)}</span>
        </p>
      )}
    </figure>
  )
}
