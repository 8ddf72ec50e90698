import type { RecruitmentProcessStep } from '#domain/job/recruitment-process/rules.ts'
import type { Outcome } from '../outcome/rules.ts'
import type { SchedulingStatus, ScoutInvitationStatus } from '../rules.ts'

/** STEP: one of the job's own steps. A company places students on steps and on OFFER; facts decide all others. */
export const stageKinds = ['ACCEPTED', 'DATE', 'MET', 'STEP', 'OFFER', 'HIRED', 'NOT_SELECTED'] as const
export type StageKind = (typeof stageKinds)[number]
/** `key` is unique in a pipeline: the kind, or the key of the step. */
export type Stage = { key: string; kind: StageKind; label: string }

const labels = {
  ACCEPTED: '承認',
  DATE: '日程',
  MET: '参加',
  OFFER: '内定',
  HIRED: '承諾',
  NOT_SELECTED: '見送り',
} as const satisfies Record<Exclude<StageKind, 'STEP'>, string>
const decided = (kind: keyof typeof labels): Stage => ({ key: kind, kind, label: labels[kind] })

/** 内々定 and 内定 of the lookup: the stage OFFER stands for both. */
const offerStepIds = [19, 20]

/** The stages of a job in their order. The same step twice, such as two interviews, is two stages. */
export function stagesOf(steps: readonly RecruitmentProcessStep[]): Stage[] {
  const own = steps.filter((step) => step.kind === 'CUSTOM' || !offerStepIds.includes(step.id))
  const idOf = (step: RecruitmentProcessStep) =>
    step.kind === 'CUSTOM' ? `custom:${step.label}` : `standard:${step.id}`
  const ids = own.map(idOf)
  const stepStages = own.map((step, at): Stage => {
    const id = idOf(step)
    const times = ids.filter((one) => one === id).length
    const time = ids.slice(0, at + 1).filter((one) => one === id).length
    return { key: `${id}:${time}`, kind: 'STEP', label: times > 1 ? `${step.label}（${time}回目）` : step.label }
  })
  const [before, after] = [['ACCEPTED', 'DATE', 'MET'] as const, ['OFFER', 'HIRED', 'NOT_SELECTED'] as const]
  return [...before.map(decided), ...stepStages, ...after.map(decided)]
}

const ofDates: readonly StageKind[] = ['DATE', 'MET']

/** The stages of a board: those of dates only where the job leads to dates, or a student has one. */
export const stagesWithUse = (stages: readonly Stage[], used: { has: (key: string) => boolean }, hasDates: boolean) =>
  stages.filter(({ key, kind }) => hasDates || !ofDates.includes(kind) || used.has(key))

export const isPlaceable = ({ kind }: Pick<Stage, 'kind'>) => kind === 'STEP' || kind === 'OFFER'

export type StageFacts = {
  /** Of this moment: ACCEPTED or HIRED. */
  status: ScoutInvitationStatus
  schedulingStatus: SchedulingStatus | null
  outcome: Outcome | null
  /** The end of the last booked date that the student did not miss. */
  metUntil: Date | null
  /** The student reports an accepted offer, and the company has not said that it knows of none. */
  isOfferReported: boolean
  /** The key of the stage on which the company placed the student. */
  step: string | null
}

/** The stage that a fact decides, wherever the company has placed the student. */
export function decidedStageOf({ status, outcome, isOfferReported }: StageFacts): StageKind | null {
  if (status === 'HIRED') return 'HIRED'
  if (outcome === 'NOT_SELECTED') return 'NOT_SELECTED'
  return isOfferReported ? 'OFFER' : null
}

/** The stage of a student whom the company has placed nowhere. */
export function firstStageOf({ schedulingStatus, metUntil }: StageFacts, now: Date): StageKind {
  if (metUntil !== null) return metUntil <= now ? 'MET' : 'DATE'
  return schedulingStatus === 'ACCEPTED' ? 'DATE' : 'ACCEPTED'
}

/** A placement on a step that the job no longer has counts as none. */
export function stageOf(facts: StageFacts, stages: readonly Stage[], now: Date): string {
  const placement = stages.find((stage) => stage.key === facts.step && isPlaceable(stage))
  return decidedStageOf(facts) ?? placement?.key ?? firstStageOf(facts, now)
}

export type Move = { step: string | null } | { refusedBy: StageKind }
type Placed = { stage: string; firstStage: StageKind; isDecided: boolean }

/**
 * The step that a move to the stage writes, or null where the student goes back to the stage of the facts. `refusedBy`
 * names the stage whose fact forbids the move.
 */
export function moveTo(target: Stage, { firstStage, isDecided }: Placed, decidedBy: StageKind): Move {
  if (isDecided) return { refusedBy: decidedBy }
  if (isPlaceable(target)) return { step: target.key }
  return target.kind === firstStage ? { step: null } : { refusedBy: target.kind }
}

/** The students of one move. */
export const maxMoved = 100
/** The students of one stage that a board shows, and of one page of the table. */
export const stagePageSize = 30
export const tablePageSize = 50
