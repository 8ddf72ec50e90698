import { writeCondition } from '#domain/candidate-search/rules/address.ts'
import { clientUrls } from '#ground/client-urls.ts'

/** The company's search, for the students who gave this answer to its scouts. */
export const byAnswer = (status: 'ACCEPTED' | 'DECLINED' | 'EXPIRED') =>
  clientUrls.candidates(writeCondition({ scoutInvitationStatuses: { isExclusive: false, statuses: [status] } }))

/** The company's search, for these students. */
export const byIds = (candidateIds: readonly string[]) =>
  clientUrls.candidates(writeCondition({ candidateIds: [...candidateIds] }))

/** The company's search, for the students who favour it or said to be interested in one of its jobs. */
export const whoFavour = () => clientUrls.candidates(writeCondition({ favorite: true }))

/** The company's search with a saved condition. */
export const ofFilter = (savedFilterId: string) => clientUrls.candidates(new URLSearchParams({ fid: savedFilterId }))
