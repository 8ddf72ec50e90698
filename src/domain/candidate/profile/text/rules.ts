import { extraExperienceLimits, profileTextLimits } from '#ground/limits/profile.ts'
import { checkText } from '#ground/validation/validation.ts'

export type ProfileText = keyof typeof profileTextLimits
export type ExtraExperience = keyof typeof extraExperienceLimits

/** The names of the texts: of their columns, of their fields and of the variables that save them. */
export const profileTexts = Object.keys(profileTextLimits) as ProfileText[]
export const extraExperiences = Object.keys(extraExperienceLimits) as ExtraExperience[]

export const checkProfileText = (name: ProfileText, text: string) => checkText(name, text, profileTextLimits[name])

/** A record with one value for each name. */
export const forEachText = <Name extends ProfileText, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
