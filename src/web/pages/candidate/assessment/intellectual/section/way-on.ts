import { redirect } from 'react-router'
import { redirectWith } from '#web/parts/answers/flash.ts'
import type { AssessmentSectionId, EndAssessmentSectionMutation } from '#web/generated/graphql.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'

type Ended = Pick<EndAssessmentSectionMutation['endAssessmentSection'], 'state' | 'checkStage'>

/** Leads on after a section. A submitted test may have been scored before its state is read. */
export function wayOnAfter(section: AssessmentSectionId, { state, checkStage }: Ended) {
  if (section === 'RECHECK')
    return redirectWith(assessmentUrls.intellectualResult(), checkStage ? 'recheckSubmitted' : 'recheckConfirmed')
  const isOver = state === 'SUBMITTED' || state === 'SCORED'
  return isOver
    ? redirectWith(urls.candidate.assessment(), 'intellectualSubmitted')
    : redirect(assessmentUrls.sitting('intellectual'))
}
