import { tidyLine } from '#domain/candidate/profile/chosen/rules.ts'
import { hasOffer } from '#domain/candidate/rules.ts'

export type ScoutPreferencesDraft = {
  preferredScoutTypeIds: string[]
  jobHuntingStatusId: string
  offeredCompany: string
  offeredCompanyIndustryId: string
}

const statusOf = (id: string) => (id === '' ? null : Number(id))
export const holdsOffer = ({ jobHuntingStatusId }: ScoutPreferencesDraft) =>
  hasOffer({ jobHuntingStatusId: statusOf(jobHuntingStatusId) })

/** An offer stays in the draft while another status is tried, and is not sent with that status. */
export const writeScoutPreferences = (draft: ScoutPreferencesDraft) => ({
  preferredScoutTypeIds: draft.preferredScoutTypeIds,
  jobHuntingStatusId: draft.jobHuntingStatusId || null,
  offeredCompany: holdsOffer(draft) ? tidyLine(draft.offeredCompany) : null,
  offeredCompanyIndustryId: (holdsOffer(draft) && draft.offeredCompanyIndustryId) || null,
})
