import { isPlaceable, moveTo } from '#domain/scout-invitation/pipeline/rules.ts'
import type { Stage, Student } from './student-fields.ts'
import { whyDecided, whyOfFacts } from './words.ts'

/** One student of a move: the step to come, and the step that an undo writes. */
export type Step = { scoutInvitationId: string; step: string | null; revision: number; before: string | null }
/** `why`: the sentence about the students who stay. */
export type Plan = { steps: Step[]; stays: Student[]; why: string | null }

const stepOf = (student: Student, stages: readonly Stage[]) => {
  const stage = stages.find(({ key }) => key === student.stage)
  return stage && isPlaceable(stage) && !student.isDecided ? stage.key : null
}

/** The steps that a move of these students writes, and the students who stay because a fact decides. */
export function planMove(students: readonly Student[], target: Stage, stages: readonly Stage[]): Plan {
  const plan: Plan = { steps: [], stays: [], why: null }
  for (const student of students) {
    if (student.stage === target.key) continue
    const kind = stages.find(({ key }) => key === student.stage)?.kind ?? 'STEP'
    const move = moveTo(target, student, kind)
    if ('refusedBy' in move) {
      plan.stays.push(student)
      plan.why ??= (student.isDecided ? whyDecided : whyOfFacts)[move.refusedBy]
    } else
      plan.steps.push({
        scoutInvitationId: student.scoutInvitationId,
        step: move.step,
        revision: student.revision,
        before: stepOf(student, stages),
      })
  }
  return plan
}

/** The stage beside a student's in this direction that takes a placement, or the student back. */
export function stageBeside(student: Student, stages: readonly Stage[], direction: 1 | -1): Stage | undefined {
  const at = stages.findIndex(({ key }) => key === student.stage)
  const onward = direction === 1 ? stages.slice(at + 1) : stages.slice(0, Math.max(at, 0)).toReversed()
  return onward.find((stage) => planMove([student], stage, stages).steps.length > 0)
}

/** The student as the moves on their way will leave it; each of them counts the revision on. */
export function afterMoves(student: Student, coming: readonly Step[]): Student {
  const step = coming.findLast(({ scoutInvitationId: id }) => id === student.scoutInvitationId)
  return step ? { ...student, stage: step.step ?? student.firstStage, revision: step.revision + 1 } : student
}
