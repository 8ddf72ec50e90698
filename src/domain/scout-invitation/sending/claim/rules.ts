import { time } from '#ground/tokyo-time.ts'

/** Minutes without a word from the writer after which a claim ends by itself. */
export const claimMinutes = 10
/** Milliseconds between two words of a writer who goes on writing. */
export const claimRenewedEvery = 60_000

/** Whether a colleague's claim alone kept a letter from being sent: it may be sent later, and stays in the draft. */
export const isClaimed = ({ code }: { code: string }) => code === 'candidate_claimed'

type Claim = { familyName: string; claimedAt: Date | string; expiresAt: Date | string }

/** 高橋さんが10:05から、この学生へのスカウトを書いています。 */
export const claimText = ({ familyName, claimedAt, expiresAt }: Claim) =>
  `${familyName}さんが${time(claimedAt)}から、この学生へのスカウトを書いています。書き終えるか、${time(expiresAt)}を過ぎると送信できます。`
