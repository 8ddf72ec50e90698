import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { redirect } from 'react-router'
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
  mutation OnboardingStrengths($sellingPointIds: [ID!]!) {
    updateSellingPoints(sellingPointIds: $sellingPointIds) {
      id
    }
  }
`)
const Introduction = graphql(`
  mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!) {
    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction) {
      id
    }
  }
`)
const Experience = graphql(`
  mutation OnboardingExperience($studentProjectExperience: String!) {
    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience) {
      id
    }
  }
`)
const Finish = graphql(`
  mutation FinishOnboarding($isPublic: Boolean!) {
    finishOnboarding(isPublic: $isPublic)
  }
`)

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
    const { read, readPlain } = plainSteps.step1
    const mistakes = isPlain(form) && refuseForm(form, checkStrengths(read(form)))
    if (mistakes) return Promise.resolve(mistakes)
    const sent = readDraft(form, readPlain) as OnboardingStrengthsMutationVariables
    return saved(ask(Strengths, sent), 'step1', form, url)
  },
  introduction: (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const sent = readDraft(form, plainSteps.step2.readPlain) as OnboardingIntroductionMutationVariables
    return saved(ask(Introduction, sent), 'step2', form, url)
  },
  experience: (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const sent = readDraft(form, plainSteps.step3.readPlain) as OnboardingExperienceMutationVariables
    return saved(ask(Experience, sent), 'step3', form, url)
  },
  publish: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, true, afterwards(url)),
  // The tests are open once the onboarding is finished, so this end is a choice to publish as well, and says so.
  publishAndTest: (ask: Ask) => finish(ask, true, urls.candidate.assessment()),
  later: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, false, afterwards(url)),
})
