/** The sections of a company's page; one press saves one section. */
export const companySections = [
  'NAMES',
  'INFORMATION',
  'ADDRESS',
  'OTHERS',
  'LOGO',
  'COVER',
  'VISIBILITY',
  'TAGLINE',
  'CONTENTS',
  'VOICES',
  'QUESTIONS',
  'FIGURES',
  'YOUTH_INFORMATION',
  'SELECTION_CRITERIA',
] as const
export type CompanySection = (typeof companySections)[number]
