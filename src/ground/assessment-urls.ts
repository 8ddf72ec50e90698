import { withQuery } from './address.ts'

/** §2: the two tests. */
export const assessmentTests = ['intellectual', 'personality'] as const
export type AssessmentTest = (typeof assessmentTests)[number]

/** The addresses of a student's two tests; their overview and their manual are in urls.ts. */
export const assessmentUrls = {
  /** token: the secret of a certificate that a student handed out. */
  certificate: (token: string) => `/assessment/certificates/${token}`,
  intellectualResult: () => '/candidate/assessment/intellectual/result',
  personalityResult: () => '/candidate/assessment/personality/result',
  /** The result as a file to keep. */
  resultFile: (kind: 'intellectual' | 'personality', form: 'picture' | 'document') =>
    `/candidate/assessment/${kind}/result/${form}`,
  /** Not in §2: what a student reads and agrees to before a sitting, and items to try. */
  start: (test: AssessmentTest) => `/candidate/assessment/${test}/start`,
  practice: (question?: number) => withQuery('/candidate/assessment/practice', { question }),
  /** question, page: where the student goes on. */
  sitting: (test: AssessmentTest, at: { question?: number; page?: number } = {}) =>
    withQuery(`/candidate/assessment/${test}`, at),
} as const
