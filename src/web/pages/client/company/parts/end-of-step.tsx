import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Content } from '#web/ui/content.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './end-of-step.module.css'

type EndOfStepProps = { title: string; isDone?: boolean; acts?: ReactNode; children: ReactNode }

/** The page after a step: what was done, what comes of it, and where to go. */
export const EndOfStep = ({ title, isDone, acts, children }: EndOfStepProps) => (
  <Content width="small" className={styles.page}>
    <Card as="section" className={styles.card}>
      {isDone && <Icon name="check" size="large" className={styles.check} />}
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </Card>
  </Content>
)
