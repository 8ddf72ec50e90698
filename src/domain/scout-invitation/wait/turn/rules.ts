import { tokyoDay } from '#ground/tokyo-time.ts'
import { statusAt } from '../../rules.ts'
import { dueDayOf, owedWords, waitOf, type Relation } from '../rules.ts'

/** The next step after an acceptance: a word that the company owes, the student's choice of a date, the answer to an offer. */
export const turnWords = [...owedWords, 'CHOICE', 'OFFER'] as const
export type TurnWord = (typeof turnWords)[number]
export const turnSides = ['CANDIDATE', 'COMPANY'] as const
/** `dueOn`: the last Tokyo day on which it is in time. */
export type Turn = { side: (typeof turnSides)[number]; word: TurnWord; dueOn: string }

/** `offerAnswerBy`: the end of the company's time to answer a reported offer; null without such a report. */
export function turnOf(
  relation: Relation & { chooseBy: Date | null; offerAnswerBy: Date | null },
  now: Date,
): Turn | null {
  const { offerAnswerBy, schedulingStatus } = relation
  const choiceBy = relation.scheduleBy ?? relation.chooseBy
  if (offerAnswerBy) return { side: 'COMPANY', word: 'OFFER', dueOn: tokyoDay(offerAnswerBy) }
  const wait = waitOf(relation, now)
  if (wait) return { side: 'COMPANY', word: wait.word, dueOn: dueDayOf(wait) }
  const hasChoice = statusAt(relation, now) === 'ACCEPTED' && schedulingStatus === 'PENDING' && choiceBy !== null
  return hasChoice ? { side: 'CANDIDATE', word: 'CHOICE', dueOn: tokyoDay(choiceBy) } : null
}

const never = '9999'
/** The order of what is due: the soonest first, of one day the company's turn before the student's; who owes nothing last. */
export const byDueDay = (one: Turn | null, other: Turn | null) =>
  (one?.dueOn ?? never).localeCompare(other?.dueOn ?? never) ||
  Number(one?.side !== 'COMPANY') - Number(other?.side !== 'COMPANY')

export const isTurnLate = ({ dueOn }: Pick<Turn, 'dueOn'>, now: Date) => dueOn < tokyoDay(now)
