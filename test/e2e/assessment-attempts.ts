type Parts<Attempt> = {
  /** The try is another student's. */
  student: (attempt: Attempt) => Attempt
  byId: (name: string, of: 'sitting' | 'certificate', rest: string, selection: string, argument: string) => Attempt
  read: (query: string, variables: () => Record<string, unknown>) => Attempt
}

const answered = 'answeredAt: "2026-11-22T00:00:00Z", isFlagged: false, milliseconds: 900, position: 1, sequence: 1'
const section = ', section: LANG'

/** Attempts of another student with a sitting, a certificate, and an item that is no practice. */
export function assessmentAttempts<Attempt>({ student, byId, read }: Parts<Attempt>): Record<string, Attempt> {
  const byStudent = (...of: Parameters<typeof byId>) => student(byId(...of))
  const ofSitting = (name: string, rest = '') => byStudent(name, 'sitting', rest, '{ id }', 'attemptId')
  return {
    answerAssessmentItem: ofSitting('answerAssessmentItem', `${section}, option: 1, ${answered}`),
    answerAssessmentItems: ofSitting(
      'answerAssessmentItems',
      `${section}, sentAt: "2026-11-22T00:00:01Z", answers: [{ option: 1, ${answered} }]`,
    ),
    answerPersonalityPairs: ofSitting(
      'answerPersonalityPairs',
      ', answers: [{ chosen: 1, milliseconds: 900, position: 1, sequence: 1 }]',
    ),
    beatAssessment: ofSitting('beatAssessment'),
    endAssessmentSection: ofSitting('endAssessmentSection', section),
    reportAssessmentFocusLoss: ofSitting('reportAssessmentFocusLoss'),
    startAssessmentSection: ofSitting('startAssessmentSection', section),
    submitPersonality: ofSitting('submitPersonality', ', hasConfirmed: true'),
    takeOverAssessment: ofSitting('takeOverAssessment'),
    publishAssessmentResult: byStudent(
      'publishAssessmentResult',
      'sitting',
      ', consentVersion: "1.0", kind: INTELLECTUAL',
      '{ attemptId }',
      'attemptId',
    ),
    endAssessmentCertificate: byStudent('endAssessmentCertificate', 'certificate', '', '', 'id'),
    assessmentPracticeAnswer: student(
      read('query($id: ID!) { assessmentPracticeAnswer(practiceId: $id, option: 0) { key } }', () => ({
        id: 'LANG-001',
      })),
    ),
  }
}
