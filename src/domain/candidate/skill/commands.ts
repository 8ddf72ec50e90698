import { recordAudit } from '#domain/audit/commands.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { byStudent } from '../profile/revision/queries.ts'
import { requireOwnProfile } from '../queries.ts'
import { editedPart } from './queries.ts'
import { checkSkills, firstOfMonth, skillLists, tidySkill, type Skills } from './rules.ts'

/**
 * Replaces the student's tests, languages, qualifications and programming by these. Refuses changed_meanwhile; without a
 * revision the last save counts.
 */
export async function updateSkills(tx: Tx, candidate: CandidateViewer, fields: Skills, revision?: string | null) {
  const { candidateId } = candidate
  const skills = tidySkills(fields)
  refuseInvalid(checkSkills(skills, tokyoToday()))
  const { toeic, toefl } = skills
  const isBand = toefl?.scale === '1-6'
  // The row is held, so that of two saves at once one list is kept and not a mixture.
  await tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forUpdate().execute()
  if (revision) requireUnchanged(editedPart(await requireOwnProfile(tx, candidateId)), revision, byStudent)
  await tx
    .updateTable('candidate')
    .set({
      toeicScore: toeic ? Number(toeic.score) : null,
      toeicTakenOn: toeic?.takenOn ?? null,
      toeflIbtScore: toefl && !isBand ? Number(toefl.score) : null,
      toeflIbtBand: toefl && isBand ? Number(toefl.score) : null,
      toeflIbtTakenOn: toefl?.takenOn ?? null,
    })
    .where('id', '=', candidateId)
    .execute()
  await tx.deleteFrom('candidateSkill').where('candidateId', '=', candidateId).execute()
  const rows = skillLists.flatMap(({ kind, list }) =>
    skills[list].map((skill, position) => ({ candidateId, kind, position, ...skill })),
  )
  if (rows.length > 0) await tx.insertInto('candidateSkill').values(rows).execute()
  await recordAudit(tx, candidate, [
    { action: 'updateSkills', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
}

const tidySkills = ({ toeic, toefl, languages, qualifications, programming }: Skills): Skills => ({
  toeic: toeic && { score: foldWidth(toeic.score), takenOn: firstOfMonth(toeic.takenOn) },
  toefl: toefl && { ...toefl, score: foldWidth(toefl.score), takenOn: firstOfMonth(toefl.takenOn) },
  languages: languages.map(tidySkill),
  qualifications: qualifications.map(tidySkill),
  programming: programming.map(tidySkill),
})
