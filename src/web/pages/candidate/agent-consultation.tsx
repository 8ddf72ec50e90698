import { consentTexts } from '#ground/consent-texts.ts'
import { foreseenText } from '#ground/words/student.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Notice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/agent-consultation'
import { checkConsent, ConsentForm } from './agent-consultation/consent-form.tsx'
import { ConsentText } from './agent-consultation/consent-text.tsx'
import { HeldConsent } from './agent-consultation/held-consent.tsx'

const AgentConsultationPage = graphql(`
  query AgentConsultationPage {
    agentPartner {
      name
      licenseNumber
    }
    agentConsultationConsent {
      partnerName
      textVersion
      agreedAt
    }
  }
`)

const Agree = graphql(`
  mutation AgreeToAgentConsultation($partnerName: String!, $textVersion: String!) {
    agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion)
  }
`)

const Revoke = graphql(`
  mutation RevokeAgentConsultation {
    revokeAgentConsultation
  }
`)

const load = (ask: Ask) => ask(AgentConsultationPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function agree(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkConsent(form))
  if (refusal) return refusal
  await ask(Agree, { partnerName: formText(form, 'partnerName'), textVersion: formText(form, 'textVersion') })
  return redirectWith(urls.candidate.agentConsultation(), 'consultationAgreed')
}

async function revoke(ask: Ask) {
  await ask(Revoke)
  return redirectWith(urls.candidate.agentConsultation(), 'consultationRevoked')
}

const actOnConsent = act({ agree, revoke })
export const action = actOnServer(actOnConsent)
export const clientAction = actOnClient(actOnConsent)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('エージェント相談', matches)

export default function AgentConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const { agentPartner: partner, agentConsultationConsent: consent } = loaderData
  const isHeld = consent !== null && (!partner || consent.partnerName === partner.name)
  const isOffered = partner !== null && !isHeld
  return (
    <Page narrow>
      <PageHead title="エージェント相談">国の許可を受けた職業紹介の会社に、就職活動の相談ができます。</PageHead>
      {consent && <HeldConsent consent={consent} refused={actionData?.refused} />}
      {!partner && !consent && (
        <PagePart id="closed" title="いまは受け付けていません">
          <Notice>{foreseenText.agent_consultation_closed}始めるときは、お知らせでご案内します。</Notice>
        </PagePart>
      )}
      {isOffered && (
        <>
          <PagePart id="text" title="相談の前にお読みください">
            <ConsentText partner={partner} />
          </PagePart>
          <PagePart id="agree" title="同意して申し込む">
            <ConsentForm
              partnerName={partner.name}
              textVersion={consentTexts.agentConsultation.version}
              answer={actionData}
            />
          </PagePart>
        </>
      )}
    </Page>
  )
}
