import type { Area } from '#ground/area.ts'

const ofStaff = ['', 'passkey', 'code', 'enrol'] as const
export type SignInIntent = (typeof ofStaff)[number]

/** The acts of the sign-in page of each area. A student has no second step. */
export const signInIntents: Record<Area, readonly SignInIntent[]> = {
  candidate: ['', 'passkey'],
  client: ofStaff,
  admin: ofStaff,
}
