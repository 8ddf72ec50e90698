import { firstLetters, lettersOf } from '#ground/text-length.ts'
import { extraExperiences, type ProfileText } from './profile/text/rules.ts'

export const genders = ['FEMALE', 'MALE', 'NON_BINARY', 'NO_ANSWER'] as const
export type Gender = (typeof genders)[number]
export type DepartmentCategory = 'HUMANITIES' | 'SCIENCE' | 'OTHER'
/** Decides what a company sees of a student. The identity is shown only while an accepted invitation is in force. */
export type CandidateKind = 'ANONYMOUS' | 'ACCEPTED' | 'HIRED'

export const profileItems = [
  'EDUCATION',
  'SELF_INTRODUCTION',
  'STUDENT_PROJECT_EXPERIENCE',
  'SELLING_POINTS',
  'TAGLINES',
  'PREFERENCES',
  'SCOUT_PREFERENCES',
  'EXTRA_EXPERIENCE',
] as const
export type ProfileItem = (typeof profileItems)[number]

export type ProfileContents = Record<ProfileText, string> & {
  graduationYear: number
  schoolId: number | null
  otherSchoolName: string | null
  hasNoExtraExperience: boolean
  sellingPointIds: readonly number[]
  taglines: readonly string[]
  areaPreferenceIds: readonly string[]
  industryIds: readonly number[]
  jobTypeIds: readonly number[]
  companySizeIds: readonly number[]
  companySelectionCriterionIds: readonly number[]
  preferredScoutTypeIds: readonly number[]
  jobHuntingStatusId: number | null
}

/** The points each item can give; together 100. Photo, gender, hometown and tests never count. */
const itemWeights: Record<ProfileItem, number> = {
  EDUCATION: 10,
  SELF_INTRODUCTION: 25,
  STUDENT_PROJECT_EXPERIENCE: 25,
  SELLING_POINTS: 10,
  TAGLINES: 5,
  PREFERENCES: 15,
  SCOUT_PREFERENCES: 5,
  EXTRA_EXPERIENCE: 5,
}

/** A self introduction or an experience of this many characters gets full points. */
export const recommendedTextLength = 200

/** The characters after which a text that was begun counts whole; 0 for an empty text and for a whole one. */
export const missingLetters = (text: string) => (text === '' ? 0 : Math.max(0, recommendedTextLength - lettersOf(text)))

const share = (text: string) => Math.min(1, lettersOf(text) / recommendedTextLength)
const portion = (flags: boolean[]) => flags.filter(Boolean).length / flags.length

/** The part of each item that is written, 0 to 1. */
const fulfilments: Record<ProfileItem, (profile: ProfileContents) => number> = {
  EDUCATION: (profile) => (profile.schoolId !== null || profile.otherSchoolName !== null ? 1 : 0),
  SELF_INTRODUCTION: (profile) => share(profile.selfIntroduction),
  STUDENT_PROJECT_EXPERIENCE: (profile) => share(profile.studentProjectExperience),
  SELLING_POINTS: (profile) => Math.min(1, profile.sellingPointIds.length / 3),
  TAGLINES: (profile) => (profile.taglines.length > 0 ? 1 : 0),
  PREFERENCES: (profile) =>
    portion([
      profile.areaPreferenceIds.length > 0,
      profile.industryIds.length > 0,
      profile.jobTypeIds.length > 0,
      profile.companySizeIds.length > 0,
      profile.companySelectionCriterionIds.length > 0,
    ]),
  SCOUT_PREFERENCES: (profile) =>
    portion([profile.preferredScoutTypeIds.length > 0, profile.jobHuntingStatusId !== null]),
  EXTRA_EXPERIENCE: (profile) =>
    profile.hasNoExtraExperience || extraExperiences.some((name) => profile[name] !== '') ? 1 : 0,
}

export const isItemComplete = (profile: ProfileContents, item: ProfileItem) => fulfilments[item](profile) === 1

const pointsOf = (profile: ProfileContents, item: ProfileItem) => itemWeights[item] * fulfilments[item](profile)

/** 0 to 100, rounded down so that 100 means complete. */
export const completenessOf = (profile: ProfileContents) =>
  Math.floor(profileItems.reduce((sum, item) => sum + pointsOf(profile, item), 0) + 1e-9)

/** The points that the completion of an item still adds, rounded up: 0 only for a complete item. */
export const gainOf = (profile: ProfileContents, item: ProfileItem) =>
  itemWeights[item] - Math.floor(pointsOf(profile, item) + 1e-9)

/** The item whose completion adds the most points; null for a complete profile. */
export function nextItemOf(profile: ProfileContents): { item: ProfileItem; gain: number } | null {
  const open = profileItems
    .map((item) => ({ item, gain: gainOf(profile, item) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  return open[0] ?? null
}

const sentenceEnd = /(?<=[。！？!?])|\n+/u

/** The sentences of a text as they were written, without their line breaks. */
export const sentencesOf = (text: string) =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => lettersOf(sentence) >= 8)

/** The headline of a student card. An experience comes before an introduction. */
export const headlineOf = (
  profile: Pick<ProfileContents, 'taglines' | 'studentProjectExperience' | 'selfIntroduction'>,
) =>
  profile.taglines[0] ??
  sentencesOf(profile.studentProjectExperience)[0] ??
  sentencesOf(profile.selfIntroduction)[0] ??
  'プロフィールを準備しています'

const onOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** Letters, about two lines of a wide card. */
const excerptLength = 120

/**
 * The text below the headline of a card: the experience, otherwise the introduction, without the sentence used as
 * headline.
 */
export function excerptOf(profile: Parameters<typeof headlineOf>[0]) {
  const headline = onOneLine(headlineOf(profile))
  const text = onOneLine(profile.studentProjectExperience || profile.selfIntroduction)
  // A tagline may be a part of some sentence, a sentence of the text stands where it was written.
  const at = profile.taglines.length > 0 ? (text.startsWith(headline) ? 0 : -1) : text.indexOf(headline)
  const rest = at < 0 ? text : `${text.slice(0, at)}${text.slice(at + headline.length)}`.trim()
  const beginning = firstLetters(rest, excerptLength)
  return beginning === rest ? rest : `${beginning}…`
}

/** §3: a fixed marker and the candidate id, encoded. Reversible: an identifier, never a secret. */
export const idpIdOf = (candidateId: string) => btoa(`SearchCandidate:${candidateId}`)

/** An offer is held in these job hunting statuses (§4); the second one has finished. */
export const offerStatusIds: readonly number[] = [3, 4]
export const hasOffer = (profile: Pick<ProfileContents, 'jobHuntingStatusId'>) =>
  profile.jobHuntingStatusId !== null && offerStatusIds.includes(profile.jobHuntingStatusId)
