import { deskText } from '#ground/words/desk.ts'
import { isSameLetter, type Letter } from '#domain/scout-invitation/sending/renewal/rules.ts'
import { checkSending } from '#domain/scout-invitation/sending/rules.ts'
import { quotationsOf, reasonOf, type Draft } from '../../parts/scout-draft/draft.ts'
import { activeQuotations, ownPartOf } from '../../parts/scout-draft/quoting.ts'
import { similarTexts, type Similar } from './similarity.ts'

/** Letters already sent for this job, by student. */
export type EarlierLetters = ReadonlyMap<string, readonly Letter[]>
export type ReasonCheck = {
  state: 'empty' | 'wrong' | 'similar' | 'done'
  error: string | null
  similar: Similar | null
}
export type TextChecks = { people: Map<string, ReasonCheck>; subject: string | null; message: string | null }

export const invitationOf = (draft: Draft, candidateId: string) => {
  const reason = reasonOf(draft, candidateId)
  return { candidateId, reason, quotations: activeQuotations(reason.trim(), quotationsOf(draft, candidateId)) }
}

/** Checks the texts and every student's reason by the rules of the server. */
export function checkTexts(draft: Draft, ids: readonly string[], earlier: EarlierLetters = new Map()): TextChecks {
  const invitations = ids.map((id) => invitationOf(draft, id))
  const problems = checkSending({ subject: draft.subject, message: draft.message, invitations }).filter(
    (problem) => problem !== null,
  )
  const isUnchanged = ({ candidateId, reason }: { candidateId: string; reason: string }) =>
    earlier.get(candidateId)?.some((letter) => isSameLetter(letter, { ...draft, reason })) ?? false
  invitations.forEach((invitation, at) => {
    if (isUnchanged(invitation)) problems.push({ path: `invitations.${at}.reason`, message: deskText.scout_unchanged })
  })
  const problemAt = (path: string) => problems.find((problem) => problem.path.startsWith(path))?.message ?? null
  const right = invitations.filter((_, at) => problemAt(`invitations.${at}.`) === null)
  const similar = similarTexts(
    new Map(right.map(({ candidateId, reason, quotations }) => [candidateId, ownPartOf(reason, quotations)])),
  )
  const checkAt = (id: string, at: number): ReasonCheck => {
    const error = problemAt(`invitations.${at}.`)
    const like = similar.get(id) ?? null
    if (reasonOf(draft, id).trim() === '') return { state: 'empty', error, similar: null }
    return { state: error ? 'wrong' : like ? 'similar' : 'done', error, similar: like }
  }
  return {
    people: new Map(ids.map((id, at) => [id, checkAt(id, at)])),
    subject: problemAt('subject'),
    message: problemAt('message'),
  }
}

/** Whether the reason may be sent: a valid reason may resemble another one. */
export const isReady = (check: ReasonCheck | undefined) => check?.state === 'done' || check?.state === 'similar'

export type PeopleFilter = 'all' | 'unwritten' | 'similar'

export const isShown = (filter: PeopleFilter, check: ReasonCheck | undefined) => {
  if (filter === 'unwritten') return !isReady(check)
  return filter === 'all' || check?.state === 'similar'
}
