type Named = { familyName: string; givenName: string }

/** Whether a student's names were given: who has not accepted is of a kind without them. */
export const isDisclosed = <Student extends object>(student: Student): student is Extract<Student, Named> =>
  'familyName' in student

const isNamed = (student: object): student is Named => 'familyName' in student

/** 「山田 花子」; null for who has not accepted. */
export const nameOf = (student: object) => (isNamed(student) ? `${student.familyName} ${student.givenName}` : null)
