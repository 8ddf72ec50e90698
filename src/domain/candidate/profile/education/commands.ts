import type { Lookups } from '#domain/lookup/queries.ts'
import { listDepartmentsOfSchools, listSchools } from '#domain/lookup/school/queries.ts'
import { findByName } from '#domain/lookup/school/names/rules.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { saveSection, type ReadRevision } from '../commands.ts'
import { checkEducation, tidyEducation, type Education, type GivenEducation } from './rules.ts'

/** The category of a listed department is the list's own; the student names it for any other department. */
export async function updateEducation(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  fields: GivenEducation,
  revision?: ReadRevision,
) {
  const education = await asListed(tx, tidyEducation(fields))
  const { school, department } = await findSchool(tx, candidate, education)
  refuseInvalid([
    fieldError('schoolId', education.schoolId === null || school ? null : validationText.notSelected('学校')),
    fieldError(
      'schoolDepartmentId',
      education.schoolDepartmentId === null || department ? null : validationText.notSelected('学部・学科'),
    ),
    ...checkEducation(education, lookups),
  ])
  const departmentCategory = department?.category ?? education.departmentCategory ?? 'OTHER'
  const section = { ...education, departmentCategory, lacksDepartmentCategory: false }
  await saveSection(tx, candidate, 'updateEducation', section, revision)
}

/** A typed name that the list knows is the listed one; other names stay as they are. */
async function asListed(tx: Tx, education: Education): Promise<Education> {
  const { otherSchoolName, otherSchoolDepartmentName } = education
  const named = otherSchoolName === null ? undefined : findByName(await listSchools(tx), otherSchoolName)
  const schoolId = education.schoolId ?? named?.id ?? null
  const listed = { ...education, schoolId, otherSchoolName: schoolId === null ? otherSchoolName : null }
  if (schoolId === null || otherSchoolDepartmentName === null) return listed
  const departments = (await listDepartmentsOfSchools(tx, [schoolId])).get(schoolId) ?? []
  const department = findByName(departments, otherSchoolDepartmentName)
  if (!department) return listed
  return { ...listed, schoolDepartmentId: department.id, otherSchoolDepartmentName: null }
}

/** The school and the department as a student may choose them: not retired, or chosen by this student before. */
async function findSchool(tx: Tx, { candidateId }: CandidateViewer, { schoolId, schoolDepartmentId }: Education) {
  if (schoolId === null) return {}
  const held = await tx
    .selectFrom('candidate')
    .select(['schoolId', 'schoolDepartmentId'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const school = await tx
    .selectFrom('school')
    .select('id')
    .where('id', '=', schoolId)
    .where((eb) => eb.or([eb('isActive', '=', true), eb.val(held.schoolId === schoolId)]))
    .executeTakeFirst()
  if (schoolDepartmentId === null) return { school }
  const department = await tx
    .selectFrom('schoolDepartment')
    .select(['id', 'category'])
    .where('schoolId', '=', schoolId)
    .where('id', '=', schoolDepartmentId)
    .where((eb) => eb.or([eb('isActive', '=', true), eb.val(held.schoolDepartmentId === schoolDepartmentId)]))
    .executeTakeFirst()
  return { school, department }
}
