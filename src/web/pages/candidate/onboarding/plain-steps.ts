import { onboardingStrengths } from '#domain/candidate-account/onboarding/rules.ts'
import { tidyTaglines } from '#domain/candidate/profile/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { OnboardingStep } from '#ground/urls.ts'
import { checkOptions } from '#ground/validation/validation.ts'
import { formText, formTexts } from '#web/carry/form-text.ts'
import { chosenIn } from '#web/parts/forms/draft/plain-choice.tsx'
import { composeExperience, experienceKinds, type Experience } from './experience.ts'

export const intents = { step1: 'strengths', step2: 'introduction', step3: 'experience' } as const satisfies Record<
  OnboardingStep,
  string
>

export type PlainStep<Draft> = {
  /** The draft of a form that was sent without scripts. */
  read: (form: FormData) => Draft
  /** The variables of the step's mutation. */
  write: (draft: Draft) => object
}

type Strengths = { sellingPointIds: string[] }
/** The step writes the first tagline; others, written in the profile, stay. */
type Introduction = { tagline: string; otherTaglines: string[]; selfIntroduction: string }
/** `own` is the text in the student's own hand; null while it follows the four fields. */
export type Project = Experience & { own: string | null }

export const textOf = ({ own, ...experience }: Project) => own ?? composeExperience(experience)

const { label, max } = profileLimits.sellingPoints
/** The step asks for more than the profile. */
export const checkStrengths = ({ sellingPointIds }: Strengths): (FieldError | null)[] => [
  checkOptions('sellingPointIds', sellingPointIds, { label, min: onboardingStrengths, max }),
]

const plainStep = <Draft>(step: PlainStep<Draft>) => ({
  ...step,
  readPlain: (form: FormData) => step.write(step.read(form)),
})

export const plainSteps = {
  step1: plainStep<Strengths>({
    read: (form) => ({ sellingPointIds: chosenIn(form, 'sellingPointIds') }),
    write: (draft) => draft,
  }),
  step2: plainStep<Introduction>({
    read: (form) => ({
      tagline: formText(form, 'taglines'),
      otherTaglines: formTexts(form, 'otherTaglines'),
      selfIntroduction: formText(form, 'selfIntroduction'),
    }),
    write: ({ tagline, otherTaglines, selfIntroduction }) => ({
      taglines: tidyTaglines([tagline, ...otherTaglines]),
      selfIntroduction,
    }),
  }),
  step3: plainStep<Project>({
    read: (form) => ({
      kind: experienceKinds.find(({ value }) => value === formText(form, 'kind'))?.value ?? '',
      when: formText(form, 'when'),
      what: formText(form, 'what'),
      how: formText(form, 'how'),
      result: formText(form, 'result'),
      own: formText(form, 'studentProjectExperience') || null,
    }),
    write: (draft) => ({ studentProjectExperience: textOf(draft) }),
  }),
}
