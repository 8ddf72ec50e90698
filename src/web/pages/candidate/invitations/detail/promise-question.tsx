import { Form } from 'react-router'
import {
  answerChangeDays,
  promiseAnswers,
  type PromiseAnswer,
} from '#domain/scout-invitation/promise/answering/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { promiseFieldOf } from './promise-fields.ts'
import styles from './promise-question.module.css'

const PromiseQuestionFields = graphql(`
  fragment PromiseQuestion on ScoutInvitation {
    id
    canAnswerPromises
    promisesChangeableUntil
    promises {
      answer
      promise {
        kind
        label
        sentence
      }
    }
    company {
      displayName
    }
  }
`)

const answerNames: Record<PromiseAnswer, string> = { KEPT: 'はい', BROKEN: 'いいえ', UNKNOWN: 'まだ・分からない' }

type PromiseQuestionProps = { invitation: FragmentType<typeof PromiseQuestionFields> }

/** Asks at the end of a relation whether the company kept what it promised. */
export default function PromiseQuestion({ invitation }: PromiseQuestionProps) {
  const scout = readFragment(PromiseQuestionFields, invitation)
  const { id, promises, canAnswerPromises, promisesChangeableUntil, company } = scout
  const isBusy = useFormOnItsWay()?.get('intent') === 'promises'
  return (
    <Card as="section" className={styles.question} aria-labelledby="promises-kept">
      <h2 id="promises-kept">
        <Phrases>約束は守られましたか</Phrases>
      </h2>
      <p>
        <Phrases>{`${company.displayName}がスカウトのときに約束したことです。`}</Phrases>
      </p>
      {canAnswerPromises ? (
        <Form method="post" preventScrollReset className="stack-4">
          <input type="hidden" name="intent" value="promises" />
          <IdempotencyKey intention={`promises-${id}`} />
          {promises.map(({ answer, promise }) => (
            <fieldset key={promise.kind} className={styles.promise} aria-describedby={`promise-${promise.kind}`}>
              <legend>{promise.label}</legend>
              <p id={`promise-${promise.kind}`} className="note-13">
                <Phrases>{promise.sentence}</Phrases>
              </p>
              {promiseAnswers.map((name) => (
                <Radio
                  key={name}
                  name={promiseFieldOf(promise.kind)}
                  value={name}
                  defaultChecked={name === (answer ?? 'UNKNOWN')}
                >
                  {answerNames[name]}
                </Radio>
              ))}
            </fieldset>
          ))}
          <p className="note-13">
            <Phrases>
              {`あなたの回答は、企業には伝わりません。多くの学生の回答が集まってから、件数だけを企業の記録に加えます。${
                promisesChangeableUntil
                  ? `${monthDay(promisesChangeableUntil)}まで変更できます。`
                  : `回答は、${answerChangeDays}日のあいだ変更できます。`
              }`}
            </Phrases>
          </p>
          <div className={styles.act}>
            <Button type="submit" kind={promisesChangeableUntil ? 'secondary' : 'primary'} busy={isBusy}>
              {promisesChangeableUntil ? '回答を変更する' : '回答する'}
            </Button>
          </div>
        </Form>
      ) : (
        <Facts compact>
          {promises.map(({ answer, promise }) => (
            <Fact key={promise.kind} label={promise.label}>
              {answerNames[answer ?? 'UNKNOWN']}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  )
}
