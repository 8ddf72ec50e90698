import { redirect } from 'react-router'
import { notFound, type Ask } from '#web/carry/ask.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { graphql } from '#web/generated/index.ts'
import type { OnboardingPageQuery } from '#web/generated/graphql.ts'
import { onboardingSteps, urls, type OnboardingStep } from '#ground/urls.ts'

const OnboardingPage = graphql(`
  query OnboardingPage {
    onboarding {
      isFinished
      nextStep
    }
    sellingPoints {
      id
      label
      hint
    }
    ownProfile {
      id
      revision
      taglines
      selfIntroduction
      studentProjectExperience
      sellingPoints {
        id
      }
      asSeenByCompanies {
        ...StudentCard
      }
    }
  }
`)

export type Own = OnboardingPageQuery['ownProfile']
type Args = { params: { step?: string | undefined }; url: URL }

const steps = { STEP1: 'step1', STEP2: 'step2', STEP3: 'step3' } as const

/** §2: any other step is not found. A student who has finished is led to the profile. */
export async function loadOnboarding(ask: Ask, { params, url }: Args) {
  const step = onboardingSteps.find((one) => one === params.step)
  if (!step) throw notFound()
  const { onboarding, ...page } = await ask(OnboardingPage)
  const redirectTo = url.searchParams.get('redirect-to')
  if (onboarding.isFinished) throw redirect(redirectTarget('candidate', redirectTo, urls.candidate.profile()))
  if (url.searchParams.has('continue') && steps[onboarding.nextStep] !== step)
    throw redirect(urls.candidate.onboarding(steps[onboarding.nextStep], redirectTo))
  const isEnd = step === 'step3' && url.searchParams.has('end')
  return { ...page, step, isEnd }
}

/** Where a step leads, done or passed over; the last one to the end. */
export function afterStep(step: OnboardingStep, redirectTo: string | null) {
  const next = onboardingSteps[onboardingSteps.indexOf(step) + 1]
  return next ? urls.candidate.onboarding(next, redirectTo) : urls.candidate.onboarding('step3', redirectTo, 'end')
}
export function beforeStep(step: OnboardingStep, redirectTo: string | null) {
  const previous = onboardingSteps[onboardingSteps.indexOf(step) - 1]
  return previous ? urls.candidate.onboarding(previous, redirectTo) : null
}
