import { act, badRequest, saidWhenGone } from '#web/carry/act.ts'
import type { ActionRefusal, Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Step } from './moves.ts'

const PlaceStudents = graphql(`
  mutation PlaceStudents($jobId: ID!, $placements: [PlacementInput!]!) {
    placeStudents(jobId: $jobId, placements: $placements) {
      scoutInvitationId
      revision
    }
  }
`)

/** `back`: the way back, with the revisions that the move has made. */
type Moved = { done: 'studentsMoved'; text: string; back: Step[] }
export type MoveAnswer = Moved | ActionRefusal

/** The fields of a move, one line of each for a student. An empty step takes a placement back. */
export function formOf(jobId: string, steps: readonly Step[], text: string) {
  const form = new FormData()
  form.set('intent', 'place')
  form.set('jobId', jobId)
  form.set('text', text)
  for (const { scoutInvitationId, step, revision, before } of steps) {
    form.append('id', scoutInvitationId)
    form.append('step', step ?? '')
    form.append('revision', String(revision))
    form.append('before', before ?? '')
  }
  return form
}

function stepsOf(form: FormData): Step[] {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const [ids = [], steps, revisions, before] = ['id', 'step', 'revision', 'before'].map(texts)
  return ids.map((scoutInvitationId, at) => ({
    scoutInvitationId,
    step: steps?.[at] || null,
    revision: Number(revisions?.[at]),
    before: before?.[at] || null,
  }))
}

const acts = {
  place: async (ask: Ask, form: FormData): Promise<Moved> => {
    const steps = stepsOf(form)
    if (steps.length === 0 || !steps.every(({ revision }) => Number.isSafeInteger(revision))) throw badRequest()
    const { placeStudents } = await ask(PlaceStudents, {
      jobId: formText(form, 'jobId'),
      placements: steps.map(({ scoutInvitationId, step, revision }) => ({ scoutInvitationId, step, revision })),
    })
    const revisions = new Map(placeStudents.map((one) => [one.scoutInvitationId, one.revision]))
    const back = steps.map(({ scoutInvitationId, step, revision, before }) => ({
      scoutInvitationId,
      step: before,
      revision: revisions.get(scoutInvitationId) ?? revision,
      before: step,
    }))
    return { done: 'studentsMoved', text: formText(form, 'text'), back }
  },
}

/** A student who has left meanwhile is said on the page, which shows the newest state. */
export const actOnPipeline = saidWhenGone(act(acts))
