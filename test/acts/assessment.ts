import { consentTexts } from '#ground/consent-texts.ts'
import { answerPairs } from '#domain/assessment/personality/commands.ts'
import { startAssessment, startSection, type Sitter } from '#domain/assessment/sitting/commands.ts'
import { deviceOf } from '#domain/assessment/sitting/device.ts'
import type { AssessmentKind } from '#domain/assessment/sitting/rules.ts'
import { aBank } from '../factories/assessment.ts'
import type { Act, World } from './world.ts'

const filled = new WeakSet<object>()

const given = {
  consentVersion: consentTexts.assessment.version,
  honestyName: '夜明 花',
  usesScreenReader: false,
  hasLargerFigures: false,
}
const sitterOf = ({ student }: World): Sitter => ({
  candidate: student.viewer,
  deviceId: deviceOf(null),
  now: new Date(),
})
async function fillBank({ db }: World) {
  if (filled.has(db)) return
  filled.add(db)
  const items = await db.selectFrom('assessmentItem').select('id').where('kind', '=', 'INTELLECTUAL').execute()
  if (items.length === 0) await aBank(db)
}

async function begun(world: World, kind: AssessmentKind = 'INTELLECTUAL') {
  await fillBank(world)
  const start = { ...given, kind, timeFactor: 1 } as const
  return world.db.transaction().execute((tx) => startAssessment(tx, sitterOf(world), start))
}
async function running(world: World) {
  const attemptId = await begun(world)
  await world.db.transaction().execute((tx) => startSection(tx, sitterOf(world), attemptId, 'LANG'))
  return attemptId
}
const answer = () => ({
  position: 1,
  option: 2,
  isFlagged: false,
  sequence: 1,
  answeredAt: new Date().toISOString(),
  milliseconds: 9_000,
})
const pair = (position: number) => ({ position, chosen: (position % 4) - 2, sequence: position, milliseconds: 900 })
const pairs = Array.from({ length: 60 }, (_, at) => pair(at + 1))

/** The two tests. */
export const assessmentActs: Record<string, Act> = {
  startAssessment: {
    by: 'student',
    make: async (world) => {
      await fillBank(world)
      return { ...given, kind: 'INTELLECTUAL', timeFactor: 'ONE' }
    },
    again: ['assessment_already_open'],
    isOwn: true,
  },
  takeOverAssessment: { by: 'student', make: async (world) => ({ attemptId: await running(world) }) },
  startAssessmentSection: {
    by: 'student',
    make: async (world) => ({ attemptId: await begun(world), section: 'LANG' }),
  },
  answerAssessmentItem: {
    by: 'student',
    make: async (world) => ({ attemptId: await running(world), section: 'LANG', ...answer() }),
  },
  answerAssessmentItems: {
    by: 'student',
    make: async (world) => ({
      attemptId: await running(world),
      section: 'LANG',
      sentAt: new Date().toISOString(),
      answers: [answer()],
    }),
  },
  beatAssessment: { by: 'student', make: async (world) => ({ attemptId: await running(world) }) },
  reportAssessmentFocusLoss: { by: 'student', make: async (world) => ({ attemptId: await running(world) }) },
  endAssessmentSection: {
    by: 'student',
    make: async (world) => ({ attemptId: await running(world), section: 'LANG' }),
    again: ['assessment_section_over'],
  },
  answerPersonalityPairs: {
    by: 'student',
    make: async (world) => ({ attemptId: await begun(world, 'PERSONALITY'), answers: [pair(1)] }),
  },
  submitPersonality: {
    by: 'student',
    make: async (world) => {
      const attemptId = await begun(world, 'PERSONALITY')
      const answers = pairs.map((one) => ({ ...one, sinceShown: one.milliseconds }))
      await world.db.transaction().execute((tx) => answerPairs(tx, sitterOf(world), { attemptId, answers }))
      return { attemptId, hasConfirmed: true }
    },
    again: ['assessment_closed'],
  },
}
