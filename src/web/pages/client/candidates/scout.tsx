import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Link, Navigate } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Route } from './+types/scout'
import { actOnScouts } from './scout/act.ts'
import { steps, useComposer, type Composer } from './scout/composer.ts'
import { ConfirmStep } from './scout/confirm-step.tsx'
import { DraftNotices } from './scout/draft-state/draft-notices.tsx'
import { LetterStep } from './scout/letter-step.tsx'
import { loadComposer } from './scout/load.ts'
import { LostJob } from './scout/lost-job.tsx'
import { sentFor } from './scout/people.ts'
import { Result } from './scout/result.tsx'
import { SavedAt } from './scout/draft-state/saved-at.tsx'
import { useStepUrls, type Step } from './scout/steps/step-urls.ts'
import { TargetStep } from './scout/target-step.tsx'
import styles from './scout/scout.module.css'

export const loader = onServer(loadComposer)
export const clientLoader = onClient(loadComposer)
export const action = actOnServer(actOnScouts)
export const clientAction = actOnClient(actOnScouts)
export const handle = { fills: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('スカウトを送る', matches)

/**
 * Moving between the steps loads nothing again; the page of what was sent tells of the sending, and another time of
 * sending changes when each scout arrives. A page that stays asks for itself, as a draft was sent elsewhere.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const questionOf = ({ searchParams }: URL) =>
    [
      ...searchParams.getAll('ids'),
      searchParams.get('job'),
      searchParams.get('at'),
      searchParams.get('step') === 'sent',
    ].join()
  const isAskedAnew = formMethod !== undefined || currentUrl.href === nextUrl.href
  return isAskedAnew || questionOf(currentUrl) !== questionOf(nextUrl) ? defaultShouldRevalidate : false
}

export default function ScoutComposerPage({ loaderData }: Route.ComponentProps) {
  const composer = useComposer(loaderData)
  const { urlOf, isEditing, stepParam } = useStepUrls()
  const canWrite = useCanWrite()
  const { answer, people } = composer
  const step = stepOf(stepParam, composer, canWrite)
  const sent = answer && 'sent' in answer ? answer : null
  if (sent || step === 'sent') return <Result sent={sent} composer={composer} />
  if (step === null && !composer.lostJob) return <Navigate to={urlOf(1)} replace />
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <div className={styles.title}>
            <Link className={buttonClass({ kind: 'quiet', icon: true })} to={composer.back} aria-label="学生検索に戻る">
              <Icon name="chevron-left" />
            </Link>
            <h1>{people.length > 1 ? 'まとめてスカウト' : 'スカウトを送る'}</h1>
          </div>
          {step !== null && !composer.lostJob && (
            <Stepper className={styles.stepper} steps={steps} current={step - 1} />
          )}
          <SavedAt storedDraft={composer.storedDraft} className={styles.saved} />
        </div>
        <DraftNotices composer={composer} />
      </div>
      {step === null || composer.lostJob ? (
        <LostJob composer={composer} />
      ) : (
        <CurrentStep step={step} composer={composer} isEditing={isEditing} />
      )}
    </div>
  )
}

type CurrentStepProps = { step: Exclude<Step, 'sent'>; composer: Composer; isEditing: boolean }

function CurrentStep({ step, composer, isEditing }: CurrentStepProps) {
  if (step === 2 && composer.current)
    return <LetterStep composer={composer} current={composer.current} isEditing={isEditing} />
  if (step === 3) return <ConfirmStep composer={composer} />
  return <TargetStep composer={composer} />
}

/** The step of the address; null for an unknown step, or without what the step is about. */
function stepOf(param: string | null, composer: Composer, canWrite: boolean): Step | null {
  const { job, receivers, people } = composer
  const canGoOn = job !== undefined && receivers.length > 0
  if (param === '1') return 1
  // The first step is skipped when it has nothing to choose and no warning.
  if (param === null) return canGoOn && canWrite && isPlain(composer) ? 2 : 1
  if (param === 'sent') return job && people.some((person) => sentFor(job.id, person)) ? 'sent' : null
  if (param !== '2' && param !== '3') return null
  return canGoOn ? (param === '2' ? 2 : 3) : null
}

const isPlain = ({ leftOut, claimed, missing, limits }: Composer) =>
  leftOut.length + claimed.length + missing === 0 && limits.isEnough
