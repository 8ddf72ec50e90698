import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type {
  UpdateBasicsMutationVariables,
  UpdateEducationMutationVariables,
  UpdateSelfIntroductionMutationVariables,
  UpdateStudentProjectMutationVariables,
  UpdateSellingPointsMutationVariables,
  UpdatePictureMutationVariables,
  UpdatePreferencesMutationVariables,
  UpdateScoutPreferencesMutationVariables,
  UpdateExtraExperiencesMutationVariables,
} from '#web/generated/graphql.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'

const Basics = graphql(`
  mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID, $revision: String) {
    updateBasics(gender: $gender, hometownPrefectureId: $hometownPrefectureId, revision: $revision) {
      id
    }
  }
`)
const Education = graphql(`
  mutation UpdateEducation($education: EducationInput!, $revision: String) {
    updateEducation(education: $education, revision: $revision) {
      id
    }
  }
`)
const SelfIntroduction = graphql(`
  mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String, $revision: String) {
    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {
      id
    }
  }
`)
const StudentProject = graphql(`
  mutation UpdateStudentProject($studentProjectExperience: String!, $revision: String) {
    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {
      id
    }
  }
`)
const SellingPoints = graphql(`
  mutation UpdateSellingPoints($sellingPointIds: [ID!]!, $revision: String) {
    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {
      id
    }
  }
`)
const Preferences = graphql(`
  mutation UpdatePreferences($preferences: PreferencesInput!, $revision: String) {
    updatePreferences(preferences: $preferences, revision: $revision) {
      id
    }
  }
`)
const ScoutPreferences = graphql(`
  mutation UpdateScoutPreferences($preferences: ScoutPreferencesInput!, $revision: String) {
    updateScoutPreferences(preferences: $preferences, revision: $revision) {
      id
    }
  }
`)
const ExtraExperiences = graphql(`
  mutation UpdateExtraExperiences($experiences: ExtraExperiencesInput!, $revision: String) {
    updateExtraExperiences(experiences: $experiences, revision: $revision) {
      id
    }
  }
`)
const Picture = graphql(`
  mutation UpdatePicture($encodedImage: String!) {
    updatePicture(encodedImage: $encodedImage) {
      id
    }
  }
`)
const RemovePicture = graphql(`
  mutation RemovePicture {
    removePicture {
      id
    }
  }
`)
const Visibility = graphql(`
  mutation UpdateVisibility($isPublic: Boolean!) {
    updateCandidateVisibility(isPublic: $isPublic)
  }
`)

/** A form of a page that was drawn before the revisions sends none, and is not compared. */
const readSection = (form: FormData) => ({
  ...(readDraft(form) as object),
  revision: formText(form, 'revision') || null,
})

const saved = async (answer: Promise<unknown>) => {
  await answer
  return { isSaved: true } as const
}

export const actOnProfile = act({
  basics: (ask: Ask, form: FormData) => saved(ask(Basics, readSection(form) as UpdateBasicsMutationVariables)),
  education: (ask: Ask, form: FormData) => saved(ask(Education, readSection(form) as UpdateEducationMutationVariables)),
  taglines: (ask: Ask, form: FormData) =>
    saved(ask(SelfIntroduction, readSection(form) as UpdateSelfIntroductionMutationVariables)),
  'self-introduction': (ask: Ask, form: FormData) =>
    saved(ask(SelfIntroduction, readSection(form) as UpdateSelfIntroductionMutationVariables)),
  'student-project': (ask: Ask, form: FormData) =>
    saved(ask(StudentProject, readSection(form) as UpdateStudentProjectMutationVariables)),
  'selling-points': (ask: Ask, form: FormData) =>
    saved(ask(SellingPoints, readSection(form) as UpdateSellingPointsMutationVariables)),
  preferences: (ask: Ask, form: FormData) =>
    saved(ask(Preferences, readSection(form) as UpdatePreferencesMutationVariables)),
  'scout-preferences': (ask: Ask, form: FormData) =>
    saved(ask(ScoutPreferences, readSection(form) as UpdateScoutPreferencesMutationVariables)),
  'extra-experiences': (ask: Ask, form: FormData) =>
    saved(ask(ExtraExperiences, readSection(form) as UpdateExtraExperiencesMutationVariables)),
  picture: (ask: Ask, form: FormData) => saved(ask(Picture, readDraft(form) as UpdatePictureMutationVariables)),
  removePicture: (ask: Ask) => saved(ask(RemovePicture)),
  visibility: (ask: Ask, form: FormData) => saved(ask(Visibility, { isPublic: formText(form, 'isPublic') === 'true' })),
})
