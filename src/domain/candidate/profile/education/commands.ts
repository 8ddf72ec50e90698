import type { Lookups } from '#domain/lookup/queries.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { saveSection } from '../commands.ts'
import { checkEducation, tidyEducation, type Education, type GivenEducation } from './rules.ts'

/** The category of a listed department is the list's own; the student names it for any other department. */
export async function updateEducation(tx: Tx, candidate: CandidateViewer, lookups: Lookups, fields: GivenEducation) {
  const education = tidyEducation(fields)
  const { school, department } = await findSchool(tx, candidate, education)
  refuseInvalid([
    fieldError('schoolId', education.schoolId === null || school ? null : validationText.notSelected('学校')),
    fieldError(
      'schoolDepartmentId',
      education.schoolDepartmentId === null || department ? null : validationText.notSelected('学部・学科'),
    ),
    ...checkEducation(education, lookups),
  ])
  const departmentCategory = department?.category ?? education.departmentCategory
  await saveSection(tx, candidate, 'updateEducation', { ...education, departmentCategory })
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
