import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import type { Basic, Choices } from '../load.ts'
import type { SectionKey } from '../sections.ts'

export type PageAnswer = (FormAnswer & Partial<Exclude<Answer, undefined>>) | undefined

/** The data that a section's form is drawn from. */
export type SectionProps = {
  basic: Basic
  choices: Choices
  answer: PageAnswer
  /** The first time: the section that follows, or 'complete'; null later. */
  next: SectionKey | 'complete' | null
  /** Draws the form anew from what is saved now. */
  onReload: () => void
}
