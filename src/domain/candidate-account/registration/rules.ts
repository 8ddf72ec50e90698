import { consentTexts } from '../consent/rules.ts'
import type { Campaign } from '#ground/urls.ts'

export type ConsentKind = keyof typeof consentTexts
/** The version of each text a student agreed to; '' without the tick. */
export type Consents = Record<ConsentKind, string>

export type Registration = {
  /** As typed, folded. */
  email: string
  /** null for a student who signs in by another service. */
  passwordHash: string | null
  /** Whether another service proved the address. */
  isEmailVerified: boolean
  consents: Consents
  campaign: Campaign
  /** The student whose link invited the visitor, as the address says; an unknown one is left out. */
  invitedBy: string | null
}

/** Days until a registration whose mail address nobody proved is forgotten. */
export const unprovenDays = 7
/** Longest text of a campaign that is kept. */
export const maxCampaign = 100
