import type { FieldLimit } from './field-limit.ts'

export const extraExperienceLimits = {
  studyAbroadExperience: { label: '留学の経験', kind: 'text', min: 0, max: 400 },
  qualificationExperience: { label: '資格', kind: 'text', min: 0, max: 400 },
  internshipExperience: { label: 'インターンの経験', kind: 'text', min: 0, max: 400 },
} as const satisfies Record<string, FieldLimit>

/** The texts of many lines of a profile. A new row needs only its column, its hint, its examples and its place on pages. */
export const profileTextLimits = {
  selfIntroduction: { label: '自己PR', kind: 'text', min: 0, max: 800 },
  studentProjectExperience: { label: '学生時代の経験', kind: 'text', min: 0, max: 800 },
  ...extraExperienceLimits,
} as const satisfies Record<string, FieldLimit>

/** The limits of a student's profile. */
export const profileLimits = {
  // Spec silent: the longest name of the ministry's list is 24 letters.
  otherSchoolName: { label: '学校名', kind: 'text', min: 1, max: 60 },
  otherSchoolDepartmentName: { label: '学部・学科', kind: 'text', min: 1, max: 60 },
  taglines: { label: 'タグライン', kind: 'list', min: 0, max: 3, each: 20 },
  ...profileTextLimits,
  sellingPoints: { label: '強み', kind: 'list', min: 1, max: 5 },
  industryPreferences: { label: '希望業界', kind: 'list', min: 0, max: 5 },
  jobTypePreferences: { label: '希望職種', kind: 'list', min: 0, max: 5 },
  areaPreferences: { label: '希望エリア', kind: 'list', min: 0, max: 10 },
  companySizePreferences: { label: '企業の規模', kind: 'list', min: 0, max: 5 },
  companySelectionCriteria: { label: '企業選びの軸', kind: 'list', min: 0, max: 3 },
  preferredScoutTypes: { label: '受け取りたいスカウト', kind: 'list', min: 0, max: 8 },
  offeredCompany: { label: '内定先', kind: 'text', min: 0, max: 60 },
  // Spec silent: longer than any official name.
  highSchoolName: { label: '出身高校', kind: 'text', min: 0, max: 60 },
  // Spec silent: a list that a company reads at one glance.
  languages: { label: '言語', kind: 'list', min: 0, max: 5 },
  qualifications: { label: '資格', kind: 'list', min: 0, max: 10 },
  programming: { label: '言語・技術', kind: 'list', min: 0, max: 10 },
  skillName: { label: '名前', kind: 'text', min: 1, max: 40 },
  skillNote: { label: '補足', kind: 'text', min: 0, max: 100 },
} as const satisfies Record<string, FieldLimit>
