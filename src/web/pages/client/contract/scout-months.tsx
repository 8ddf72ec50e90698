import { grouped } from '#ground/grouped.ts'
import { plans } from '#domain/company/plan/rules.ts'
import { quotaWords } from '#domain/scout-invitation/sending/limit/rules.ts'
import { tokyoDate, yearAndMonth } from '#ground/tokyo-time.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './usage.module.css'

type Month = { month: string; newScouts: number }

/** The new scouts of up to twelve months as bars, with the same numbers as a table for screen readers. */
export function ScoutMonths({ months, limit }: { months: readonly Month[]; limit: number }) {
  const highest = Math.max(limit, ...months.map(({ newScouts }) => newScouts), 1)
  const height = (count: number) => (count / highest) * 100
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>新規スカウトの送信数</b>
        <span className="quiet">
          {limit > 0 ? `点線は30日間の上限（${grouped(limit)}通）` : '現在のプランでは送信できません'}
        </span>
      </figcaption>
      <div aria-hidden="true">
        <svg viewBox="0 0 120 100" preserveAspectRatio="none" className={styles.bars}>
          {months.map(({ month, newScouts }, at) => (
            <rect
              key={month}
              x={at * 10 + 2}
              y={100 - height(newScouts)}
              width={6}
              height={height(newScouts)}
              className={at === months.length - 1 ? styles.current : undefined}
            />
          ))}
          {limit > 0 && <line x1={0} x2={120} y1={100 - height(limit)} y2={100 - height(limit)} />}
        </svg>
        <ol className={styles.months}>
          {months.map(({ month, newScouts }) => (
            <li key={month}>
              <b className="num">{grouped(newScouts)}</b>
              <span>{tokyoDate(month).month}月</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="note-13">{quotaWords}</p>
      {/* A table itself does not become smaller than its cells. */}
      <div className="visually-hidden">
        <table>
          <caption>月ごとの新規スカウトの送信数</caption>
          <thead>
            <tr>
              <th scope="col">月</th>
              <th scope="col">送信数</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, newScouts }) => (
              <tr key={month}>
                <th scope="row">{yearAndMonth(month)}</th>
                <td>{grouped(newScouts)}通</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const sending = plans.filter(({ newScoutsPerMonth }) => newScoutsPerMonth > 0)

/** In the place of the plot, for a plan without scouts that sent none: how many the other plans send. */
export const NoScouts = () => (
  <div className={styles.none}>
    <h3>新規スカウトの送信</h3>
    <p>
      <Phrases>
        現在のプランでは送信できません。次のプランでは、会いたい学生に、選んだ理由を書いて声をかけられます。
      </Phrases>
    </p>
    <dl>
      {sending.map(({ key, label, newScoutsPerMonth }) => (
        <div key={key}>
          <dt>
            <Icon name="check" size="small" />
            {label}
          </dt>
          <dd>
            30日に<b className="num">{grouped(newScoutsPerMonth)}</b>通まで
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
