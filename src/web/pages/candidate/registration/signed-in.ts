import { redirect } from 'react-router'
import { urls } from '#ground/urls.ts'
import type { ClientArgs, ServerArgs } from '#web/carry/ask.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'

/** Only the server sets the cookie of a session. */
export async function signedIn(args: ClientArgs, pass: string, target: string) {
  const opened = await (args as ServerArgs).context.get(sessionsContext).open(pass)
  return redirect(
    opened ? target : urls.candidate.login(target),
    opened ? { headers: { 'set-cookie': opened.cookie } } : {},
  )
}
