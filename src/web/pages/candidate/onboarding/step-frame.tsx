import type { ReactNode, SubmitEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { onboardingSteps, type OnboardingStep } from '#ground/urls.ts'
import { isUnanswered } from '#web/carry/ask.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { ResumedNotice } from '#web/parts/forms/draft/resumed-notice.tsx'
import { useDraft, type PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PageHead } from '#web/parts/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormSummary } from '#web/ui/fields/form-summary.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { afterStep, beforeStep, type Own } from './load.ts'
import { intents, type PlainStep } from './plain-steps.ts'
import styles from './onboarding.module.css'

type StepFormOptions<Draft> = {
  step: OnboardingStep
  own: Pick<Own, 'id' | 'revision'>
  begin: () => Draft
  plain: PlainStep<Draft>
  /** The answer to a form that was sent without scripts. */
  answer: PlainAnswer
  check: (draft: Draft) => readonly (FieldError | null)[]
  /** The controls by the names of the variables. */
  labels: Readonly<Record<string, string>>
}

const lost = '保存できませんでした。通信状態を確認して、もう一度お試しください。（入力内容はこの端末に残っています）'

/** The page that was wanted before the account was ready; each step hands it on. */
export const useRedirectTo = () => useSearchParams()[0].get('redirect-to')

/** One step: a draft that is kept on the device until it is saved, and the way on. */
export function useStepForm<Draft extends object>(options: StepFormOptions<Draft>) {
  const { step, own, begin, check, plain, labels } = options
  const navigate = useNavigate()
  const redirectTo = useRedirectTo()
  const form = useDraft<Draft>({
    begin,
    check,
    write: (draft) => ({ input: plain.write(draft), places: Object.keys(labels).map((name) => fieldPlace(name)) }),
    labelOf: (_, control) => labels[control] ?? null,
    plain: { answer: options.answer },
  })
  const keptDraft = useKeptDraft(
    draftKey(own.id, 'onboarding', step),
    form,
    () => void navigate(afterStep(step, redirectTo)),
    own.revision,
  )
  useLeaving(keptDraft.keepUnsaved, step)
  const refused = form.answer?.refused
  return {
    ...form,
    step,
    revision: keptDraft.revision,
    isResumed: keptDraft.isResumed,
    discard: () => {
      keptDraft.forget()
      form.reset()
    },
    message: refused && isUnanswered(refused) ? lost : form.message,
    save: () => {
      if (!form.isSending && form.isRight()) form.send({ intent: intents[step], revision: keptDraft.revision })
    },
  }
}

type StepFrameProps = {
  form: Pick<
    ReturnType<typeof useStepForm<object>>,
    'step' | 'props' | 'revision' | 'isResumed' | 'discard' | 'problems' | 'message' | 'isSending' | 'save'
  >
  title: string
  lead: string
  send: string
  children: ReactNode
}

/** The frame of a step: where one is, the way back and past it, and the way on at the foot. */
export function StepFrame({ form, title, lead, send, children }: StepFrameProps) {
  const at = onboardingSteps.indexOf(form.step) + 1
  const redirectTo = useRedirectTo()
  const back = beforeStep(form.step, redirectTo)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <>
      <div className={styles.way}>
        {back && (
          <ButtonLink kind="quiet" icon to={back} aria-label="前のステップへ戻る">
            <Icon name="chevron-left" size="large" />
          </ButtonLink>
        )}
        <span className={styles.count}>
          <span className="visually-hidden">ステップ</span>
          {at}／{onboardingSteps.length}
        </span>
        <progress className={styles.bar} value={at} max={onboardingSteps.length} aria-label="登録の進み具合" />
        <Link className={styles.later} to={afterStep(form.step, redirectTo)}>
          あとで
        </Link>
      </div>
      <PageHead title={title}>{lead}</PageHead>
      <form {...form.props} method="post" className="stack-6" onSubmit={submit}>
        <input type="hidden" name="intent" value={intents[form.step]} />
        <input type="hidden" name="revision" value={form.revision} />
        <IdempotencyKey intention={`${form.step} ${form.revision}`} />
        <ResumedNotice form={form} />
        {children}
        <FormSummary problems={form.problems} />
        <div className={styles.foot}>
          <ErrorNotice message={form.message} />
          <Button type="submit" wide busy={form.isSending}>
            {form.isSending ? '保存中…' : send}
          </Button>
        </div>
      </form>
    </>
  )
}
