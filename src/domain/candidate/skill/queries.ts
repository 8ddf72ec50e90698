import type { OwnProfile } from '../queries.ts'

/** The values that the form of the skills replaces. */
export const editedPart = ({
  toeicScore,
  toeicTakenOn,
  toeflIbtScore,
  toeflIbtBand,
  toeflIbtTakenOn,
  skills,
}: OwnProfile) => ({ toeicScore, toeicTakenOn, toeflIbtScore, toeflIbtBand, toeflIbtTakenOn, skills })
