import { useFetcher } from 'react-router'
import { downloadLimits } from '#domain/whitepaper/download/rules.ts'
import { longDate, longDateTime } from '#ground/tokyo-time.ts'
import { plans } from '#domain/company/plan/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { WhitepaperPageQuery } from '#web/generated/graphql.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { PlanLock } from '#web/parts/plan-lock.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Content } from '#web/ui/content.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/detail'
import styles from './detail/detail.module.css'

const WhitepaperPage = graphql(`
  query WhitepaperPage($id: ID!) {
    whitepaper(id: $id) {
      id
      title
      summary
      contents
      tags
      pages
      bytes
      coverUrl
      publishedAt
      isNew
      isOpen
      minimumPlanLabel
    }
  }
`)

const RequestDownload = graphql(`
  mutation RequestWhitepaperDownload($id: ID!) {
    requestWhitepaperDownload(id: $id) {
      hash
      expiresAt
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params }: Args) => (await ask(WhitepaperPage, { id: params.whitepaperId })).whitepaper
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnWhitepaper = act({
  download: async (ask: Ask, _: FormData, { params }: Args) => ({
    requested: (await ask(RequestDownload, { id: params.whitepaperId })).requestWhitepaperDownload,
  }),
})
export const action = actOnServer(actOnWhitepaper)
export const clientAction = actOnClient(actOnWhitepaper)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => titleOf(loaderData?.title ?? '資料', matches)

export default function Whitepaper({ loaderData: whitepaper, actionData }: Route.ComponentProps) {
  const { title, summary, contents, coverUrl } = whitepaper
  return (
    <>
      <PageBar title="資料" back={clientUrls.whitepapers()} backLabel="資料の一覧に戻る" />
      <Content width="large" className={styles.page}>
        <div className={styles.side}>
          <img src={coverUrl} alt={`「${title}」の表紙`} width={707} height={1000} className={styles.cover} />
        </div>
        <article className={styles.words}>
          <header className={styles.head}>
            <Marks whitepaper={whitepaper} />
            <h1>
              <Phrases>{title}</Phrases>
            </h1>
            <p className={styles.summary}>{summary}</p>
          </header>
          <Download whitepaper={whitepaper} answer={actionData} />
          {contents.length > 0 && (
            <section aria-labelledby="contents">
              <h2 id="contents">目次</h2>
              <ul className={styles.contents}>
                {contents.map((heading) => (
                  <li key={heading}>{heading}</li>
                ))}
              </ul>
            </section>
          )}
          <Facts>
            <Fact label="ページ数">{whitepaper.pages}ページ（A4、表紙を含む）</Fact>
            <Fact label="ファイル">PDF・{sizeText(whitepaper.bytes)}</Fact>
            <Fact label="公開日">{longDate(whitepaper.publishedAt)}</Fact>
          </Facts>
          <p className="wide-only">
            <ButtonLink kind="quiet" to={clientUrls.whitepapers()}>
              <Icon name="chevron-left" size="small" />
              資料の一覧に戻る
            </ButtonLink>
          </p>
        </article>
      </Content>
    </>
  )
}

type Whitepaper = WhitepaperPageQuery['whitepaper']

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `約${Math.max(1, Math.round(bytes / 1000))}KB` : `約${(bytes / 1_000_000).toFixed(1)}MB`

function Marks({ whitepaper: { tags, isNew } }: { whitepaper: Whitepaper }) {
  return (
    <p className="row-2">
      {isNew && <Badge kind="warning">新着</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  )
}

const planCalled = (name: string) => plans.find(({ label }) => label === name)?.key ?? ''

type DownloadProps = { whitepaper: Whitepaper; answer: Route.ComponentProps['actionData'] }

function Download({ whitepaper: { isOpen, minimumPlanLabel }, answer }: DownloadProps) {
  const fetcher = useFetcher<typeof answer>()
  const fileAddress = useFileAddress()
  const lastAnswer = fetcher.data ?? answer
  const requested = lastAnswer && 'requested' in lastAnswer ? lastAnswer.requested : null
  const refused = refusedOf(lastAnswer)
  const href = requested?.hash ? fileAddress(clientUrls.whitepaperDownload(requested.hash)) : null
  // The answer is a file, so the browser saves it and the page stays.
  useHeard(fetcher.data && href ? fetcher.data : null, () => href && location.assign(href))
  if (!isOpen)
    return (
      <div className={styles.download}>
        <PlanLock id="whitepaper-lock" kind="primary">
          PDFをダウンロード
        </PlanLock>
        <p>この資料は、{minimumPlanLabel}以上のプランで読めます。</p>
        <ButtonLink kind="secondary" to={clientUrls.contractRequest(planCalled(minimumPlanLabel))}>
          プランの変更を依頼する
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.download}>
      <fetcher.Form method="post">
        <Button type="submit" name="intent" value="download" busy={isOnItsWay(fetcher)}>
          <Icon name="download" />
          PDFをダウンロード
        </Button>
      </fetcher.Form>
      <ErrorNotice message={refused?.message} />
      {requested && href ? (
        <p role="status">
          ダウンロードを始めました。始まらないときは、
          <a className={linkClass()} href={href} download>
            こちらから保存
          </a>
          してください。このURLは、{longDateTime(requested.expiresAt)}まで、{downloadLimits.downloads}回まで使えます。
        </p>
      ) : (
        <p className="quiet">ダウンロードした方のお名前は、操作の記録に残ります。</p>
      )}
    </div>
  )
}
