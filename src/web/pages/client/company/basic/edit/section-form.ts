import { useState, type SubmitEvent } from 'react'
import type { CompanySection } from '#domain/company/basic/section/rules.ts'
import type { Refused } from '#web/ask.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import type { Answer } from '#web/parts/success-message.ts'
import type { Basic, Choices } from '../load.ts'
import type { SectionKey } from '../sections.ts'

export type PageAnswer = (FormAnswer & Partial<Exclude<Answer, undefined>>) | undefined

/** What a section's form is drawn from. */
export type SectionProps = {
  basic: Basic
  choices: Choices
  answer: PageAnswer
  /** The first time: the section that follows, or 'complete'; null later. */
  next: SectionKey | 'complete' | null
  /** Draws the form anew from what is saved now. */
  onReload: () => void
}

/** The number of saves of a section as it was read. */
export const versionOf = ({ sections }: Basic, section: CompanySection) =>
  sections.find((one) => one.section === section)?.version ?? 0

/**
 * The version a form was drawn from, and the one to save over. After a colleague's save they differ, and the page asks
 * before it writes over the other's words.
 */
export function useVersion(basic: Basic, section: CompanySection, refused: Refused | undefined) {
  const [drawnFrom] = useState(() => versionOf(basic, section))
  const isOutdated = refused?.code === 'company_section_edited'
  return { isOutdated, version: isOutdated ? versionOf(basic, section) : drawnFrom }
}

/** The version on the pressed button, for a form that is sent by hand. */
export function submittedVersion(event: SubmitEvent<HTMLFormElement>, fallback: number) {
  const { submitter } = event.nativeEvent as unknown as { submitter?: HTMLElement | null }
  return submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : String(fallback)
}
