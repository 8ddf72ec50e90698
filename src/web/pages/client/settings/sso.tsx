import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { useSearchParams } from 'react-router'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { actOnServer, onClient, onServer, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { GoOn } from '#web/parts/answers/go-on.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/sso'
import { companyTroubleText } from '../parts/company-trouble.ts'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'
import { PlanPreview } from './parts/plan-preview.tsx'
import { singleSignOnActs } from './sso/act.ts'
import { Domains } from './sso/domains.tsx'
import { Mode } from './sso/mode.tsx'
import { preview } from './sso/preview.ts'
import { Provider } from './sso/provider.tsx'
import { RemoveProvider } from './sso/remove-provider.tsx'
import { TestSignIn } from './sso/test-sign-in.tsx'

const SingleSignOnPage = graphql(`
  query SingleSignOnPage {
    mailDomains {
      status
      ...MailDomainRow
    }
    singleSignOn {
      mode
      testedAt
      ...SingleSignOnProvider
      ...SingleSignOnTest
      ...SingleSignOnMode
    }
    companyMembers {
      status
      role
      ...EmergencyAdmin
    }
  }
`)

const load = (ask: Ask) => administering(ask, () => ask(SingleSignOnPage))
export const loader = onServer(load)
export const clientLoader = onClient(load)
// The test sets a cookie, which only the server can.
export const action = actOnServer(act(singleSignOnActs))
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, Object.keys(singleSignOnActs))
  return orLost(form, serverAction)
}

const title = 'シングルサインオン'
const lead =
  'Google WorkspaceやMicrosoft Entra IDなど、会社のアカウントでログインできるようにします（OpenID Connect）。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function SingleSignOn({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { page, features, companyId } = loaderData
  const isPlanned = features.includes('sso')
  if (!page) return <AdministratorsOnly title={title} lead={lead} preview={isPlanned ? null : preview} />
  if (actionData && 'leaveTo' in actionData) return <GoOn to={actionData.leaveTo} label={companyAccountLabel} />
  const { mailDomains, singleSignOn: provider, companyMembers } = page
  const hasProven = mailDomains.some(({ status }) => status === 'PROVEN')
  const said = actionData ? null : companyTroubleText(search.get('trouble'))
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {said && <Notice kind="error">{said}</Notice>}
      {isPlanned ? (
        <>
          <Domains domains={mailDomains} answer={actionData} />
          <Provider provider={provider ?? null} companyId={companyId} answer={actionData} />
          {provider && <TestSignIn provider={provider} hasProven={hasProven} answer={actionData} />}
          {provider && (
            <Mode
              key={provider.mode}
              provider={provider}
              isReady={hasProven && Boolean(provider.testedAt)}
              admins={companyMembers.filter(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE')}
              answer={actionData}
            />
          )}
        </>
      ) : (
        <>
          {provider && (
            <Notice kind="info">設定は残っています。いまは、メールアドレスとパスワードでログインします。</Notice>
          )}
          <PlanPreview preview={preview} canAdminister />
        </>
      )}
      {provider && <RemoveProvider />}
      <FormsGuard />
    </>
  )
}
