import type { Degree } from '#domain/candidate/education/rules.ts'
import type { DepartmentCategory } from '#domain/lookup/school/rules.ts'
import type { SeedSkill } from './skills.ts'

export type Gender = 'FEMALE' | 'MALE' | 'NON_BINARY' | 'NO_ANSWER'

/** All that the seeds tell about one student, without ids of the database. */
export type StudentStory = {
  gender: Gender
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  /** Unique for an index, in a domain reserved for examples. */
  email: string
  /** E.164, unique for an index, in the range after 0A0 that Japan never assigned (0A0-0…). */
  phoneNumber: string
  graduationYear: number
  graduationMonth: number
  schoolId: number | null
  departmentId: number | null
  otherSchoolName: string | null
  otherDepartmentName: string | null
  category: DepartmentCategory
  degree: Degree
  campusPrefectureId: string
  hometownPrefectureId: string | null
  highSchoolName: string | null
  /** The first is the headline of the card, 18 to 40 characters; the others at most 20. */
  taglines: string[]
  selfIntroduction: string
  studentProjectExperience: string
  studyAbroadExperience: string
  qualificationExperience: string
  internshipExperience: string
  sellingPointIds: number[]
  areaPreferenceIds: string[]
  industryIds: number[]
  jobTypeIds: number[]
  companySizeIds: number[]
  companySelectionCriterionIds: number[]
  preferredScoutTypeIds: number[]
  jobHuntingStatusId: number
  /** Only with an offer (statuses 3 and 4). */
  offeredCompany: string | null
  toeicScore: number | null
  /** First day of the month, YYYY-MM-DD. */
  toeicTakenOn: string | null
  toeflIbtScore: number | null
  /** In the order of their kinds, which is that of the search's text. */
  skills: SeedSkill[]
  /** 0 is the left pole, 100 the right one; null when not published. */
  personality: { traitId: string; percentage: number }[] | null
  intellectualScore: { sectionId: SectionId; achieved: number; achievable: number }[] | null
  lastActiveDaysAgo: number
  registeredDaysAgo: number
}

export type SectionId = 'LANG' | 'NUM' | 'LOGIC' | 'SPACE'
