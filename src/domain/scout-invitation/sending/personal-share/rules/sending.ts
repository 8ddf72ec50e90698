import { ownPrintsOf, personalShareOf, type PersonalShare, type Profile } from '../rules.ts'

type Invitation = { candidateId: string; reason: string; profile: Profile }
/** `sentTo`: by print, the student who was sent it; null stands for several. */
type Sending = {
  companyId: string
  message: string
  /** The message is one of two that an experiment compares: a text for many, also where one student gets it. */
  isExperiment?: boolean
  invitations: readonly Invitation[]
  sentTo: ReadonlyMap<number, string | null>
}
export type Judged = { candidateId: string; share: PersonalShare; prints: readonly number[] }

/** The message of a sending to several students is one text for all of them. */
const isCommon = ({ invitations, isExperiment }: Pick<Sending, 'invitations' | 'isExperiment'>) =>
  isExperiment === true || invitations.length > 1

/** The prints of each letter: of its reason, and of the message that goes to one student alone. */
function printsOfLetters(sending: Omit<Sending, 'sentTo'>) {
  const { companyId, message, invitations } = sending
  return new Map(
    invitations.map(({ candidateId, reason, profile }) => {
      const texts = isCommon(sending) ? [reason] : [reason, message]
      return [candidateId, [...new Set(texts.flatMap((text) => ownPrintsOf(text, profile, companyId)))]] as const
    }),
  )
}

/** Every print to look for before a sending is judged. */
export const printsOfAll = (sending: Omit<Sending, 'sentTo'>) => [
  ...new Set([...[...printsOfLetters(sending).values()].flat(), ...printsOfMessage(sending)]),
]

const printsOfMessage = ({ companyId, message }: Omit<Sending, 'sentTo'>) =>
  ownPrintsOf(message, { runs: new Set<string>() }, companyId)

/** By print, the students to whom the letters of this sending bring it. */
function receiversOf(prints: Iterable<readonly [string, readonly number[]]>) {
  const receivers = new Map<number, Set<string>>()
  for (const [id, those] of prints)
    for (const print of those) receivers.set(print, (receivers.get(print) ?? new Set<string>()).add(id))
  return receivers
}

/** The share of each letter of a sending, with the other letters of the same sending as letters to others. */
export function sharesOf(sending: Sending): Judged[] {
  const { companyId, message, invitations, sentTo } = sending
  const prints = printsOfLetters(sending)
  const beside = receiversOf(prints)
  return invitations.map(({ candidateId, reason, profile }) => {
    const isOther = (id: string | null) => id !== candidateId
    const isSent = (print: number) => {
      const before = sentTo.get(print)
      return (before !== undefined && isOther(before)) || [...(beside.get(print) ?? [])].some(isOther)
    }
    const letter = { reason, message, isMessageCommon: isCommon(sending) }
    return {
      candidateId,
      share: personalShareOf(letter, profile, { companyId, isSent }),
      prints: prints.get(candidateId) ?? [],
    }
  })
}

/**
 * The prints to keep of a sending, each with the one student who was sent it; null for a print that a second student is
 * sent now. A print that several students were sent already is kept as it is.
 */
export function newWordings(judged: readonly Judged[], sending: Sending): Map<number, string | null> {
  const { sentTo } = sending
  const wordings = new Map<number, string | null>()
  for (const [print, ids] of receiversOf(judged.map(({ candidateId, prints }) => [candidateId, prints]))) {
    const before = sentTo.get(print)
    if (before === null) continue
    const [only = null, ...others] = new Set(before === undefined ? ids : [before, ...ids])
    if (others.length > 0) wordings.set(print, null)
    else if (before === undefined) wordings.set(print, only)
  }
  // The one message of a bulk is kept for the next letter to a single student.
  if (isCommon(sending))
    for (const print of printsOfMessage(sending)) if (sentTo.get(print) !== null) wordings.set(print, null)
  return wordings
}
