import { makeCertificate, newCertificateToken } from '#domain/assessment/result/certificate/commands.ts'
import { publishResult } from '#domain/assessment/result/publication/commands.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { anIntellectualResult } from '../factories/assessment-result.ts'
import type { Act, World } from './world.ts'

const kind = 'INTELLECTUAL' as const
const consentVersion = consentTexts.assessmentPublication.version

async function scored({ db, student }: World) {
  const { id: attemptId } = await anIntellectualResult(db, student.id)
  return { kind, attemptId, consentVersion }
}
async function published(world: World) {
  const given = await scored(world)
  await world.db.transaction().execute((tx) => publishResult(tx, world.student.viewer, given))
  return { kind }
}
async function certified(world: World) {
  await scored(world)
  const asked = { kind, days: 7, hasName: false, token: newCertificateToken() }
  return { id: await world.db.transaction().execute((tx) => makeCertificate(tx, world.student.viewer, asked)) }
}

/** A student's acts on the result of a test. */
export const assessmentResultActs: Record<string, Act> = {
  publishAssessmentResult: { by: 'student', make: scored },
  withdrawAssessmentResult: { by: 'student', make: published, isOwn: true },
  deleteAssessmentResults: { by: 'student', make: published, again: ['not_found'] },
  createAssessmentCertificate: {
    by: 'student',
    make: async (world) => {
      await scored(world)
      return { kind, days: 7, hasName: false }
    },
  },
  endAssessmentCertificate: { by: 'student', make: certified },
}
