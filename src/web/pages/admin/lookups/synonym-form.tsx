import { Form } from 'react-router'
import { checkSynonyms, synonymLimits } from '#domain/candidate-search/synonym/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'

const SynonymFields = graphql(`
  fragment SynonymFields on Query {
    searchSynonymList {
      text
      groupCount
      revision
    }
  }
`)

const label = 'ことばの組'
export const checkSynonymForm = (form: FormData) => {
  const mistake = checkSynonyms(formText(form, 'text'))
  return mistake ? [mistake] : []
}

type Answer = (FormAnswer & { intent?: string; done?: string }) | undefined
type SynonymFormProps = { query: FragmentType<typeof SynonymFields>; mayWrite: boolean; answer: Answer }

/** The words that a search of a company takes for one another. */
export function SynonymForm({ query, mayWrite, answer }: SynonymFormProps) {
  const { text, groupCount, revision } = readFragment(SynonymFields, query).searchSynonymList
  const own = answer?.intent === 'synonyms' ? answer : undefined
  const read = useReadRevision(revision)
  read.renewAfter(own, own?.done !== undefined)
  const form = useForm({ labels: { text: label }, check: checkSynonymForm, answer: own })
  const field = form.field('text')
  return (
    <Card as="section" aria-labelledby="synonyms">
      <CardHead>
        <h2 id="synonyms">同じ意味のことば</h2>
        <p className="quiet">{groupCount}組。企業の学生検索で、どれかを入力すると、ほかのことばも加えてさがします。</p>
      </CardHead>
      <FormsGuard />
      {mayWrite ? (
        <Form {...form.props} method="post" preventScrollReset className="stack-4">
          <input type="hidden" name="intent" value="synonyms" />
          <input type="hidden" name="revision" value={read.current} />
          <IdempotencyKey intention={`synonyms-${read.current}`} />
          <TextArea
            {...field}
            label={label}
            hint="1行に1組、「=」でつなぎます（例：機械学習 = ML）。保存した検索条件のことばは変わりません。"
            defaultValue={field.defaultValue ?? text}
            rows={10}
            max={synonymLimits.letters}
          />
          <FormEnd form={form} send="保存する" kind="secondary" />
        </Form>
      ) : (
        <pre>{text}</pre>
      )}
    </Card>
  )
}
