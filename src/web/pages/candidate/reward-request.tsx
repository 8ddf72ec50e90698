import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import type { Done } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import styles from './reward-request/reward-request.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/reward-request'
import { report } from './reward-request/act.ts'
import { Finish } from './reward-request/finish.tsx'
import { OwnReports } from './reward-request/own-reports.tsx'
import { ReportForm } from './reward-request/report-form.tsx'

const OfferReportPage = graphql(`
  query OfferReportPage {
    mayFinishJobHunting
    reportableScouts {
      id
      companyName
      jobTitle
      sentOn
    }
    ownOfferReports {
      id
      ...OwnReport
    }
  }
`)

const CancelOfferReport = graphql(`
  mutation CancelOfferReport($id: ID!) {
    cancelOfferReport(id: $id) {
      id
    }
  }
`)

const AnswerHire = graphql(`
  mutation AnswerHire($id: ID!, $isRight: Boolean!) {
    answerHire(id: $id, isRight: $isRight) {
      id
    }
  }
`)

const FinishJobHunting = graphql(`
  mutation FinishJobHunting {
    finishJobHunting
  }
`)

const load = async (ask: Ask) => ({ ...(await ask(OfferReportPage)), formKey: crypto.randomUUID() })
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnReports = act({
  '': report,
  cancel: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(CancelOfferReport, { id: formText(form, 'id') })
    return { done: 'offerReportCancelled' }
  },
  right: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(AnswerHire, { id: formText(form, 'id'), isRight: true })
    return { done: 'hireConfirmed' }
  },
  wrong: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(AnswerHire, { id: formText(form, 'id'), isRight: false })
    return { done: 'hireObjected' }
  },
  finish: async (ask: Ask): Promise<Done> => {
    await ask(FinishJobHunting)
    return { done: 'jobHuntingFinished' }
  },
})
export const action = actOnServer(actOnReports)
export const clientAction = actOnClient(actOnReports)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('内定承諾の報告', matches)

export default function RewardRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { mayFinishJobHunting, reportableScouts: scouts, ownOfferReports: reports, formKey } = loaderData
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  // The form of the report alone has no intent.
  const ofAnswer = answer?.values?.['intent'] ? answer.refused : undefined
  return (
    <Page narrow>
      <PageHead title="内定承諾の報告">スカウトをきっかけに内定を承諾したことを、企業に確かめてもらえます。</PageHead>
      <Notice className={styles.notice}>
        報告しても、お金やポイントなどの謝礼はありません。報告しないことで不利になることもありません。
      </Notice>
      {mayFinishJobHunting && <Finish />}
      <ErrorNotice message={ofAnswer?.message} />
      {reports.length > 0 && <OwnReports reports={reports} />}
      {scouts.length > 0 ? (
        <ReportForm scouts={scouts} formKey={formKey} answer={ofAnswer ? undefined : answer} />
      ) : (
        reports.length === 0 && (
          <EmptyState
            title="報告できる企業がまだありません"
            action={
              <ButtonLink kind="secondary" to={urls.candidate.invitations('pending')}>
                届いたスカウトを見る
              </ButtonLink>
            }
          >
            スカウトを承認した企業から内定を受け、承諾したときに報告できます。
          </EmptyState>
        )
      )}
    </Page>
  )
}
