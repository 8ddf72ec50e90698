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

/** A number in the address of a file; -1, the number of none, for any other text. */
export const fileNumber = (text = '') => (/^\d{1,7}$/.test(text) ? Number(text) : -1)

type FileHeaders = { 'content-disposition': string; 'content-type'?: string }

/** A file that somebody else has sent, of which a browser runs nothing and guesses no type. */
export const fileOfStranger = (encoded: string, headers: FileHeaders) =>
  new Response(Buffer.from(encoded, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      ...headers,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
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
