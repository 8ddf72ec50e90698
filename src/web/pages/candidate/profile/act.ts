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
  mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID) {
    updateBasics(gender: $gender, hometownPrefectureId: $hometownPrefectureId) {
      id
    }
  }
`)
const Education = graphql(`
  mutation UpdateEducation(
    $schoolId: ID
    $otherSchoolName: String
    $schoolDepartmentId: ID
    $otherSchoolDepartmentName: String
    $departmentCategory: DepartmentCategory
    $degree: Degree
    $graduationYear: Int!
    $graduationMonth: Int!
    $campusPrefectureId: ID
    $highSchoolName: String
  ) {
    updateEducation(
      schoolId: $schoolId
      otherSchoolName: $otherSchoolName
      schoolDepartmentId: $schoolDepartmentId
      otherSchoolDepartmentName: $otherSchoolDepartmentName
      departmentCategory: $departmentCategory
      degree: $degree
      graduationYear: $graduationYear
      graduationMonth: $graduationMonth
      campusPrefectureId: $campusPrefectureId
      highSchoolName: $highSchoolName
    ) {
      id
    }
  }
`)
const SelfIntroduction = graphql(`
  mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String) {
    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction) {
      id
    }
  }
`)
const StudentProject = graphql(`
  mutation UpdateStudentProject($studentProjectExperience: String!) {
    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience) {
      id
    }
  }
`)
const SellingPoints = graphql(`
  mutation UpdateSellingPoints($sellingPointIds: [ID!]!) {
    updateSellingPoints(sellingPointIds: $sellingPointIds) {
      id
    }
  }
`)
const Preferences = graphql(`
  mutation UpdatePreferences(
    $areaPreferenceIds: [ID!]!
    $industryIds: [ID!]!
    $jobTypeIds: [ID!]!
    $companySizeIds: [ID!]!
    $companySelectionCriterionIds: [ID!]!
  ) {
    updatePreferences(
      areaPreferenceIds: $areaPreferenceIds
      industryIds: $industryIds
      jobTypeIds: $jobTypeIds
      companySizeIds: $companySizeIds
      companySelectionCriterionIds: $companySelectionCriterionIds
    ) {
      id
    }
  }
`)
const ScoutPreferences = graphql(`
  mutation UpdateScoutPreferences(
    $preferredScoutTypeIds: [ID!]!
    $jobHuntingStatusId: ID
    $offeredCompany: String
    $offeredCompanyIndustryId: ID
  ) {
    updateScoutPreferences(
      preferredScoutTypeIds: $preferredScoutTypeIds
      jobHuntingStatusId: $jobHuntingStatusId
      offeredCompany: $offeredCompany
      offeredCompanyIndustryId: $offeredCompanyIndustryId
    ) {
      id
    }
  }
`)
const ExtraExperiences = graphql(`
  mutation UpdateExtraExperiences(
    $studyAbroadExperience: String!
    $qualificationExperience: String!
    $internshipExperience: String!
    $hasNoExtraExperience: Boolean!
  ) {
    updateExtraExperiences(
      studyAbroadExperience: $studyAbroadExperience
      qualificationExperience: $qualificationExperience
      internshipExperience: $internshipExperience
      hasNoExtraExperience: $hasNoExtraExperience
    ) {
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

const saved = async (answer: Promise<unknown>) => {
  await answer
  return { isSaved: true } as const
}

export const actOnProfile = act({
  basics: (ask: Ask, form: FormData) => saved(ask(Basics, readDraft(form) as UpdateBasicsMutationVariables)),
  education: (ask: Ask, form: FormData) => saved(ask(Education, readDraft(form) as UpdateEducationMutationVariables)),
  taglines: (ask: Ask, form: FormData) =>
    saved(ask(SelfIntroduction, readDraft(form) as UpdateSelfIntroductionMutationVariables)),
  'self-introduction': (ask: Ask, form: FormData) =>
    saved(ask(SelfIntroduction, readDraft(form) as UpdateSelfIntroductionMutationVariables)),
  'student-project': (ask: Ask, form: FormData) =>
    saved(ask(StudentProject, readDraft(form) as UpdateStudentProjectMutationVariables)),
  'selling-points': (ask: Ask, form: FormData) =>
    saved(ask(SellingPoints, readDraft(form) as UpdateSellingPointsMutationVariables)),
  preferences: (ask: Ask, form: FormData) =>
    saved(ask(Preferences, readDraft(form) as UpdatePreferencesMutationVariables)),
  'scout-preferences': (ask: Ask, form: FormData) =>
    saved(ask(ScoutPreferences, readDraft(form) as UpdateScoutPreferencesMutationVariables)),
  'extra-experiences': (ask: Ask, form: FormData) =>
    saved(ask(ExtraExperiences, readDraft(form) as UpdateExtraExperiencesMutationVariables)),
  picture: (ask: Ask, form: FormData) => saved(ask(Picture, readDraft(form) as UpdatePictureMutationVariables)),
  removePicture: (ask: Ask) => saved(ask(RemovePicture)),
  visibility: (ask: Ask, form: FormData) => saved(ask(Visibility, { isPublic: formText(form, 'isPublic') === 'true' })),
})
