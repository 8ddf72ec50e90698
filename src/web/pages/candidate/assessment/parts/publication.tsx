import { Form } from 'react-router'
import { resultTexts } from '#domain/assessment/result/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import type { CertificateAnswer } from './certificates.tsx'
import { checkPublication, publicationLabels } from './result-acts.ts'
import type { Result } from './result-fields.ts'
import styles from './result-page.module.css'

type PublicationProps = { result: Result; answer: CertificateAnswer }

/** The terms a student agrees to by publishing; a change of them is a new version of `assessmentPublication`. */
const agreed = {
  INTELLECTUAL: [
    '企業は、4つのセクションの段階・正解数・誤差と、合計の段階を見られます。',
    '合計の段階は、企業の検索の並び順に使われます。順位は付きません。',
  ],
  PERSONALITY: [
    '企業は、10の傾向の位置と幅を見られます。',
    '傾向は、企業の検索の条件に使われます。合否の基準には使わないよう、企業に示しています。',
  ],
} as const

/** Whether companies see the result. Nothing is chosen until the student has chosen. */
export function Publication({ result, answer }: PublicationProps) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="publication">
      <h2 id="publication">
        <Phrases>この結果を企業に公開しますか</Phrases>
      </h2>
      {result.hasReplacedPublished && (
        <p>
          新しい結果に入れ替わったため、前回の結果の公開は終わりました。
          {result.canPublish && '今回の結果を公開するかどうかは、あらためて選べます。'}
        </p>
      )}
      <p>公開しなくても、スカウトの受信には影響しません。あとから変更できます。</p>
      {result.canPublish || result.publishedAt ? (
        <>
          <ul className={styles.agreed}>
            {agreed[result.kind].map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              いつも「{resultTexts.place}」と示します。公開をやめると、すぐに見えなくなります（第{result.consentVersion}
              版）。
            </li>
          </ul>
          {/* The form begins anew with what was saved. */}
          <Choice key={result.publishedAt ?? 'private'} result={result} answer={answer} />
        </>
      ) : (
        <p>
          {result.isChecked
            ? '結果の確認が終わると、公開を選べるようになります。'
            : '4つのセクションがそろった結果だけを公開できます。'}
        </p>
      )}
    </Card>
  )
}

function Choice({ result, answer }: PublicationProps) {
  const form = useForm({
    labels: publicationLabels,
    check: checkPublication,
    answer: answer?.values?.['intent']?.[0] === 'publication' ? answer : undefined,
  })
  // Another form of the page may be on its way.
  const isSending = useFormOnItsWay()?.get('intent') === 'publication'
  const choice = form.field('choice')
  const chosen = choice.defaultValue ?? (result.publishedAt ? 'publish' : undefined)
  return (
    <Form {...form.props} className={styles.form}>
      <input type="hidden" name="intent" value="publication" />
      <input type="hidden" name="attemptId" value={result.attemptId ?? ''} />
      <input type="hidden" name="consentVersion" value={result.consentVersion} />
      <IdempotencyKey intention={`publication ${result.attemptId} ${result.publishedAt}`} />
      <FieldGroup id={choice.id} label={publicationLabels.choice} hideLabel error={choice.error}>
        <RadioOption name="choice" value="publish" defaultChecked={chosen === 'publish'}>
          企業に公開する
        </RadioOption>
        <RadioOption name="choice" value="private" defaultChecked={chosen === 'private'}>
          公開しない
        </RadioOption>
      </FieldGroup>
      <FormEnd form={{ ...form, isSending }} send="この内容で保存する" />
    </Form>
  )
}
