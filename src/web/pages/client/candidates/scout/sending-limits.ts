/** Whether so many can be sent now, and the sentence that says why not. */
export function sendingLimits(count: number, quota: { remaining: number }, bulk: number) {
  const most = Math.max(1, bulk)
  const message =
    count > quota.remaining
      ? `今月送信できるスカウトは、残り${quota.remaining}通です。送る学生を減らしてください。`
      : count > most
        ? `現在のプランで一度に送信できるのは${most}名までです。`
        : null
  return { isEnough: message === null, message }
}
