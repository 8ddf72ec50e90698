import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const Start = graphql(`
  mutation StartPositiveAction($reason: String!, $beginsOn: Date!, $endsOn: Date!) {
    startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) {
      id
    }
  }
`)
const End = graphql(`
  mutation EndPositiveAction($id: ID!) {
    endPositiveAction(id: $id)
  }
`)

/** Starts and ends a positive action, which turns the gender filter on and off. */
export const positiveActionActs = {
  startPositiveAction: async (ask: Ask, form: FormData): Promise<Done> => {
    const [reason, beginsOn, endsOn] = [formText(form, 'reason'), formText(form, 'beginsOn'), formText(form, 'endsOn')]
    await ask(Start, { reason, beginsOn, endsOn })
    return { done: 'positiveActionStarted' }
  },
  endPositiveAction: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(End, { id: formText(form, 'id') })
    return { done: 'positiveActionEnded' }
  },
}
