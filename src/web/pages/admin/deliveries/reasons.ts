/** Sentences for the errors of a job, by how each begins. The error itself stands below. */
const reasons: readonly (readonly [begins: RegExp, text: string])[] = [
  [/^4\d\d\b/, '宛先のメールサーバーが、いまは受け取れないと答えました'],
  [/^5\d\d\b/, '宛先のメールサーバーが、受け取りを断りました'],
  [
    /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ESOCKET|ECONNECTION)\b/,
    '送信先につながりませんでした',
  ],
  [/\b(?:ETIMEDOUT|TimeoutError|timed? ?out)\b/i, '送信先から時間内に答えがありませんでした'],
  [/\bEAUTH\b/, '送信先にログインできませんでした'],
  [/\bEENVELOPE\b/, '宛先のアドレスを受け付けてもらえませんでした'],
]

export const reasonOf = (error: string) =>
  error === ''
    ? '理由は記録されていません'
    : (reasons.find(([begins]) => begins.test(error))?.[1] ?? '処理の途中でエラーが起きました')
