import { useState } from 'react'
import { askFromBrowser, AskError } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { AnswerPracticeQuery, PracticeItemFragment } from '#web/generated/graphql.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useReplaceAddress } from '#web/parts/answers/replace-address.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import { Notice } from '#web/ui/notice.tsx'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Choice } from '../parts/question/choice.ts'
import { Question } from '../parts/question/question.tsx'
import { SittingFrame } from '../parts/sitting-frame.tsx'
import styles from './practice.module.css'

export const PracticeItem = graphql(`
  fragment PracticeItem on AssessmentItem {
    practiceId
    passage
    stem
    figure {
      address
      alternative
    }
    options {
      text
      figure {
        address
        alternative
      }
    }
  }
`)
const AnswerPractice = graphql(`
  query AnswerPractice($practiceId: ID!, $option: Int!) {
    assessmentPracticeAnswer(practiceId: $practiceId, option: $option) {
      isRight
      key
      rationales
    }
  }
`)

type Explained = AnswerPracticeQuery['assessmentPracticeAnswer']
type PracticeQuestionProps = { item: PracticeItemFragment; position: number; count: number }

/** One practice question without a clock; after the answer every option is explained. */
export function PracticeQuestion({ item, position, count }: PracticeQuestionProps) {
  const replaceAddress = useReplaceAddress()
  const [choice, setChoice] = useState<Choice>({ option: null, isFlagged: false })
  const [explained, setExplained] = useState<Explained | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { option } = choice

  async function explain() {
    if (option === null || !item.practiceId) return setMessage('回答を選択してください')
    setBusy(true)
    setMessage(null)
    try {
      const variables = { practiceId: item.practiceId, option }
      setExplained((await askFromBrowser()(AnswerPractice, variables)).assessmentPracticeAnswer)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setMessage(error.refused.message)
    }
    setBusy(false)
  }
  const go = (to: number) => replaceAddress(assessmentUrls.practice(to))
  const isLast = position === count
  return (
    <SittingFrame
      title="練習問題"
      place="時間は計りません"
      end={
        <ButtonLink kind="quiet" to={urls.candidate.assessment()} className={styles.leave}>
          練習をやめる
        </ButtonLink>
      }
      progress={{ value: position, max: count, text: `${count}問中${position}問目` }}
      foot={
        <>
          <Button kind="secondary" aria-disabled={position === 1} onClick={() => go(position - 1)}>
            前の問題
          </Button>
          {explained ? (
            isLast ? (
              <ButtonLink to={assessmentUrls.start('intellectual')}>能力検査の準備へ進む</ButtonLink>
            ) : (
              <Button onClick={() => go(position + 1)}>次の問題</Button>
            )
          ) : (
            <Button busy={isBusy} onClick={() => void explain()}>
              答え合わせをする
            </Button>
          )}
        </>
      }
    >
      <Question
        position={position}
        itemCount={count}
        found={item}
        choice={choice}
        hasLargerFigures={false}
        isFocused={position > 1}
        mayFlag={false}
        onChoose={(next) => {
          setChoice(next)
          setExplained(null)
        }}
      />
      {message && (
        <Notice kind="warning" live className={styles.explained}>
          {message}
        </Notice>
      )}
      {explained && <Explanation explained={explained} options={item.options} chosen={option} />}
    </SittingFrame>
  )
}

type ExplanationProps = { explained: Explained; options: PracticeItemFragment['options']; chosen: number | null }

/** Why the right option is right, and the mistake that leads to each of the others. */
function Explanation({ explained, options, chosen }: ExplanationProps) {
  const { isRight, key, rationales } = explained
  const heading = useFocusOn<HTMLHeadingElement>(explained, { preventScroll: true })
  useInSight(() => heading.current?.parentElement, explained)
  const wordsOf = (at: number) => options[at]?.text ?? `${at + 1}番目の図`
  return (
    <section className={styles.explained} aria-labelledby="explained">
      <h2 id="explained" ref={heading} tabIndex={-1}>
        {isRight ? '正解です' : '正解ではありません'}
      </h2>
      <dl className={styles.rationales}>
        {[key, ...rationales.map((_, at) => at).filter((at) => at !== key)].map((at) => (
          <div key={at} className={at === key ? styles.right : undefined}>
            <dt>
              {at === key && <Badge kind="success">正解</Badge>}
              {at === chosen && at !== key && <Badge>あなたの回答</Badge>}
              {wordsOf(at)}
            </dt>
            <dd>{rationales[at]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
