import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import CandidateSettings from '../settings.tsx'

type Settings = ComponentProps<typeof CandidateSettings>['loaderData']
const settings: Settings = {
  candidateNotificationSettings: [],
  lineConnection: null,
  scoutIntake: { scoutsPerWeek: 10, pausedUntil: null },
  blockList: { companies: [], corporateNumbers: [] },
  isProfilePublic: true,
  agentPartner: null,
  agentConsultationConsent: null,
}

const consultation = 'href="/candidate/agent-consultation"'
function drawn(changes: Partial<Settings>) {
  const loaderData = { ...settings, ...changes }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <CandidateSettings {...({ loaderData } as ComponentProps<typeof CandidateSettings>)} />,
    },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('legal 3: a consultation that nobody offers is in no menu, unless there is a consent to take back', () => {
  expect(drawn({})).not.toContain(consultation)
  expect(drawn({ agentPartner: { name: '株式会社試験キャリア' } })).toContain(consultation)
  expect(drawn({ agentConsultationConsent: { agreedAt: '2026-11-01T00:00:00Z' } })).toContain(consultation)
})
