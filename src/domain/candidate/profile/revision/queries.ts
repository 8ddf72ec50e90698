import { Refusal, type RefusalDetails } from '#ground/refusal.ts'
import { revisionOf } from '#platform/database/revision.ts'
import type { ProfileSection } from '../rules.ts'
import { extraExperiences } from '../text/rules.ts'

/** The columns of each section, which are saved as a whole. */
const columnsOf = {
  BASICS: ['gender', 'hometownPrefectureId'],
  EDUCATION: [
    'schoolId',
    'otherSchoolName',
    'schoolDepartmentId',
    'otherSchoolDepartmentName',
    'departmentCategory',
    'lacksDepartmentCategory',
    'degree',
    'graduationYear',
    'graduationMonth',
    'campusPrefectureId',
    'highSchoolName',
  ],
  TAGLINES: ['taglines'],
  SELF_INTRODUCTION: ['selfIntroduction'],
  STUDENT_PROJECT_EXPERIENCE: ['studentProjectExperience'],
  SELLING_POINTS: ['sellingPointIds'],
  PREFERENCES: ['areaPreferenceIds', 'industryIds', 'jobTypeIds', 'companySizeIds', 'companySelectionCriterionIds'],
  SCOUT_PREFERENCES: ['preferredScoutTypeIds', 'jobHuntingStatusId', 'offeredCompany', 'offeredCompanyIndustryId'],
  EXTRA_EXPERIENCE: [...extraExperiences, 'hasNoExtraExperience'],
} as const satisfies Record<ProfileSection, readonly string[]>

const sections = Object.values<readonly Column[]>(columnsOf)
type Column = (typeof columnsOf)[ProfileSection][number]
type Row = Readonly<Record<Column, unknown>>

/** The characters of a section's part: 48 bits tell two texts of one student apart. */
const partLength = 8
const partOf = (row: Row, columns: readonly Column[]) =>
  revisionOf(columns.map((column) => row[column])).slice(0, partLength)

/** A text with one part a section, so that a page sends it back whole and each section is compared by itself. */
export const profileRevision = (row: Row) => sections.map((columns) => partOf(row, columns)).join('.')

/** A student is told of another window, where the users of a company are told of a colleague. */
export const byStudent: RefusalDetails = { values: { isOwn: 1 } }

/** Refuses changed_meanwhile when a section of these columns is no longer as its reader has read it. */
export function requireSectionUnchanged(held: Row, saved: readonly string[], revision: string | null | undefined) {
  if (typeof revision !== 'string') return
  const parts = revision.split('.')
  const isChanged = sections.some(
    (columns, at) => columns.some((column) => saved.includes(column)) && parts[at] !== partOf(held, columns),
  )
  if (isChanged) throw new Refusal('changed_meanwhile', byStudent)
}
