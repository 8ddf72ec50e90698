import { onServer, type Ask, type ClientArgs, type Refused, type ServerArgs } from '../carry/ask.ts'
import { statusOf } from '../carry/status.ts'

const otherViewer =
  '別のアカウントでログインしているため、ファイルをお渡ししていません。もとの画面を読み込み直すか、この画面のアカウントでログインし直してください。'

/** The answer in the place of a file: a sentence alone, as no page is drawn around the address of a file. */
export const refusedAnswer = ({ code, message }: Pick<Refused, 'code' | 'message'>) =>
  new Response(code === 'other_viewer' ? otherViewer : message, {
    status: statusOf(code, 403),
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The loader of a file that the door gives. */
export const fileOnServer =
  <Args extends ClientArgs>(load: (ask: Ask, args: Args) => Promise<Response>) =>
  async (args: Args & ServerArgs): Promise<Response> => {
    try {
      return await onServer(load)(args)
    } catch (error) {
      const refused = refusedIn(error)
      if (!refused) throw error
      return refusedAnswer(refused)
    }
  }

/** The refusal that the loader of a page throws for the page of the problem. */
function refusedIn(error: unknown): Refused | null {
  const thrown = error instanceof Response ? null : (error as { data?: Partial<Refused> } | null)?.data
  return thrown?.code && thrown.message ? (thrown as Refused) : null
}
