import { Form } from 'react-router'
import { checkPoints } from '#domain/scout-invitation/evaluation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCanWrite } from './parts/can-write.ts'
import styles from './parts/evaluation/evaluation.module.css'
import type { Route } from './+types/evaluation-form'

const EvaluationFormPage = graphql(`
  query EvaluationFormPage {
    evaluationForm {
      version
      points
    }
  }
`)
const UpdateEvaluationForm = graphql(`
  mutation UpdateEvaluationForm($version: Int!, $points: [String!]!) {
    updateEvaluationForm(version: $version, points: $points) {
      version
    }
  }
`)

const places = Array.from({ length: fieldLimits.evaluationPoints.max }, (_, at) => at)
const labels = Object.fromEntries(places.map((at) => [`points.${at}`, `項目${at + 1}`]))

/** The points that are written; an empty field is none. */
const writtenIn = (form: FormData) =>
  places.map((at) => ({ at, name: formText(form, `points.${at}`).trim() })).filter(({ name }) => name !== '')

function checkForm(form: FormData) {
  const written = writtenIn(form)
  const errors = checkPoints(written.map(({ name }) => name))
  return errors.map((error, nth) => error && { ...error, path: `points.${written[nth]?.at ?? nth}` })
}

const load = async (ask: Ask) => (await ask(EvaluationFormPage)).evaluationForm
export const loader = onServer(load)
export const clientLoader = onClient(load)

const save = act({
  save: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkForm(form))
    if (refusal) return refusal
    const points = writtenIn(form).map(({ name }) => name)
    await ask(UpdateEvaluationForm, { version: Number(formText(form, 'version')), points })
    return redirectWith(clientUrls.afterDates(), 'evaluationFormSaved')
  },
})
export const action = actOnServer(save)
export const clientAction = actOnClient(save)

const title = '評価の項目'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function EvaluationFormPageView({ loaderData, actionData }: Route.ComponentProps) {
  const { version, points } = loaderData
  const canWrite = useCanWrite()
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  const form = useForm({ labels, check: checkForm, answer })
  const revision = useReadRevision(String(version))
  revision.renewAfter(answer)
  return (
    <Page>
      <PageHead title={title}>
        面談のあとの評価で、1から5の点を付ける項目です。{fieldLimits.evaluationPoints.max}
        つまで決められます。変更しても、書き終えた評価の項目は変わりません。
      </PageHead>
      {canWrite ? (
        <Form {...form.props} className={styles.form}>
          <IdempotencyKey intention="evaluation-form" answer={answer} />
          <HiddenFields fields={{ intent: 'save', version: revision.current }} />
          <Notice>
            仕事に必要な力だけを項目にしてください。家族や思想・信条など、本人の力に関わらないことは評価できません。
          </Notice>
          {places.map((at) => {
            const field = form.field(`points.${at}`)
            return (
              <TextField
                key={at}
                {...field}
                defaultValue={field.defaultValue ?? points[at] ?? ''}
                label={labels[`points.${at}`]}
                optional
                placeholder={['例：論理', '例：協働', '例：意欲'][at]}
              />
            )
          })}
          <FormEnd form={form} send="保存する">
            <ButtonLink kind="secondary" to={clientUrls.afterDates()}>
              戻る
            </ButtonLink>
          </FormEnd>
          <UnsavedGuard isUnsaved={form.isUnsaved} />
        </Form>
      ) : points.length === 0 ? (
        <p className="quiet">項目はまだ決まっていません。評価は文章だけで書きます。</p>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </Page>
  )
}
