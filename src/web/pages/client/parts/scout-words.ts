/** §4: the words for the state of a company's scout. */
const stateWords: Record<string, string> = {
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
  HIRED: '採用',
}

/** A scout that waits for its hour. */
export const waitingWord = '送信待ち'
/** A scout that the company took back before the answer; its status is that of one without an answer. */
export const withdrawnWord = '取り下げ'

type State = { status: string; scheduledFor: string | null; isWithdrawn: boolean }

/** The state of a company's scout in a word. */
export const scoutStateWord = ({ status, scheduledFor, isWithdrawn }: State) =>
  scheduledFor ? waitingWord : isWithdrawn ? withdrawnWord : stateWords[status]
