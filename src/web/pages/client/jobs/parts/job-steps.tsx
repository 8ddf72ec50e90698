import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import styles from './job-steps.module.css'

/** The part of the address of the last look before publishing. */
export const publishPart = 'publish'

const labels = { contents: '内容', process: '選考の流れ', completion: '承認後の案内', publish: '確認' } as const
export type JobStep = keyof typeof labels
export type CompletionWay = 'message' | 'scheduling'

type JobStepsProps = {
  /** Null before the job is first saved: the later steps cannot be opened yet. */
  jobId: string | null
  current: JobStep
  title: string
  /** The page that step ③ opens. */
  completion?: CompletionWay
  /** When the draft was last saved, or why it was not. */
  state?: ReactNode
  /** Buttons at the end of the head. */
  children?: ReactNode
}

const addressOf = (jobId: string, completion: CompletionWay) => ({
  contents: clientUrls.jobEdit(jobId),
  process: clientUrls.jobRecruitmentProcess(jobId),
  completion:
    completion === 'scheduling' ? clientUrls.jobCompletionScheduling(jobId) : clientUrls.jobCompletionMessage(jobId),
  publish: clientUrls.jobEdit(jobId, publishPart),
})

/** The head of the four pages that write a job. */
export function JobSteps({ jobId, current, title, completion = 'message', state, children }: JobStepsProps) {
  const addresses = jobId === null ? null : addressOf(jobId, completion)
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Link
          className={buttonClass({ kind: 'quiet', icon: true })}
          to={clientUrls.jobs()}
          aria-label="募集の一覧に戻る"
        >
          <Icon name="chevron-left" />
        </Link>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
      </div>
      <nav className={styles.nav} aria-label="募集を書く手順">
        <ol className={styles.steps}>
          {(Object.keys(labels) as JobStep[]).map((step) => (
            <li key={step}>
              <StepLabel step={step} current={current} to={addresses?.[step]} />
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.end}>
        {state !== undefined && <p className={styles.state}>{state}</p>}
        {children}
      </div>
    </div>
  )
}

function StepLabel({ step, current, to }: { step: JobStep; current: JobStep; to: string | undefined }) {
  const name = <span className={styles.name}>{labels[step]}</span>
  if (step === current)
    return (
      <span className={styles.step} aria-current="step">
        {name}
      </span>
    )
  if (to === undefined)
    return (
      <span className={styles.step}>
        {name}
        <span className="visually-hidden">（下書きを保存すると開けます）</span>
      </span>
    )
  return (
    <Link className={styles.step} to={to}>
      {name}
    </Link>
  )
}
