import { writeCondition } from '#domain/candidate-search/condition-address/rules.ts'
import { urls } from '#ground/urls.ts'

/** The company's search, for the students who gave this answer to its scouts. */
export const byAnswer = (status: 'ACCEPTED' | 'DECLINED' | 'EXPIRED') =>
  urls.client.candidates(writeCondition({ scoutInvitationStatuses: { isExclusive: false, statuses: [status] } }))

/** The company's search, for these students. */
export const byIds = (candidateIds: readonly string[]) =>
  urls.client.candidates(writeCondition({ candidateIds: [...candidateIds] }))

/** The company's search, for the students who favour it or said to be interested in one of its jobs. */
export const whoFavour = () => urls.client.candidates(writeCondition({ favorite: true }))
