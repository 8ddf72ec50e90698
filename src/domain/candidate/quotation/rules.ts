import type { ProfileContents } from '../rules.ts'

/** The fields of a profile that a letter may quote, with their columns. A page of a letter loads no other rule of profiles. */
export const quotationFields = {
  TAGLINE: 'taglines',
  SELF_INTRODUCTION: 'selfIntroduction',
  STUDENT_PROJECT_EXPERIENCE: 'studentProjectExperience',
  STUDY_ABROAD_EXPERIENCE: 'studyAbroadExperience',
  QUALIFICATION_EXPERIENCE: 'qualificationExperience',
  INTERNSHIP_EXPERIENCE: 'internshipExperience',
} as const
export type QuotationField = keyof typeof quotationFields

export const quotationFieldNames: Record<QuotationField, string> = {
  TAGLINE: 'タグライン',
  SELF_INTRODUCTION: '自己PR',
  STUDENT_PROJECT_EXPERIENCE: '学生時代の経験',
  STUDY_ABROAD_EXPERIENCE: '留学の経験',
  QUALIFICATION_EXPERIENCE: '資格',
  INTERNSHIP_EXPERIENCE: 'インターンの経験',
}

export type Quotable = Pick<ProfileContents, (typeof quotationFields)[QuotationField]>

/** The text of a field a passage may be quoted from; taglines are joined by line breaks. */
export function quotableText(profile: Quotable, field: QuotationField): string {
  const value = profile[quotationFields[field]]
  return typeof value === 'string' ? value : value.join('\n')
}
