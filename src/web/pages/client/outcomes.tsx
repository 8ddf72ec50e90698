import { useId, useState } from 'react'
import { Form } from 'react-router'
import { maxOutcomes, outcomeMessage, outcomes, type Outcome } from '#domain/scout-invitation/outcome/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import type { OutcomesPageQuery } from '#web/generated/graphql.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/outcomes'
import { SchedulingChoice } from './jobs/completion/scheduling/choices.tsx'
import { ChangeOutcome } from './outcomes/change.tsx'
import { actOnOutcomes, checkOutcomes, messageField } from './outcomes/act.ts'
import { NextDates } from './outcomes/dates.tsx'
import styles from './outcomes/outcomes.module.css'
import { hindranceOf, OutcomeCase, OutcomeStudent } from './outcomes/student.tsx'
import { outcomeTabs, toldLine } from './outcomes/words.ts'
import { useCanWrite } from './parts/can-write.ts'
import { RowList } from './parts/row-list.tsx'

const OutcomesPage = graphql(`
  query OutcomesPage($ids: [ID!]!) {
    outcomeCases(scoutInvitationIds: $ids) {
      ...OutcomeCase
    }
    schedulings {
      edges {
        node {
          ...SchedulingChoice
        }
      }
    }
    sendableJobs: jobDescriptions(isArchived: false) {
      edges {
        node {
          id
          title
          status
        }
      }
    }
    companyUsers {
      id
      familyName
      givenName
      department
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
        contract {
          plan {
            features
          }
        }
      }
    }
  }
`)

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const ids = [...new Set(url.searchParams.getAll('to'))].slice(0, maxOutcomes)
  const outcome = outcomes.find((one) => one === url.searchParams.get('outcome')) ?? 'NEXT_STEP'
  return { page: await ask(OutcomesPage, { ids }), ids, outcome, isLeft: url.searchParams.has('left') }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnOutcomes)
export const clientAction = actOnClient(actOnOutcomes)

const title = '結果と次のご案内'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Outcomes({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  return (
    <Page>
      <PageHead title={title}>
        文章は学生ごとに書き換えられます。21時から8時のあいだに送ると朝8時に届き、それまでは取り消せます。
      </PageHead>
      {loaderData ? <Words key={loaderData.outcome} {...loaderData} answer={answer} /> : <LoadFailed />}
    </Page>
  )
}

type WordsProps = {
  page: OutcomesPageQuery
  ids: readonly string[]
  outcome: Outcome
  isLeft: boolean
  answer: FormAnswer | undefined
}

function Words({ page, ids, outcome, isLeft, answer }: WordsProps) {
  const students = readFragment(OutcomeCase, page.outcomeCases)
  const [choice, setChoice] = useState('')
  const canWrite = useCanWrite()
  const now = useNow()
  const labels = Object.fromEntries(
    students.map(({ scoutInvitationId: id, candidate }) => [
      messageField(id),
      `${callStudent(candidate)}：${outcomeMessage.label}`,
    ]),
  )
  const formId = useId()
  const form = useForm({ labels, check: checkOutcomes, answer })
  const hasDates = outcome === 'NEXT_STEP' && choice !== ''
  const tellable = students.filter((student) => hindranceOf(student, { outcome, hasDates, now }) === null)
  const changed = tellable.filter((student) => toldLine(student) !== null)
  if (students.length === 0 || !canWrite)
    return (
      <EmptyState title="結果を伝える学生が選ばれていません">
        「結果を待っている学生」か「承認した学生への連絡」で、学生を選んでください。
      </EmptyState>
    )
  return (
    <>
      {isLeft && <Notice kind="warning">次の学生には、まだ伝えられていません。理由を確認してください。</Notice>}
      <LinkTabs label="結果" className={styles.tabs}>
        {outcomes.map((one) => (
          <LinkTab key={one} to={clientUrls.outcomes({ to: ids, outcome: one })} isCurrent={one === outcome}>
            {outcomeTabs[one]}
          </LinkTab>
        ))}
      </LinkTabs>
      <Form {...form.props} id={formId} className="stack-5">
        {/* A student who could not be told is loaded again, and then told by another sending. */}
        <IdempotencyKey intention={`outcomes-${ids.join('-')}`} answer={page} />
        <input type="hidden" name="outcome" value={outcome} />
        {outcome === 'NEXT_STEP' && (
          <NextDates
            schedulings={readFragment(
              SchedulingChoice,
              page.schedulings.edges.map(({ node }) => node),
            )}
            jobs={page.sendableJobs.edges.map(({ node }) => node).filter(({ status }) => status === 'PUBLISHED')}
            value={choice}
            onChange={setChoice}
            companyUsers={page.companyUsers}
            {...editorOf(page)}
          />
        )}
        <RowList>
          {students.map((student) => (
            <OutcomeStudent
              key={student.scoutInvitationId}
              student={student}
              outcome={outcome}
              hasDates={hasDates}
              field={form.field}
            />
          ))}
        </RowList>
        {tellable.length > 0 && (
          <FormEnd
            form={form}
            send={`${tellable.length}名に「${outcomeTabs[outcome]}」と伝える`}
            act={
              changed.length > 0 && (
                <ChangeOutcome {...{ formId, outcome }} students={changed} isSending={form.isSending} />
              )
            }
          >
            <ButtonLink kind="secondary" to={clientUrls.owedAnswers()}>
              やめる
            </ButtonLink>
          </FormEnd>
        )}
        <UnsavedGuard isUnsaved={form.isUnsaved} />
      </Form>
    </>
  )
}

function editorOf({ viewer }: OutcomesPageQuery) {
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  return { ownId: company?.id ?? '', hasPlan: company?.contract.plan.features.includes('events') ?? false }
}
