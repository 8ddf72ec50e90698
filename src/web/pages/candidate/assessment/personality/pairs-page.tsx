import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { pairsPerPage } from '#domain/assessment/personality/rules.ts'
import { isUnanswered } from '#web/carry/ask.ts'
import { assessmentText } from '#web/texts/assessment.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { useKeptForm } from '#web/parts/forms/use-kept-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { SittingFrame } from '../parts/sitting-frame.tsx'
import { checkPairs } from './act.ts'
import { fieldOf, goOnAtPage, type Pair, pageCountOf, pairsOf } from './pages.ts'
import { PairChoice } from './pair-choice.tsx'
import styles from './personality.module.css'
import { choiceOf, savePair } from './save-pair.ts'
import { StraightDialog } from './straight-dialog.tsx'

type Answer = FormAnswer & { isStraight?: boolean }
type PairsPageProps = {
  attempt: { id: string; lastSequence: number; pairs: readonly Pair[] }
  page: number
  answer: Answer | undefined
}

const formId = 'pairs'

/** Ten pairs. Each choice is saved at once, so that another device goes on from it; nothing is timed. */
export function PairsPage({ attempt, page, answer }: PairsPageProps) {
  const [news, setNews] = useState<string | null>(null)
  const pairs = pairsOf(attempt.pairs, page)
  const labels = Object.fromEntries(pairs.map(({ position }) => [fieldOf(position), `問${position}`]))
  const form = useForm({ labels, check: checkPairs, answer })
  const keeping = useKeptForm(draftKey(attempt.id, 'personality', String(page)), answer, form.props.ref)
  const sequence = useRef(attempt.lastSequence)
  const [shownAt, setShownAt] = useState(0)
  const heading = useFocusOn<HTMLHeadingElement>(page > 1 && page, { preventScroll: true })
  useAfterPaint(() => {
    setShownAt(performance.now())
    if (isFirstPageOfVisit(attempt.id) && page > 1 && page === goOnAtPage(attempt.pairs))
      setNews('続きから再開しました')
  }, page)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    const blanks = checkPairs(new FormData(event.currentTarget)).filter((error) => error !== null)
    setNews(blanks.length > 0 ? assessmentText.unanswered : null)
    if (blanks.length > 0) return
    if (event.defaultPrevented) return
    // A page that is sent again after a lost answer may say something else, so that it needs new numbers.
    setNumber(event.currentTarget, 'sequence', sequence.current + 1)
    sequence.current += pairsPerPage
    const sinceShown = Math.round(performance.now() - shownAt)
    setNumber(event.currentTarget, 'sinceShown', sinceShown)
    setNumber(event.currentTarget, 'milliseconds', Math.round(sinceShown / pairs.length))
    keeping.forget()
  }
  const save = (event: InputEvent<HTMLFormElement>) => {
    keeping.onInput(event)
    const choice = choiceOf(event.target)
    if (!choice) return
    const sinceShown = Math.round(performance.now() - shownAt)
    // How long each pair took is reckoned for the whole page, when it is sent.
    const pair = { ...choice, sequence: ++sequence.current, sinceShown, milliseconds: 0 }
    void savePair(attempt.id, pair).then((trouble) =>
      setNews((before) => trouble ?? (before === assessmentText.notSaved ? null : before)),
    )
  }
  const count = pageCountOf(attempt.pairs)
  const answered = attempt.pairs.filter(({ chosen }) => chosen !== null).length
  const refused = answer?.refused
  const first = pairs.at(0)?.position ?? 1
  return (
    <SittingFrame
      title="性格検査"
      place={`${page}／${count}ページ`}
      end={
        <ButtonLink kind="quiet" to={urls.candidate.assessment()} className={styles.later}>
          あとで続ける
        </ButtonLink>
      }
      progress={{ value: answered, max: attempt.pairs.length, text: `${attempt.pairs.length}問中${answered}問に回答` }}
      news={news}
      foot={
        <>
          {page > 1 && (
            <ButtonLink kind="secondary" replace to={assessmentUrls.sitting('personality', { page: page - 1 })}>
              前の{pairsPerPage}問
            </ButtonLink>
          )}
          <Button type="submit" form={formId} busy={form.isSending}>
            {page === count ? '回答を終える' : `次の${pairsPerPage}問`}
          </Button>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className={styles.head}>
        <span className="visually-hidden">性格検査 </span>問{first}〜{first + pairs.length - 1}
        <small>／{attempt.pairs.length}</small>
      </h1>
      <p className={styles.how}>
        <Phrases>ふだんの自分に近いほうを選んでください。良い・悪いはありません。</Phrases>
      </p>
      <Form
        {...form.props}
        key={keeping.round}
        id={formId}
        replace
        onSubmit={send}
        onInput={save}
        className={styles.pairs}
      >
        <input type="hidden" name="intent" value="page" />
        <input type="hidden" name="attemptId" value={attempt.id} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="sequence" defaultValue={attempt.lastSequence + 1} />
        <input type="hidden" name="milliseconds" defaultValue={0} />
        <input type="hidden" name="sinceShown" defaultValue={0} />
        {pairs.map((pair) => {
          const field = form.field(fieldOf(pair.position))
          const deviceValue = keeping.kept?.[field.name]?.[0]
          return (
            <PairChoice
              key={pair.position}
              pair={pair}
              id={field.id}
              error={field.error}
              chosen={field.defaultValue ?? deviceValue ?? (pair.chosen === null ? undefined : String(pair.chosen))}
            />
          )
        })}
      </Form>
      {refused && form.message && (
        <Notice kind="error" live>
          {isUnanswered(refused) ? assessmentText.notSaved : form.message}
        </Notice>
      )}
      <StraightDialog attemptId={attempt.id} answer={answer} />
    </SittingFrame>
  )
}

function setNumber(form: HTMLFormElement, name: string, value: number) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = String(value)
}

let visited = ''
/** True once for each sitting since the page was loaded. */
function isFirstPageOfVisit(attemptId: string) {
  const isFirst = visited !== attemptId
  visited = attemptId
  return isFirst
}
