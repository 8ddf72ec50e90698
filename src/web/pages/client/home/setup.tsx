import { Link } from 'react-router'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dot } from '#web/ui/dot.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#ground/urls.ts'
import styles from './setup.module.css'
import home from './home.module.css'

type Facts = { jobs: readonly { status: string | null; totalSent: number }[]; schedulings: number }
type SetupStep = { title: string; minutes: string; to: string; isDone: boolean }

/** The company's data decides whether a step is done. No step is ticked by hand. */
export const setupSteps = ({ jobs, schedulings }: Facts): SetupStep[] => [
  {
    title: '募集を公開する',
    minutes: '約1分',
    to: urls.client.jobs(),
    isDone: jobs.some(({ status }) => status === 'PUBLISHED'),
  },
  {
    title: '説明会や面談の予定を作成する',
    minutes: '約3分',
    to: urls.client.calendar({ panel: 'new' }),
    isDone: schedulings > 0,
  },
  {
    title: '最初のスカウトを送る',
    minutes: '約5分',
    to: urls.client.candidates(),
    isDone: jobs.some(({ totalSent }) => totalSent > 0),
  },
]

export function SetupCard({ steps, className }: { steps: readonly SetupStep[]; className?: string }) {
  return (
    <Card as="section" className={classNames(home.card, className)} aria-labelledby="setup">
      <CardHead className={home.cardHead}>
        <h2 id="setup">はじめの設定</h2>
        <p className="num">
          {steps.filter(({ isDone }) => isDone).length} / {steps.length}
        </p>
      </CardHead>
      <ul className={styles.rows}>
        {steps.map(({ title, minutes, to, isDone }) => (
          <li key={title}>
            {isDone ? (
              <span className={classNames(styles.row, styles.done)}>
                <Icon name="check" />
                {title}
                <span className="visually-hidden">（完了）</span>
              </span>
            ) : (
              <Link className={styles.row} to={to}>
                <span className={styles.rowMark}>
                  <Dot off>
                    <span className="visually-hidden">未完了</span>
                  </Dot>
                </span>
                {title}
                <span className={styles.end}>{minutes}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
