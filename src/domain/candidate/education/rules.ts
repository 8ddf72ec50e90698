export const degrees = [
  'BACHELOR',
  'MASTER',
  'DOCTOR',
  'TECHNICAL_COLLEGE',
  'VOCATIONAL_SCHOOL',
  'JUNIOR_COLLEGE',
] as const
export type Degree = (typeof degrees)[number]
export const degreeWords: Record<Degree, string> = {
  BACHELOR: '学士（大学）',
  MASTER: '修士（大学院）',
  DOCTOR: '博士（大学院）',
  TECHNICAL_COLLEGE: '高専',
  VOCATIONAL_SCHOOL: '専門学校',
  JUNIOR_COLLEGE: '短大',
}
