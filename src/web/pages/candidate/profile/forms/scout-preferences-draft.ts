import { tidyLine } from '#domain/candidate/profile/chosen/rules.ts'
import { hasOffer } from '#domain/candidate/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { chosenIn } from '#web/parts/forms/draft/plain-choice.tsx'

export type ScoutPreferencesDraft = {
  preferredScoutTypeIds: string[]
  jobHuntingStatusId: string
  offeredCompany: string
  offeredCompanyIndustryId: string
}

const statusOf = (id: string) => (id === '' ? null : Number(id))
export const holdsOffer = ({ jobHuntingStatusId }: ScoutPreferencesDraft) =>
  hasOffer({ jobHuntingStatusId: statusOf(jobHuntingStatusId) })

export const readScoutPreferences = (form: FormData): ScoutPreferencesDraft => ({
  preferredScoutTypeIds: chosenIn(form, 'preferredScoutTypeIds'),
  jobHuntingStatusId: formText(form, 'jobHuntingStatusId'),
  offeredCompany: formText(form, 'offeredCompany'),
  offeredCompanyIndustryId: formText(form, 'offeredCompanyIndustryId'),
})

/** An offer stays in the draft while another status is tried, and is not sent with that status. */
export const writeScoutPreferences = (draft: ScoutPreferencesDraft) => ({
  preferredScoutTypeIds: draft.preferredScoutTypeIds,
  jobHuntingStatusId: draft.jobHuntingStatusId || null,
  offeredCompany: holdsOffer(draft) ? tidyLine(draft.offeredCompany) : null,
  offeredCompanyIndustryId: (holdsOffer(draft) && draft.offeredCompanyIndustryId) || null,
})
