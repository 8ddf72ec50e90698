/** §4: the words for the state of a company's scout. */
export const scoutStateWords: Record<string, string> = {
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
  HIRED: '採用',
}

/** A scout that waits for its hour. */
export const waitingWord = '送信待ち'
