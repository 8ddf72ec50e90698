import { redirect } from 'react-router'
import { csvEncodings, ofWord } from '#domain/candidate-search/csv/rules.ts'
import { endedContractContext } from '#web/hatch/ended-contract.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/ended-contacts'

/** The file of the contacts after a contract's end; what is not provided is told on the page it belongs to. */
export async function loader({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const encoding = ofWord(url.searchParams.get('encoding') || 'utf-8', csvEncodings) ?? 'UTF_8'
  const answer = await context.get(endedContractContext).contacts(encoding)
  return answer instanceof Response ? answer : redirect(urls.client.contractExpired())
}
