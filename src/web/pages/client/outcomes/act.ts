import { checkOutcomeMessage, outcomes, type Outcome } from '#domain/scout-invitation/outcome/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act, badRequest } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import type { OutcomeInput } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { nextOf } from './next.ts'
import { createScheduling, typeOf, type NewScheduling } from '../jobs/parts/scheduling-editor/sent.ts'

const TellOutcomes = graphql(`
  mutation TellOutcomes($outcomes: [OutcomeInput!]!) {
    tellOutcomes(outcomes: $outcomes) {
      scoutInvitationId
      tellsAt
      refusal {
        code
      }
    }
  }
`)

export const messageField = (scoutInvitationId: string) => `message-${scoutInvitationId}`
/** Only the dialog that asks about it sends a change of what was told. */
export const changeField = 'isChange'
/** The relation as the page has shown it. */
export const revisionField = (scoutInvitationId: string) => `revision-${scoutInvitationId}`

const idsOf = (form: FormData) => form.getAll('to').map(String)
export const outcomeOf = (form: FormData) => outcomes.find((one) => one === formText(form, 'outcome'))

export const checkOutcomes = (form: FormData) =>
  idsOf(form).map((id) => checkOutcomeMessage(formText(form, messageField(id)).trim(), messageField(id)))

/** A word names the relation as its writer has read it, so that nobody is told the opposite of a colleague's word. */
type WordOnRead = OutcomeInput & { revision: string }

/** Tells many students, and leads to those who could not be told, or to `next` when all were. */
export async function tellStudents(ask: Ask, words: WordOnRead[], outcome: Outcome, next: string) {
  const { tellOutcomes: answers } = await ask(TellOutcomes, { outcomes: words })
  const left = answers.filter(({ refusal }) => refusal !== null)
  const isHeld = answers.some(({ tellsAt }) => tellsAt !== null && Date.parse(tellsAt) > Date.now())
  const to =
    left.length === 0
      ? next
      : clientUrls.outcomes({ to: left.map(({ scoutInvitationId }) => scoutInvitationId), outcome, left: 'yes' })
  return redirectWith(to, isHeld ? 'outcomesHeld' : 'outcomesTold', answers.length - left.length)
}

async function tell(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkOutcomes(form))
  if (refusal) return refusal
  const outcome = outcomeOf(form)
  if (!outcome) throw badRequest()
  const next = nextOf(outcome === 'NEXT_STEP' ? formText(form, 'next') : '')
  const words = idsOf(form).map((scoutInvitationId) => ({
    scoutInvitationId,
    outcome,
    message: formText(form, messageField(scoutInvitationId)),
    ...next,
    isChange: formText(form, changeField) !== '',
    revision: formText(form, revisionField(scoutInvitationId)),
  }))
  return tellStudents(ask, words, outcome, clientUrls.owedAnswers())
}

export const actOnOutcomes = act({
  '': tell,
  create: async (ask: Ask, form: FormData) => ({
    created: await createScheduling(ask, typeOf(form), readDraft(form) as NewScheduling),
  }),
})
