import type { OwnCandidateId } from '#domain/viewer/viewer.ts'

/** The values of a statement on a student's own scouts; a scout of another student is never among its rows. */
export type OwnScouts = { candidateId: OwnCandidateId; scoutInvitationIds: readonly string[] }
