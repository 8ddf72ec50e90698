import { Link } from 'react-router'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dot } from '#web/ui/marks/dot.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { SetupStep } from './setup-steps.ts'
import styles from './setup.module.css'
import home from './home.module.css'

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
