import { grouped } from '#ground/grouped.ts'
import { Form } from 'react-router'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { canMove } from '#domain/whitepaper/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { actOnServer, onClient, onServer, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AdminWhitepaperQuery } from '#web/generated/admin/graphql.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/one'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { publish, retire, update } from './act.ts'
import { stateLooks } from './state.ts'
import { WhitepaperForm } from './whitepaper-form.tsx'
import styles from './whitepapers.module.css'

const AdminWhitepaper = graphql(`
  query AdminWhitepaper($id: ID!) {
    viewer {
      role
    }
    whitepaper(id: $id) {
      id
      state
      title
      summary
      contents
      tags
      minimumPlan
      minimumPlanLabel
      pages
      bytes
      coverUrl
      isOwn
      publishedAt
      updatedAt
      revision
      downloads
      companies
    }
    whitepapers {
      id
      tags
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(AdminWhitepaper, { id: params.whitepaperId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const action = actOnServer(act({ update, publish, retire }))
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, ['update', 'publish', 'retire'])
  return orLost(form, serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.whitepaper.title ?? '資料', matches)

export default function AdminWhitepaperPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, whitepaper, whitepapers } = loaderData
  const tags = [...new Set(whitepapers.flatMap((one) => one.tags))]
  const canUpdate = mayAct(viewer.role, 'updateWhitepaper')
  return (
    <>
      <SidePageHead title={whitepaper.title} lead={whitepaper.summary}>
        <ButtonLink kind="secondary" to={adminUrls.whitepapers()}>
          資料の一覧
        </ButtonLink>
      </SidePageHead>
      <OperatorsOnly role={viewer.role} mutation="updateWhitepaper" act="資料の変更と公開" />
      <Summary whitepaper={whitepaper} role={viewer.role} answer={actionData} />
      {canUpdate && (
        <Card as="section" className={styles.part} aria-labelledby="edit">
          <h2 id="edit">内容を編集</h2>
          <WhitepaperForm
            key={whitepaper.updatedAt}
            stored={whitepaper}
            tags={tags}
            answer={actionData}
            intent="update"
            send="変更を保存する"
          />
        </Card>
      )}
    </>
  )
}

type SummaryProps = {
  whitepaper: AdminWhitepaperQuery['whitepaper']
  role: AdminWhitepaperQuery['viewer']['role']
  answer: Route.ComponentProps['actionData']
}

function Summary({ whitepaper, role, answer }: SummaryProps) {
  const isSending = useFormOnItsWay() !== undefined
  const { label, kind } = stateLooks[whitepaper.state]
  const refused = answer && 'refused' in answer && answer.refused.code === 'already_decided' ? answer.refused : null
  return (
    <Card as="section" className={styles.one} aria-label="資料の状態">
      <img src={whitepaper.coverUrl} alt={`「${whitepaper.title}」の表紙`} width={707} height={1000} />
      <div>
        <Facts>
          <Fact label="状態">
            <Badge kind={kind}>{label}</Badge>
          </Fact>
          <Fact label="読めるプラン">{whitepaper.minimumPlanLabel}から</Fact>
          <Fact label="ファイル">
            {whitepaper.pages}ページ・{grouped(Math.max(1, Math.round(whitepaper.bytes / 1000)))}KB
            {whitepaper.isOwn && '（製品に付属）'}
          </Fact>
          <Fact label="公開日">{whitepaper.publishedAt ? longDateTime(whitepaper.publishedAt) : '未公開'}</Fact>
          <Fact label="保存の回数">
            {whitepaper.downloads}回（{whitepaper.companies}社）
          </Fact>
        </Facts>
        <Form method="post" className={styles.acts}>
          {mayAct(role, 'publishWhitepaper') && canMove('publishWhitepaper', whitepaper.state) && (
            <Button type="submit" name="intent" value="publish" busy={isSending}>
              公開する
            </Button>
          )}
          {mayAct(role, 'retireWhitepaper') && canMove('retireWhitepaper', whitepaper.state) && (
            <Button type="submit" kind="secondary" name="intent" value="retire" busy={isSending}>
              公開を終了する
            </Button>
          )}
        </Form>
        <ErrorNotice message={refused?.message} />
      </div>
    </Card>
  )
}
