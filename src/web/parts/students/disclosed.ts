type Named = { familyName: string; givenName: string }

/** Whether the student's names are known to the company. The type of a student who has not accepted has no names. */
export const isDisclosed = <Student extends object>(student: Student): student is Extract<Student, Named> =>
  'familyName' in student

const isNamed = (student: object): student is Named => 'familyName' in student

/** 「山田 花子」; null for a student who has not accepted. */
export const nameOf = (student: object) => (isNamed(student) ? `${student.familyName} ${student.givenName}` : null)

/** 「山田 花子さん」; 「学生」 for a student who has not accepted. */
export function callStudent(student: object): string {
  const name = nameOf(student)
  return name === null ? '学生' : `${name}さん`
}
