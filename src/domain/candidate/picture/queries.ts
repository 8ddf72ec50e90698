import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { listCandidateProfiles } from '../queries.ts'

/** Whether the viewer is given a student's picture: the student, and companies that see the student's profile. */
export async function maySeePicture(db: Db, viewer: Viewer, pictureFile: string) {
  if (viewer.kind !== 'candidate' && viewer.kind !== 'company') return false
  const student = await db
    .selectFrom('candidate')
    .select('id')
    .where('pictureFile', '=', pictureFile)
    .executeTakeFirst()
  if (!student) return false
  if (viewer.kind === 'candidate') return viewer.candidateId === student.id
  return (await listCandidateProfiles(db, viewer, [student.id])).get(student.id)?.pictureFile === pictureFile
}
