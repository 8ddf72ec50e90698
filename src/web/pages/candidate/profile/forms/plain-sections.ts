import { extraExperiences, forEachText } from '#domain/candidate/profile/text/rules.ts'
import { degrees } from '#domain/candidate/education/rules.ts'
import { departmentCategories } from '#domain/lookup/school/rules.ts'
import type { Gender } from '#domain/candidate/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { formText } from '#web/carry/form-text.ts'
import { chosenIn } from '#web/parts/forms/draft/plain-choice.tsx'
import type { SectionKey } from '../../parts/profile-sections.ts'
import { listedFields, writeEducation, type EducationDraft } from './education-draft.ts'
import type { Named } from './schools.ts'
import { writeScoutPreferences, type ScoutPreferencesDraft } from './scout-preferences-draft.ts'

type SectionDraft<Draft> = {
  /** The draft of a form that was sent without scripts. */
  read: (form: FormData) => Draft
  /** The fields as the section's mutation takes them. */
  write?: (draft: Draft) => object
  /** The argument that holds the fields; absent where each field is an argument of its own. */
  argument?: string
}

function sectionDraft<Draft extends object>({ read, write = (draft) => draft, argument }: SectionDraft<Draft>) {
  const readPlain = (form: FormData) => {
    const fields = write(read(form))
    return argument ? { [argument]: fields } : fields
  }
  return { read: read as (form: FormData) => object, readPlain }
}

/** A name that is still the one of the list stands for its row. */
function readNamed(form: FormData, field: string): Named {
  const name = formText(form, field)
  const listed = listedFields(field)
  return { id: (name !== '' && name === formText(form, listed.name) && formText(form, listed.id)) || null, name }
}

const readEducation = (form: FormData): EducationDraft => ({
  school: readNamed(form, 'schoolId'),
  department: readNamed(form, 'schoolDepartmentId'),
  departmentCategory: departmentCategories.find((one) => one === formText(form, 'departmentCategory')) ?? null,
  degree: degrees.find((one) => one === formText(form, 'degree')) ?? null,
  graduationYear: formText(form, 'graduationYear'),
  graduationMonth: formText(form, 'graduationMonth'),
  campusPrefectureId: formText(form, 'campusPrefectureId'),
  highSchoolName: formText(form, 'highSchoolName'),
})

const readScoutPreferences = (form: FormData): ScoutPreferencesDraft => ({
  preferredScoutTypeIds: chosenIn(form, 'preferredScoutTypeIds'),
  jobHuntingStatusId: formText(form, 'jobHuntingStatusId'),
  offeredCompany: formText(form, 'offeredCompany'),
  offeredCompanyIndustryId: formText(form, 'offeredCompanyIndustryId'),
})

const taglineLines = Array.from({ length: profileLimits.taglines.max }, (_, at) => at)

/** Each section, from the controls of a form that was sent without scripts to the input of its mutation. */
export const plainSections = {
  basics: sectionDraft({
    read: (form) => ({
      gender: formText(form, 'gender') as Gender,
      hometownPrefectureId: formText(form, 'hometownPrefectureId'),
    }),
    write: ({ gender, hometownPrefectureId }) => ({ gender, hometownPrefectureId: hometownPrefectureId || null }),
  }),
  education: sectionDraft({ read: readEducation, write: writeEducation, argument: 'education' }),
  taglines: sectionDraft({
    read: (form) => ({ taglines: taglineLines.map((at) => formText(form, `taglines.${at}`)) }),
  }),
  'self-introduction': sectionDraft({
    read: (form) => ({ selfIntroduction: formText(form, 'selfIntroduction') }),
  }),
  'student-project': sectionDraft({
    read: (form) => ({ studentProjectExperience: formText(form, 'studentProjectExperience') }),
  }),
  'selling-points': sectionDraft({
    read: (form) => ({ sellingPointIds: chosenIn(form, 'sellingPointIds') }),
  }),
  preferences: sectionDraft({
    read: (form) => ({
      areaPreferenceIds: chosenIn(form, 'areaPreferenceIds'),
      industryIds: chosenIn(form, 'industryIds'),
      jobTypeIds: chosenIn(form, 'jobTypeIds'),
      companySizeIds: chosenIn(form, 'companySizeIds'),
      companySelectionCriterionIds: chosenIn(form, 'companySelectionCriterionIds'),
    }),
    argument: 'preferences',
  }),
  'scout-preferences': sectionDraft({
    read: readScoutPreferences,
    write: writeScoutPreferences,
    argument: 'preferences',
  }),
  'extra-experiences': sectionDraft({
    read: (form) => ({
      ...forEachText(extraExperiences, (name) => formText(form, name)),
      hasNoExtraExperience: form.has('hasNoExtraExperience'),
    }),
    argument: 'experiences',
  }),
} satisfies Record<SectionKey, object>
