import type { CompanyStory, CompanyUserStory, JobStory, MarkShape } from './story.ts'

type Spec = Pick<
  CompanyStory,
  | 'displayName'
  | 'legalName'
  | 'kana'
  | 'industryIds'
  | 'companySizeId'
  | 'employees'
  | 'foundedOn'
  | 'capital'
  | 'representative'
  | 'tagline'
  | 'description'
  | 'selectionCriterionIds'
  | 'planKey'
  | 'scenes'
> & {
  /** Part of the web address. */
  slug: string
  /** Three digits that tell the fictional company number from the others. */
  serial: string
  /** 'postal code|prefecture id|city|line' */
  office: string
  mark: [MarkShape, background: string, foreground: string]
  /** 'role|family|given|family kana|given kana|department|title|message' */
  users: string[]
  jobs: ((company: { displayName: string; legalName: string; slug: string }) => JobStory)[]
}

export function company(spec: Spec): CompanyStory {
  const { slug, serial, office, mark, users, jobs, ...rest } = spec
  const [postalCode = '', prefectureId = '', city = '', line = ''] = office.split('|')
  const [shape, background, foreground] = mark
  return {
    ...rest,
    // No registry office has the code 9901, so no real company bears such a number.
    corporateNumber: withCheckDigit(`990101000${serial}`),
    headOffice: { postalCode, prefectureId, city, line },
    url: `https://${slug}.example`,
    mark: { shape, background, foreground },
    users: users.map(companyUser),
    jobs: jobs.map((job) => job({ displayName: spec.displayName, legalName: spec.legalName, slug })),
  }
}

function companyUser(row: string): CompanyUserStory {
  const [
    role,
    familyName = '',
    givenName = '',
    familyNameKana = '',
    givenNameKana = '',
    department = '',
    title = '',
    messageToStudents = '',
  ] = row.split('|')
  if (role !== 'ADMIN' && role !== 'RECRUITER' && role !== 'INTERVIEWER' && role !== 'VIEWER')
    throw new Error(`unknown role in ${row}`)
  return { familyName, givenName, familyNameKana, givenNameKana, role, department, title, messageToStudents }
}

/** 9 − (Σ Pn·Qn mod 9) before the other twelve digits; n counts from the right, Qn is 1 for odd and 2 for even n. */
export function withCheckDigit(twelve: string): string {
  const sum = twelve
    .split('')
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${twelve}`
}
