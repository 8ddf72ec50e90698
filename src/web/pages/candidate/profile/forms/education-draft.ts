import type { Degree } from '#domain/candidate/education/rules.ts'
import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import type { Own } from '../load.ts'
import type { Named } from './schools.ts'

export type EducationDraft = {
  school: Named
  department: Named
  departmentCategory: DepartmentCategory | null
  degree: Degree | null
  graduationYear: string
  graduationMonth: string
  campusPrefectureId: string
  highSchoolName: string
}

const nothing: Named = { id: null, name: '' }

export function beginEducation({
  education,
  category,
  lacksDepartmentCategory,
  otherSchoolDepartmentName,
}: Own): EducationDraft {
  const { school } = education
  const listed = school?.__typename === 'ListedSchool' ? school : null
  return {
    school: listed ? { id: listed.id, name: listed.name } : { ...nothing, name: school?.name ?? '' },
    department: listed?.department
      ? { id: listed.department.id, name: listed.department.name }
      : { ...nothing, name: otherSchoolDepartmentName ?? '' },
    departmentCategory: lacksDepartmentCategory ? null : category,
    degree: education.degree,
    graduationYear: String(education.graduationYear),
    graduationMonth: String(education.graduationMonth),
    campusPrefectureId: education.campusPrefecture?.id ?? '',
    highSchoolName: education.highSchoolName ?? '',
  }
}

/** The fields beside a name of the list, which a form without scripts sends with it. */
export const listedFields = (name: string) => ({ id: `${name}.id`, name: `${name}.name` })

export const writeEducation = ({ school, department, ...draft }: EducationDraft) => ({
  schoolId: school.id,
  otherSchoolName: school.id === null ? school.name : null,
  schoolDepartmentId: department.id,
  otherSchoolDepartmentName: department.id === null && department.name !== '' ? department.name : null,
  departmentCategory: draft.departmentCategory,
  degree: draft.degree,
  graduationYear: Number(draft.graduationYear),
  graduationMonth: Number(draft.graduationMonth),
  campusPrefectureId: draft.campusPrefectureId || null,
  highSchoolName: draft.highSchoolName || null,
})
