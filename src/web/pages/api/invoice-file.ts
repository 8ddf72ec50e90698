import { redirect } from 'react-router'
import { invoiceFileContext } from '#web/hatch/ended-contract.ts'
import { refusedAnswer } from '#web/hatch/file-answer.ts'
import { isShutOut } from '#ground/shut-out.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/invoice-file'

/** The PDF of an invoice. Another company's is not found. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const answer = await context.get(invoiceFileContext)(params.invoiceId)
  if (answer instanceof Response) return answer
  const { refused } = answer
  if (refused.code === 'unauthenticated') return redirect(urls.client.login(clientUrls.contract()))
  const { code } = refused
  if (isShutOut(code)) return redirect(urls.client[code]())
  return refusedAnswer(refused)
}
