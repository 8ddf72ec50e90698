import { redirect } from 'react-router'
import { leadOf } from '#domain/candidate-account/state/open-pages/rules.ts'
import { urls } from '#ground/urls.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'

const RegistrationPage = graphql(`
  query RegistrationPage {
    viewer {
      ... on CandidateViewer {
        __typename
        id
        pending
      }
    }
    ownRegistration {
      step
      email
      phoneNumber
      secondsUntilNextCode
    }
    graduationYears
  }
`)

/** One address for every step; the state of the account decides which one is shown. */
export const loadRegistration = async (ask: Ask, { url }: ClientArgs) => {
  const { viewer, ownRegistration, graduationYears } = await ask(RegistrationPage)
  if (viewer?.__typename === 'CandidateViewer') {
    const redirectTo = url.searchParams.get('redirect-to')
    const home = redirectTarget('candidate', redirectTo, urls.candidate.home())
    if (!viewer.pending) throw redirect(home.startsWith(urls.candidate.registration()) ? urls.candidate.home() : home)
    const lead = leadOf(viewer.pending, urls.candidate.registration(), redirectTo)
    if (lead) throw redirect(lead)
  }
  const ownerId = viewer?.__typename === 'CandidateViewer' ? viewer.id : ''
  return { ownerId, registration: ownRegistration ?? null, graduationYears }
}
