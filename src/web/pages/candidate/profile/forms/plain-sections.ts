import { extraExperiences, forEachText } from '#domain/candidate/profile/text/rules.ts'
import type { Gender } from '#domain/candidate/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { formText } from '#web/carry/form-text.ts'
import { chosenIn } from '#web/parts/forms/draft/plain-choice.tsx'
import type { SectionKey } from '../../parts/profile-sections.ts'
import { readEducation, writeEducation } from './education-draft.ts'
import { readScoutPreferences, writeScoutPreferences } from './scout-preferences-draft.ts'

type SectionDraft<Draft> = {
  /** The draft of a form that was sent without scripts. */
  read: (form: FormData) => Draft
  /** The fields as the section's mutation takes them. */
  write?: (draft: Draft) => object
  /** The argument that holds the fields; absent where each field is an argument of its own. */
  argument?: string
}

function sectionDraft<Draft extends object>({ read, write = (draft) => draft, argument }: SectionDraft<Draft>) {
  const inputOf = (draft: Draft) => (argument ? { [argument]: write(draft) } : write(draft))
  return { read, inputOf, argument, readPlain: (form: FormData) => inputOf(read(form)) }
}
export type PlainSection<Draft> = Omit<ReturnType<typeof sectionDraft<Draft & object>>, 'readPlain'>

export const taglineLines = Array.from({ length: profileLimits.taglines.max }, (_, at) => at)

/** Each section, from the controls of its form to the input of its mutation. */
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
