import type { ScheduledObstacle } from '#domain/scout-invitation/sending/scheduled/rules.ts'

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

/** Why a waiting scout will not arrive, and what helps. */
export const obstacleWords: Record<ScheduledObstacle, string> = {
  JOB_ARCHIVED:
    '募集がアーカイブされているため、このままでは届きません。届けるときは、日時までに募集を元に戻してください。',
  JOB_TAKEN_DOWN:
    '運営が募集の掲載を止めているため、このままでは届きません。日時までに掲載が再開されなければ、届かないまま取り消され、文面は「書きかけのスカウト」に残ります。',
}

/** A scout that the company took back before the answer; its status is that of one without an answer. */
export const withdrawnWord = '取り下げ'

type State = { status: string; scheduledFor: string | null; isWithdrawn: boolean }

/** The state of a company's scout in a word. */
export const scoutStateWord = ({ status, scheduledFor, isWithdrawn }: State) =>
  scheduledFor ? waitingWord : isWithdrawn ? withdrawnWord : stateWords[status]
