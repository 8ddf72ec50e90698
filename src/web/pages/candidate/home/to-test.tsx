import type { OpenSittingFragment } from '#web/generated/graphql.ts'
import { dueText, monthDay, time } from '#ground/tokyo-time.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { RunningTime } from '../parts/running-time.tsx'
import type { SittingStep } from '../parts/sitting-step.ts'
import { Row } from './row.tsx'

type ToTestProps = { step: SittingStep; sitting: OpenSittingFragment; now: string }

/** A test whose clock runs stands before all else, one that waits for its next section among the other things to do. */
export function ToTest({ step, sitting, now }: ToTestProps) {
  const isRunning = step.kind === 'runs'
  return (
    <Row
      to={assessmentUrls.sitting('intellectual')}
      kind={step.kind === 'check' ? '検査の結果を確認する' : '能力検査を続ける'}
      due={
        isRunning ? (
          <>
            残り <RunningTime endsAt={step.endsAt} serverNow={sitting.serverNow} />
          </>
        ) : (
          dueText(step.by, now)
        )
      }
      title={isRunning ? `${step.title}の時間が進んでいます` : `${step.title}を始める`}
      note={
        isRunning
          ? '離れているあいだも、時間は止まりません'
          : `${monthDay(step.by)} ${time(step.by)}までに${step.kind === 'check' ? '始めてください' : '始めると、続きを受けられます'}`
      }
    />
  )
}
