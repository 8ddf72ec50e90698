import { useState, type SubmitEvent } from 'react'
import type { CompanySection } from '#domain/company/basic/section/rules.ts'
import type { Refused } from '#web/carry/ask.ts'

type Saved = { sections: readonly { section: CompanySection; version: number }[] }

/** The number of saves of a section as it was read. */
export const versionOf = ({ sections }: Saved, section: CompanySection) =>
  sections.find((one) => one.section === section)?.version ?? 0

/**
 * The version a form was drawn from, and the one to save over. After a colleague's save they differ, and the page asks
 * before it writes over the other's words.
 */
export function useVersion(page: Saved, section: CompanySection, refused: Refused | undefined) {
  const [drawnFrom] = useState(() => versionOf(page, section))
  const isOutdated = refused?.code === 'company_section_edited'
  return { isOutdated, version: isOutdated ? versionOf(page, section) : drawnFrom }
}

/** The version on the pressed button, for a form that is sent by hand. */
export function submittedVersion(event: SubmitEvent<HTMLFormElement>, fallback: number) {
  const { submitter } = event.nativeEvent as unknown as { submitter?: HTMLElement | null }
  return submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : String(fallback)
}
