import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { redirect } from 'react-router'
import { formText } from '#web/carry/form-text.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { graphql } from '#web/generated/index.ts'
import type {
  OnboardingExperienceMutationVariables,
  OnboardingIntroductionMutationVariables,
  OnboardingStrengthsMutationVariables,
} from '#web/generated/graphql.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { isPlain, readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { urls, type OnboardingStep } from '#ground/urls.ts'
import { afterStep } from './load.ts'
import { checkStrengths, plainSteps } from './plain-steps.ts'

const Strengths = graphql(`
  mutation OnboardingStrengths($sellingPointIds: [ID!]!, $revision: String) {
    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {
      id
    }
  }
`)
const Introduction = graphql(`
  mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!, $revision: String) {
    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {
      id
    }
  }
`)
const Experience = graphql(`
  mutation OnboardingExperience($studentProjectExperience: String!, $revision: String) {
    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {
      id
    }
  }
`)
const Finish = graphql(`
  mutation FinishOnboarding($isPublic: Boolean!) {
    finishOnboarding(isPublic: $isPublic)
  }
`)

/** A form of a page that was drawn before the revisions sends none, and is not compared. */
const readStep = (step: OnboardingStep, form: FormData) => ({
  ...(readDraft(form, plainSteps[step].readPlain) as object),
  revision: formText(form, 'revision') || null,
})

/** Without scripts the answer leads on; else it is an answer of its own, since an answer is heard once. */
async function saved(answer: Promise<unknown>, step: OnboardingStep, form: FormData, { searchParams }: URL) {
  await answer
  return isPlain(form) ? redirect(afterStep(step, searchParams.get('redirect-to'))) : {}
}

const afterwards = ({ searchParams }: URL) =>
  redirectTarget('candidate', searchParams.get('redirect-to'), urls.candidate.home())

async function finish(ask: Ask, isPublic: boolean, next: string) {
  await ask(Finish, { isPublic })
  return redirectWith(next, isPublic ? 'profilePublished' : 'onboardingFinished')
}

/** One act a step, and the ends. The door checks each draft against the schema. */
export const actOnOnboarding = act({
  strengths: (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const mistakes = isPlain(form) && refuseForm(form, checkStrengths(plainSteps.step1.read(form)))
    if (mistakes) return Promise.resolve(mistakes)
    const sent = readStep('step1', form) as OnboardingStrengthsMutationVariables
    return saved(ask(Strengths, sent), 'step1', form, url)
  },
  introduction: (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const sent = readStep('step2', form) as OnboardingIntroductionMutationVariables
    return saved(ask(Introduction, sent), 'step2', form, url)
  },
  experience: (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const sent = readStep('step3', form) as OnboardingExperienceMutationVariables
    return saved(ask(Experience, sent), 'step3', form, url)
  },
  publish: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, true, afterwards(url)),
  // The tests are open once the onboarding is finished, so this end is a choice to publish as well, and says so.
  publishAndTest: (ask: Ask) => finish(ask, true, urls.candidate.assessment()),
  later: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, false, afterwards(url)),
})
