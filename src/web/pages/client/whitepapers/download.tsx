import { longDateTime } from '#ground/tokyo-time.ts'
import { downloadLimits } from '#domain/whitepaper/download/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Content } from '#web/ui/content.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/download'

const WhitepaperDownloadPage = graphql(`
  query WhitepaperDownloadPage($hash: String!) {
    whitepaperDownload(hash: $hash) {
      whitepaperId
      title
      state
      expiresAt
      remaining
    }
  }
`)

/** The page of a download address whose file was not given: its time or its downloads are over. */
export const loader = onServer(
  async (ask: Ask, { params }: Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>) =>
    (await ask(WhitepaperDownloadPage, { hash: params.hash })).whitepaperDownload,
)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('資料のダウンロード', matches)

const overTitles = {
  EXPIRED: 'ダウンロードの有効期限が切れました',
  USED_UP: 'ダウンロードできる回数が終わりました',
} as const

export default function WhitepaperDownload({ loaderData, params }: Route.ComponentProps) {
  const { whitepaperId, title, state, expiresAt, remaining } = loaderData
  const fileAddress = useFileAddress()
  return (
    <Content width="medium">
      {state === 'OPEN' ? (
        <EmptyState
          heading="h1"
          title={title}
          action={
            <a className={buttonClass()} href={fileAddress(clientUrls.whitepaperDownload(params.hash))} download>
              PDFをダウンロード
            </a>
          }
        >
          {longDateTime(expiresAt)}まで、あと{remaining}回保存できます。
        </EmptyState>
      ) : (
        <EmptyState
          heading="h1"
          title={overTitles[state]}
          action={<ButtonLink to={clientUrls.whitepaper(whitepaperId)}>資料のページへ</ButtonLink>}
        >
          {`「${title}」は、お申し込みから${downloadLimits.hours}時間以内に${downloadLimits.downloads}回まで保存できます。もう一度お申し込みください。`}
        </EmptyState>
      )}
    </Content>
  )
}
