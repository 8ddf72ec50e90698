import { Fragment, useState, type ReactNode } from 'react'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Content } from '#web/ui/content.tsx'
import styles from './job-form.module.css'
import { JobSteps, type CompletionWay, type JobStep } from './job-steps.tsx'
import { StepState } from './step-state.tsx'
import { TakenDown } from './taken-down.tsx'

/** The form of a step begins anew with what is stored, when a colleague's words are read. */
export function StepRounds({ renderForm }: { renderForm: (onReadAnew: () => void) => ReactNode }) {
  const [round, setRound] = useState(0)
  return <Fragment key={round}>{renderForm(() => setRound(round + 1))}</Fragment>
}

type StepPageProps = {
  form: Parameters<typeof StepState>[0]['form'] & { isUnsaved: () => boolean; kept: { forget: () => void } }
  job: { id: string; title: string; takedown?: { reason: string } | null }
  current: JobStep
  completion: CompletionWay
  children: ReactNode
}

/** One of the later steps of a job: the steps above, form and preview beside each other. */
export const StepPage = ({ form, job, current, completion, children }: StepPageProps) => (
  <>
    <JobSteps
      jobId={job.id}
      current={current}
      title={job.title}
      completion={completion}
      state={<StepState form={form} />}
    />
    {job.takedown && (
      <Content width="large" className={styles.told}>
        <TakenDown reason={job.takedown.reason} />
      </Content>
    )}
    <Content width="large" className={styles.columns}>
      {children}
    </Content>
    <UnsavedGuard isUnsaved={form.isUnsaved} onDiscard={form.kept.forget} />
  </>
)
