export const demoPassword = 'demo-password-2026'

export const demoAccounts = {
  student: 'student@demo.example',
  recruiter: 'recruiter@demo.example',
  interviewer: 'interviewer@demo.example',
  operator: 'admin@demo.example',
} as const
/** A suspension takes two. */
export const secondOperator = 'admin2@demo.example'

/** The lines printed at start. */
export function demoSignIns(publicUrl: string) {
  return [
    `  学生    ${demoAccounts.student.padEnd(24)} ${publicUrl}/candidate/login`,
    `  企業    ${demoAccounts.recruiter.padEnd(24)} ${publicUrl}/client/login`,
    `  面接官  ${demoAccounts.interviewer.padEnd(24)} ${publicUrl}/client/login`,
    `  運営    ${demoAccounts.operator.padEnd(24)} ${publicUrl}/admin/login`,
    `  パスワードは4つとも  ${demoPassword}`,
    '',
  ].join('\n')
}
