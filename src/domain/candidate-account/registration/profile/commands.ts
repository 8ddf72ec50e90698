import { checkCategory } from '#domain/candidate/profile/education/rules.ts'
import { completenessOf } from '#domain/candidate/rules.ts'
import { requireOwnProfile } from '#domain/candidate/queries.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { listDepartmentsOfSchools, listSchools, requireSchool } from '#domain/lookup/school/queries.ts'
import { findByName } from '#domain/lookup/school/names/rules.ts'
import type { DepartmentCategory } from '#domain/lookup/school/rules.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { toE164 } from '#ground/spelling/folding.ts'
import { Refusal, refuseInvalid, type FieldError } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { moveCandidate } from '../../state/commands.ts'
import { requestVerification } from '../../verification/commands.ts'
import { checkProfile, foldProfile, notInList, type RegistrationProfile } from './rules.ts'

/**
 * Keeps the names and the school, and asks for a code to the phone. The number becomes the student's own when the code
 * is right. Refuses invalid_input, account_not_changeable and the limits of codes.
 */
export async function saveRegistrationProfile(
  tx: Tx,
  candidate: CandidateViewer,
  profile: RegistrationProfile,
  visitor: string,
) {
  const { candidateId } = candidate
  const form = foldProfile(profile)
  refuseInvalid(checkProfile(form, (await lookups(tx)).graduationYears).map(inProfile))
  const education = await educationOf(tx, form)
  const { familyName, givenName, familyNameKana, givenNameKana, degree, graduationYear, graduationMonth } = form
  // The year is there before the state that requires it.
  await tx
    .updateTable('candidate')
    .set({ ...education, degree, graduationYear, graduationMonth })
    .where('id', '=', candidateId)
    .where('status', '=', 'PROFILE_PENDING')
    .execute()
  await moveCandidate(tx, candidate, candidateId, 'saveProfile')
  await tx
    .updateTable('candidateAccount')
    .set({ familyName, givenName, familyNameKana, givenNameKana })
    .where('candidateId', '=', candidateId)
    .execute()
  const completeness = completenessOf(await requireOwnProfile(tx, candidateId))
  await tx.updateTable('candidate').set({ completeness }).where('id', '=', candidateId).execute()
  await requestVerification(tx, {
    candidateId,
    purpose: 'REGISTRATION_PHONE',
    destination: toE164(form.phoneNumber),
    visitor,
  })
  return true
}

const inProfile = ({ path, message }: FieldError): FieldError => ({ path: `profile.${path}`, message })

type Education = {
  schoolId: number | null
  schoolDepartmentId: number | null
  otherSchoolName: string | null
  otherSchoolDepartmentName: string | null
  departmentCategory: DepartmentCategory
}

/** A typed name that the list knows is the listed one. */
async function educationOf(tx: Tx, profile: RegistrationProfile): Promise<Education> {
  const named = profile.schoolId ? undefined : findByName(await listSchools(tx), profile.otherSchoolName)
  const form = named ? { ...profile, schoolId: String(named.id) } : profile
  if (!form.schoolId) return { schoolId: null, otherSchoolName: form.otherSchoolName, ...byName(form) }
  const schoolId = await listedSchool(tx, form.schoolId)
  const departments = (await listDepartmentsOfSchools(tx, [schoolId])).get(schoolId) ?? []
  const chosen = form.schoolDepartmentId
    ? departments.find(({ id }) => String(id) === form.schoolDepartmentId)
    : findByName(departments, form.otherSchoolDepartmentName)
  if (!chosen && !form.schoolDepartmentId) return { schoolId, otherSchoolName: null, ...byName(form) }
  if (!chosen) throw new Refusal('invalid_input', { fields: [inProfile(notInList('department'))] })
  return {
    schoolId,
    schoolDepartmentId: chosen.id,
    otherSchoolName: null,
    otherSchoolDepartmentName: null,
    departmentCategory: chosen.category,
  }
}

/** A department that is not in the list. Refuses invalid_input without its category. */
function byName({ otherSchoolDepartmentName, departmentCategory }: RegistrationProfile) {
  refuseInvalid([checkCategory(false, departmentCategory)].flatMap((mistake) => (mistake ? inProfile(mistake) : [])))
  return { schoolDepartmentId: null, otherSchoolDepartmentName, departmentCategory: departmentCategory ?? 'OTHER' }
}

async function listedSchool(tx: Tx, id: string) {
  try {
    return (await requireSchool(tx, id)).id
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('invalid_input', { fields: [inProfile(notInList('school'))] })
  }
}
