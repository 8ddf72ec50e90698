import { byStudent, type Attempt, type ById } from './attempt.ts'

type Parts = { byId: ById; read: (query: string, variables: () => Record<string, unknown>) => Attempt }

const answered = 'answeredAt: "2026-11-22T00:00:00Z", isFlagged: false, milliseconds: 900, position: 1, sequence: 1'
const section = ', section: LANG'

/** Attempts of another student with a sitting, a certificate, and an item that is no practice. */
export function assessmentAttempts({ byId, read }: Parts): Record<string, Attempt> {
  const ofSitting = (name: string, rest = '') => byStudent(byId(name, 'sitting', rest, '{ id }', 'attemptId'))
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
      byId(
        'publishAssessmentResult',
        'sitting',
        ', consentVersion: "1.0", kind: INTELLECTUAL',
        '{ attemptId }',
        'attemptId',
      ),
    ),
    endAssessmentCertificate: byStudent(byId('endAssessmentCertificate', 'certificate', '', '', 'id')),
    assessmentPracticeAnswer: byStudent(
      read('query($id: ID!) { assessmentPracticeAnswer(practiceId: $id, option: 0) { key } }', () => ({
        id: 'LANG-001',
      })),
    ),
  }
}
