import type { Attempts } from './attempt.ts'
import { attemptsOfDates } from './date-attempts.ts'
import { attemptsOfPipelines } from './pipeline-attempts.ts'
import { attemptsOfEvaluations } from './evaluation-attempts.ts'
import { attemptsOfLetters } from './letter-attempts.ts'
import { attemptsOfTemplates } from './template-attempts.ts'
import { attemptsOfPromises } from './promise-attempts.ts'
import { attemptsOfNotes } from './note-attempts.ts'
import { attemptsOfThreads } from './thread-attempts.ts'
import { attemptsOfOutcomes } from './outcome-attempts.ts'
import { attemptsOfDrafts } from './draft-attempts.ts'
import { attemptsOfTriage } from './triage-attempts.ts'

/** Attempts on what follows an accepted scout. */
export const relationAttempts: Attempts = (theirs) => ({
  ...attemptsOfDates(theirs),
  ...attemptsOfPipelines(theirs),
  ...attemptsOfEvaluations(theirs),
  ...attemptsOfNotes(theirs),
  ...attemptsOfThreads(theirs),
  ...attemptsOfOutcomes(theirs),
  ...attemptsOfLetters(theirs),
  ...attemptsOfTemplates(theirs),
  ...attemptsOfPromises(theirs),
  ...attemptsOfDrafts(theirs),
  ...attemptsOfTriage(() => theirs().candidate),
})
