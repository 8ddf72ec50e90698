import type { MemberFragment } from '#web/generated/graphql.ts'

export type Member = MemberFragment

/** An invited user has no name until the registration. */
export const nameOf = ({ familyName, givenName, email }: Member) => `${familyName} ${givenName}`.trim() || email
