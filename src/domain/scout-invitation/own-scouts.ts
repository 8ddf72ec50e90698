import type { OwnCandidateId } from '#domain/viewer/viewer.ts'

/** What a batched statement on a student's own scouts binds: of ids that are another's it reads nothing. */
export type OwnScouts = { candidateId: OwnCandidateId; scoutInvitationIds: readonly string[] }
