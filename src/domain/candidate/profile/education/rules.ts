import { lookupIdOf } from '#domain/lookup/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkGraduationYear, checkText, fieldError, validationText } from '#ground/validation/validation.ts'
import type { Degree } from '../../education/rules.ts'
import type { DepartmentCategory } from '../../rules.ts'
import { checkKnownOrNone, tidyLine } from '../chosen/rules.ts'

/** A school of the list, or the name of another one; likewise the department of a listed school. */
export type GivenEducation = {
  schoolId?: string | null
  otherSchoolName?: string | null
  schoolDepartmentId?: string | null
  otherSchoolDepartmentName?: string | null
  /** Counts for a department that is not in the list. */
  departmentCategory?: DepartmentCategory | null
  degree?: Degree | null
  graduationYear: number
  graduationMonth: number
  campusPrefectureId?: string | null
  highSchoolName?: string | null
}
export type Education = ReturnType<typeof tidyEducation>

const parseOrNone = (id: string | null | undefined) => (id ? lookupIdOf(id) : null)

/** A chosen school or department outweighs a typed name: the form keeps both. */
export function tidyEducation(fields: GivenEducation) {
  const schoolId = parseOrNone(fields.schoolId)
  const schoolDepartmentId = schoolId === null ? null : parseOrNone(fields.schoolDepartmentId)
  return {
    ...fields,
    departmentCategory: fields.departmentCategory ?? null,
    degree: fields.degree ?? null,
    schoolId,
    otherSchoolName: schoolId === null ? tidyLine(fields.otherSchoolName) : null,
    schoolDepartmentId,
    otherSchoolDepartmentName: schoolDepartmentId === null ? tidyLine(fields.otherSchoolDepartmentName) : null,
    campusPrefectureId: fields.campusPrefectureId || null,
    highSchoolName: tidyLine(fields.highSchoolName),
  }
}

/** The list says the category of its departments; nothing says that of others but the student. */
export const checkCategory = (isListed: boolean, category: DepartmentCategory | null) =>
  fieldError('departmentCategory', isListed || category !== null ? null : categoryText)
const categoryText = '候補にない学部・学科のときは、文理を選んでください'

export const checkDegree = (degree: Degree | null) =>
  fieldError('degree', degree === null ? validationText.notSelected('課程') : null)

type EducationLookups = { prefectures: { has: (id: string) => boolean }; graduationYears: readonly number[] }

/** Everything but whether the school and its department exist. */
export const checkEducation = (
  education: Education,
  { prefectures, graduationYears }: EducationLookups,
): (FieldError | null)[] => [
  education.schoolId === null
    ? checkText('otherSchoolName', education.otherSchoolName ?? '', profileLimits.otherSchoolName)
    : null,
  education.otherSchoolDepartmentName === null
    ? fieldError(
        'schoolDepartmentId',
        education.schoolId === null || education.schoolDepartmentId !== null
          ? null
          : validationText.notSelected('学部・学科'),
      )
    : checkText(
        'otherSchoolDepartmentName',
        education.otherSchoolDepartmentName,
        profileLimits.otherSchoolDepartmentName,
      ),
  checkCategory(education.schoolDepartmentId !== null, education.departmentCategory),
  checkDegree(education.degree),
  checkGraduationYear('graduationYear', String(education.graduationYear), graduationYears),
  fieldError(
    'graduationMonth',
    education.graduationMonth >= 1 && education.graduationMonth <= 12
      ? null
      : validationText.notSelected('卒業予定の月'),
  ),
  checkKnownOrNone('campusPrefectureId', education.campusPrefectureId, prefectures),
  checkText('highSchoolName', education.highSchoolName ?? '', profileLimits.highSchoolName),
]
