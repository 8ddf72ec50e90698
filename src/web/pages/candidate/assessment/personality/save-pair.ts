import { askFromBrowser, AskError, isUnanswered } from '#web/carry/ask.ts'
import type { AssessmentPairInput } from '#web/generated/graphql.ts'
import { forgetDraftsOf } from '#web/parts/forms/draft/kept-draft.ts'
import { assessmentText } from '#web/texts/assessment.ts'
import { AnswerPairs } from './act.ts'
import { positionOf } from './pages.ts'

/** The pair and the button of a press. */
export function choiceOf(pressed: EventTarget) {
  const position = pressed instanceof HTMLInputElement && pressed.type === 'radio' ? positionOf(pressed.name) : null
  return position === null ? null : { position, chosen: Number((pressed as HTMLInputElement).value) }
}

/**
 * Saves one choice, and returns the sentence for one that was not saved: the page keeps it and sends all of its pairs
 * once more.
 */
export async function savePair(attemptId: string, answer: AssessmentPairInput) {
  try {
    await askFromBrowser()(AnswerPairs, { attemptId, answers: [answer] })
    return null
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    // Another tab has finished the sitting.
    if (error.refused.code === 'assessment_closed') forgetDraftsOf(attemptId)
    return isUnanswered(error.refused) ? assessmentText.notSaved : error.refused.message
  }
}
