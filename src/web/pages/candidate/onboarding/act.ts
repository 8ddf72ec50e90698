import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { graphql } from '#web/generated/index.ts'
import type {
  OnboardingExperienceMutationVariables,
  OnboardingIntroductionMutationVariables,
  OnboardingStrengthsMutationVariables,
} from '#web/generated/graphql.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { urls } from '#ground/urls.ts'

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

// An answer of its own for each save, since an answer is heard once.
const saved = () => ({})

const afterwards = ({ searchParams }: URL) =>
  redirectTarget('candidate', searchParams.get('redirect-to'), urls.candidate.home())

async function finish(ask: Ask, isPublic: boolean, next: string) {
  await ask(Finish, { isPublic })
  return redirectWith(next, isPublic ? 'profilePublished' : 'onboardingFinished')
}

/** One act a step, and the ends. The door checks each draft against the schema. */
export const actOnOnboarding = act({
  strengths: async (ask: Ask, form: FormData) => {
    await ask(Strengths, readDraft(form) as OnboardingStrengthsMutationVariables)
    return saved()
  },
  introduction: async (ask: Ask, form: FormData) => {
    await ask(Introduction, readDraft(form) as OnboardingIntroductionMutationVariables)
    return saved()
  },
  experience: async (ask: Ask, form: FormData) => {
    await ask(Experience, readDraft(form) as OnboardingExperienceMutationVariables)
    return saved()
  },
  publish: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, true, afterwards(url)),
  // The tests are open once the onboarding is finished, so this end is a choice to publish as well, and says so.
  publishAndTest: (ask: Ask) => finish(ask, true, urls.candidate.assessment()),
  later: (ask: Ask, _: FormData, { url }: ClientArgs) => finish(ask, false, afterwards(url)),
})
