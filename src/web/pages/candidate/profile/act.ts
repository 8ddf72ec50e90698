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
import { isPlain, readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'
import type { SectionKey } from '../parts/profile-sections.ts'
import { plainSections } from './forms/plain-sections.ts'

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
const readSection = (section: SectionKey, form: FormData) => ({
  ...(readDraft(form, plainSections[section].readPlain) as object),
  revision: formText(form, 'revision') || null,
})

const saved = async (answer: Promise<unknown>) => {
  await answer
  return { isSaved: true } as const
}

/** Without scripts the page says that the section is saved, and its second button leads to the next one. */
async function savedSection(answer: Promise<unknown>, section: SectionKey, form: FormData) {
  const done = await saved(answer)
  return isPlain(form) ? redirectWith(urls.candidate.profile(formText(form, 'next') || section), 'profileSaved') : done
}

const saveIntroduction = (section: 'taglines' | 'self-introduction') => (ask: Ask, form: FormData) =>
  savedSection(
    ask(SelfIntroduction, readSection(section, form) as UpdateSelfIntroductionMutationVariables),
    section,
    form,
  )

export const actOnProfile = act({
  basics: (ask: Ask, form: FormData) =>
    savedSection(ask(Basics, readSection('basics', form) as UpdateBasicsMutationVariables), 'basics', form),
  education: (ask: Ask, form: FormData) =>
    savedSection(ask(Education, readSection('education', form) as UpdateEducationMutationVariables), 'education', form),
  taglines: saveIntroduction('taglines'),
  'self-introduction': saveIntroduction('self-introduction'),
  'student-project': (ask: Ask, form: FormData) => {
    const sent = readSection('student-project', form) as UpdateStudentProjectMutationVariables
    return savedSection(ask(StudentProject, sent), 'student-project', form)
  },
  'selling-points': (ask: Ask, form: FormData) => {
    const sent = readSection('selling-points', form) as UpdateSellingPointsMutationVariables
    return savedSection(ask(SellingPoints, sent), 'selling-points', form)
  },
  preferences: (ask: Ask, form: FormData) => {
    const sent = readSection('preferences', form) as UpdatePreferencesMutationVariables
    return savedSection(ask(Preferences, sent), 'preferences', form)
  },
  'scout-preferences': (ask: Ask, form: FormData) => {
    const sent = readSection('scout-preferences', form) as UpdateScoutPreferencesMutationVariables
    return savedSection(ask(ScoutPreferences, sent), 'scout-preferences', form)
  },
  'extra-experiences': (ask: Ask, form: FormData) => {
    const sent = readSection('extra-experiences', form) as UpdateExtraExperiencesMutationVariables
    return savedSection(ask(ExtraExperiences, sent), 'extra-experiences', form)
  },
  picture: (ask: Ask, form: FormData) => saved(ask(Picture, readDraft(form) as UpdatePictureMutationVariables)),
  removePicture: (ask: Ask) => saved(ask(RemovePicture)),
  visibility: (ask: Ask, form: FormData) => saved(ask(Visibility, { isPublic: formText(form, 'isPublic') === 'true' })),
})
