import { onboardingSteps, type OnboardingStep } from '#ground/urls.ts'

type Written = {
  sellingPointIds: readonly number[]
  taglines: readonly string[]
  selfIntroduction: string
  studentProjectExperience: string
}

const isWritten: Record<OnboardingStep, (profile: Written) => boolean> = {
  step1: ({ sellingPointIds }) => sellingPointIds.length > 0,
  step2: ({ taglines, selfIntroduction }) => taglines.length > 0 || selfIntroduction !== '',
  step3: ({ studentProjectExperience }) => studentProjectExperience !== '',
}

/** The step after the last one that holds something, so that a step that was passed over is not asked for again. */
export function nextOnboardingStep(profile: Written): OnboardingStep {
  const last = onboardingSteps.findLastIndex((step) => isWritten[step](profile))
  return onboardingSteps[Math.min(last + 1, onboardingSteps.length - 1)] ?? 'step1'
}

/** Strengths that a student chooses before going on; the profile takes fewer. */
export const onboardingStrengths = 3
