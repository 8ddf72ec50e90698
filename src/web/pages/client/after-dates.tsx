import { useState } from 'react'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { useKeys } from '#web/ui/browser/keys.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { useCanWrite } from './parts/can-write.ts'
import { KeysHelp } from './parts/keys-help.tsx'
import type { Route } from './+types/after-dates'
import { actOnAfterDates } from './after-dates/act.ts'
import { MeetingsOfDate } from './after-dates/meetings-of-date.tsx'
import { OutcomeForm } from './after-dates/outcome-form.tsx'
import { meetingKeys, meetingKeyWords } from './after-dates/meeting-keys.ts'

const AfterDatesPage = graphql(`
  query AfterDatesPage {
    meetings {
      id
      schedulingDateId
      awaitsOutcome
      ...MeetingFields
    }
  }
`)

const load = async (ask: Ask) => (await ask(AfterDatesPage)).meetings
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnAfterDates)
export const clientAction = actOnClient(actOnAfterDates)

const title = '面談のあと'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AfterDates({ loaderData: meetings, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        昨日と今日の日程と、出欠・評価・結果が残っている日程です。上から順に、1ページで終えられます。
      </PageHead>
      <FormsGuard />
      {meetings ? <Meetings meetings={meetings} answer={actionData ?? undefined} /> : <LoadFailed />}
    </Page>
  )
}

type MeetingsProps = { meetings: NonNullable<Route.ComponentProps['loaderData']>; answer: FormAnswer | undefined }

function Meetings({ meetings, answer }: MeetingsProps) {
  const canWrite = useCanWrite()
  const [isHelping, setHelping] = useState(false)
  useKeys(canWrite ? { ...meetingKeys, '?': () => setHelping(true) } : {})
  const refused = answer?.refused && answer
  const hasForm = canWrite && meetings.some(({ awaitsOutcome }) => awaitsOutcome)
  const isOfForm = hasForm && refused?.values?.['intent']?.[0] === 'outcomes'
  const notice = <ErrorNotice message={isOfForm ? undefined : refused?.refused?.message} />
  const dates = [...Map.groupBy(meetings, ({ schedulingDateId }) => schedulingDateId)]
  if (meetings.length === 0)
    return (
      <>
        {notice}
        <EmptyState
          title="残っていることはありません"
          action={
            canWrite && (
              <ButtonLink kind="secondary" to={clientUrls.evaluationForm()}>
                評価の項目を決める
              </ButtonLink>
            )
          }
        >
          日程が始まると、出欠、評価、結果をここで記録できます。
        </EmptyState>
      </>
    )
  return (
    <>
      <p className="line-2">
        {canWrite && (
          <ButtonLink kind="quiet" to={clientUrls.evaluationForm()}>
            評価の項目を決める
          </ButtonLink>
        )}
        <span className="wide-only">
          <LinkButton onClick={() => setHelping(true)}>キー操作</LinkButton>
        </span>
      </p>
      {notice}
      <div className="stack-8">
        {dates.map(([id, ofDate]) => (
          <MeetingsOfDate key={id} id={id} meetings={ofDate} canWrite={canWrite} />
        ))}
      </div>
      {hasForm && <OutcomeForm meetings={meetings} answer={isOfForm ? refused : undefined} />}
      <KeysHelp rows={meetingKeyWords} open={isHelping} onClose={() => setHelping(false)} />
    </>
  )
}
