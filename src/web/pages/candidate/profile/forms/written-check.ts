import { checkPart } from '#web/parts/page-part.tsx'

/** The check of a written text; the field that shows the text loads it at rest. */
export const writtenCheck = checkPart(
  async () => (await import('#domain/candidate/profile/rules.ts')).checkProfileText,
  null,
)
