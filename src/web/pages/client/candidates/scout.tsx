import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Link, Navigate } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer } from '#web/ask.ts'
import { titleOf } from '#web/parts/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Route } from './+types/scout'
import { actOnScouts } from './scout/act.ts'
import { steps, useComposer, useStepUrls, type Composer, type Step } from './scout/composer.ts'
import { ConfirmStep } from './scout/confirm-step.tsx'
import { LetterStep } from './scout/letter-step.tsx'
import { loadComposer } from './scout/load.ts'
import { Result } from './scout/result.tsx'
import { SavedAt } from './scout/saved-at.tsx'
import { TargetStep } from './scout/target-step.tsx'
import styles from './scout/scout.module.css'

export const loader = onServer(loadComposer)
export const clientLoader = onClient(loadComposer)
export const action = actOnServer(actOnScouts)
export const clientAction = actOnClient(actOnScouts)
export const handle = { fills: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('スカウトを送る', matches)

/** Moving between the steps loads nothing again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const studentsAndJob = ({ searchParams }: URL) => [...searchParams.getAll('ids'), searchParams.get('job')].join()
  return formMethod !== undefined || studentsAndJob(currentUrl) !== studentsAndJob(nextUrl)
    ? defaultShouldRevalidate
    : false
}

export default function ScoutComposerPage({ loaderData }: Route.ComponentProps) {
  const composer = useComposer(loaderData)
  const { urlOf, isEditing, stepParam } = useStepUrls()
  const { answer, job, receivers, people } = composer
  const step = stepOf(stepParam, job !== undefined && receivers.length > 0)
  if (answer && 'sent' in answer) return <Result answer={answer.sent} sending={answer.sending} composer={composer} />
  if (step === null) return <Navigate to={urlOf(1)} replace />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Link className={buttonClass({ kind: 'quiet', icon: true })} to={composer.back} aria-label="学生検索に戻る">
            <Icon name="chevron-left" />
          </Link>
          <h1>{people.length > 1 ? 'まとめてスカウト' : 'スカウトを送る'}</h1>
        </div>
        <Stepper className={styles.stepper} steps={steps} current={step - 1} />
        <SavedAt storedDraft={composer.storedDraft} className={classNames(styles.saved, 'wide-only')} />
      </div>
      <CurrentStep step={step} composer={composer} isEditing={isEditing} />
    </div>
  )
}

function CurrentStep({ step, composer, isEditing }: { step: Step; composer: Composer; isEditing: boolean }) {
  if (step === 2 && composer.current)
    return <LetterStep composer={composer} current={composer.current} isEditing={isEditing} />
  if (step === 3) return <ConfirmStep composer={composer} />
  return <TargetStep composer={composer} />
}

/** The step of the address; null for an unknown step, or without a job and a student to write to. */
function stepOf(param: string | null, canGoOn: boolean): Step | null {
  if (param === null || param === '1') return 1
  if (param !== '2' && param !== '3') return null
  return canGoOn ? (Number(param) as Step) : null
}
