import { redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { assessmentUrls, assessmentTests } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/start'
import { tests } from './parts/tests.ts'
import { checkStart, startOf } from './start/check.ts'
import { StartForm } from './start/start-form.tsx'

const StartAssessmentPage = graphql(`
  query StartAssessmentPage {
    assessments {
      consentVersion
      intellectual {
        canStart
        openAttempt {
          id
        }
        latestAttempt {
          state
          isErased
        }
      }
      personality {
        canStart
        openAttempt {
          id
        }
        latestAttempt {
          state
          isErased
        }
      }
    }
  }
`)
const StartAssessment = graphql(`
  mutation StartAssessment(
    $kind: AssessmentKind!
    $consentVersion: String!
    $honestyName: String!
    $timeFactor: AssessmentTimeFactor!
    $usesScreenReader: Boolean!
    $hasLargerFigures: Boolean!
  ) {
    startAssessment(
      kind: $kind
      consentVersion: $consentVersion
      honestyName: $honestyName
      timeFactor: $timeFactor
      usesScreenReader: $usesScreenReader
      hasLargerFigures: $hasLargerFigures
    ) {
      id
    }
  }
`)

function testOf({ test: name }: Record<string, string | undefined>) {
  const test = assessmentTests.find((one) => one === name)
  if (!test) throw notFound()
  return test
}

/** A sitting that goes on is gone on with; one that may not begin yet is explained by the overview. */
const load = async (ask: Ask, { params }: Pick<ClientArgs, 'params'>) => {
  const test = testOf(params)
  const { consentVersion, ...standings } = (await ask(StartAssessmentPage)).assessments
  if (standings[test].openAttempt) throw redirect(assessmentUrls.sitting(test))
  if (!standings[test].canStart) throw redirect(urls.candidate.assessment())
  const { latestAttempt } = standings[test]
  return { test, consentVersion, hasResult: latestAttempt?.state === 'SCORED' && !latestAttempt.isErased }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnStart = act({
  '': async (ask: Ask, form: FormData, { params }: Pick<ClientArgs, 'params'>) => {
    const test = testOf(params)
    const refusal = refuseForm(form, checkStart(form))
    if (refusal) return refusal
    await ask(StartAssessment, { kind: tests[test].kind, ...startOf(form) })
    return redirect(assessmentUrls.sitting(test))
  },
})
export const action = actOnServer(actOnStart)
export const clientAction = actOnClient(actOnStart)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(`${loaderData ? tests[loaderData.test].title : '適性検査'}の準備`, matches)

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { hasResult, ...ready } = loaderData
  const title = `${tests[ready.test].title}の準備`
  return (
    <>
      <PageBar title={title} back={urls.candidate.assessment()} backLabel="適性検査へ戻る" />
      <Page narrow>
        <PageHead title={title}>受けるかどうかは自由です。準備ができたら「検査へ進む」を押してください。</PageHead>
        {hasResult && (
          <Notice>
            新しい結果が出ると、いまの結果と入れ替わり、企業への公開はいったん終わります。新しい結果を公開するかどうかは、あらためて選べます。
          </Notice>
        )}
        <StartForm key={ready.test} {...ready} answer={actionData} />
      </Page>
    </>
  )
}
