import { hiddenName } from '../../fair-mode/rules.ts'
import { sentencesOf } from '../../rules.ts'
import { quotableText, type Quotable } from '../rules.ts'

/** Every sentence a company may quote, word for word, in the order of the profile; none of which fair mode hides a part. */
export const quotablePassages = (profile: Quotable) =>
  (
    [
      'STUDENT_PROJECT_EXPERIENCE',
      'SELF_INTRODUCTION',
      'TAGLINE',
      'INTERNSHIP_EXPERIENCE',
      'STUDY_ABROAD_EXPERIENCE',
      'QUALIFICATION_EXPERIENCE',
    ] as const
  ).flatMap((field) =>
    sentencesOf(quotableText(profile, field))
      .filter((text) => !text.includes(hiddenName))
      .map((text) => ({ field, text })),
  )
