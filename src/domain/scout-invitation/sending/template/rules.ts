import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { minSentToCompare } from '../../analysis/rules.ts'
import { similarity } from '../similarity/rules.ts'
import { checkText } from '#ground/validation/validation.ts'
import { checkCommonText } from '../rules.ts'

/** Templates in use: those of the team, and beside them those of each colleague. */
export const maxTemplates = 50
/** The versions that a page lists, the newest first. */
export const maxListedVersions = 20
/** Archived templates that a page lists, the newest first. */
export const maxListedArchived = 100

export const titleLimit = { label: '名前', min: 1, max: 30 } as const

export type ScoutTemplateText = { title: string; subject: string; message: string }

export const foldTemplate = <Form extends ScoutTemplateText>(form: Form): Form => ({
  ...form,
  title: foldSpaces(form.title),
  subject: foldSpaces(form.subject),
  message: tidyText(form.message).trim(),
})

/** Takes a folded template. What a scout may not say is no part of a template either. */
export const checkTemplate = ({ title, subject, message }: ScoutTemplateText): (FieldError | null)[] => [
  checkText('title', title, titleLimit),
  ...checkCommonText({ subject, message }),
]

/** From this similarity on, a message counts as one that was sent from the template. */
const sentFromSimilarity = 0.9

/**
 * Whether a message is the text of a version, as it stands or lightly edited. The result of a text that was written anew
 * would tell nothing of the version. The subject is often of one student, and decides nothing.
 */
export const isSentFrom = (message: string, text: string) => similarity(message, text) >= sentFromSimilarity

export type VersionCounts = {
  sent: number
  accepted: number
  /** Half of the answers came within these days; null without an answer. */
  medianDays: number | null
  readRate: number | null
}
export type VersionResult = VersionCounts & { acceptedRate: number | null }

/** Per cent only from thirty scouts on; of fewer, how many there are and what was accepted. */
export function resultOf({ sent, accepted, medianDays, readRate }: VersionCounts): VersionResult {
  if (sent < minSentToCompare) return { sent, accepted, medianDays: null, readRate: null, acceptedRate: null }
  return { sent, accepted, medianDays, readRate, acceptedRate: Math.round((100 * accepted) / sent) }
}

export const tooFewText = '少なすぎて比べられません'
