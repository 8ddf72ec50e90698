import { Form, useNavigation } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/fair-mode'
import rows from './parts/rows.module.css'

const FairModePage = graphql(`
  query FairModePage {
    isFairModeOn
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canAdminister
      }
    }
  }
`)
const UpdateFairMode = graphql(`
  mutation UpdateFairMode($isOn: Boolean!) {
    updateFairMode(isOn: $isOn)
  }
`)

const load = (ask: Ask) => ask(FairModePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const turn = (isOn: boolean) => async (ask: Ask) => {
  await ask(UpdateFairMode, { isOn })
  return redirectWith(clientUrls.settingsFairMode(), isOn ? 'fairModeStarted' : 'fairModeEnded')
}
const actOnFairMode = act({ startFairMode: turn(true), endFairMode: turn(false) })
export const action = actOnServer(actOnFairMode)
export const clientAction = actOnClient(actOnFairMode)

const title = 'フェアモード'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const lead =
  '学生を、学んだことと経験から選ぶための設定です。学校名・写真・性別・ゆかりの地域を、スカウトの理由を書くまで表示しません。'

export default function FairMode({ loaderData: { isFairModeOn, viewer }, actionData }: Route.ComponentProps) {
  const canAdminister = viewer?.__typename === 'CompanyViewer' && viewer.canAdminister
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      <Card as="section" className="stack-4" aria-labelledby="fair-mode">
        <h2 id="fair-mode" className="line-2">
          <Icon name={isFairModeOn ? 'eye-off' : 'eye'} />
          <Phrases>{isFairModeOn ? 'フェアモードを使用しています' : 'フェアモードは使用していません'}</Phrases>
        </h2>
        <ul className={rows.notes}>
          <li>
            まだスカウトを送っていない学生の、学校名・キャンパス・高校名・写真・性別・ゆかりの地域を、全員に表示しません。文章の中の学校名も隠します。
          </li>
          <li>理由を書いてスカウトを送ると、その学生の情報が表示されます。</li>
          <li>
            これらの条件では絞り込めません。学部・学科、文理、卒業予定、希望や経験では、これまでどおりさがせます。
          </li>
          <li>学生には、何も通知されません。</li>
        </ul>
        {canAdminister ? (
          <>
            <ErrorNotice message={refusedOf(actionData)?.message} />
            <Turn key={String(isFairModeOn)} isOn={isFairModeOn} />
          </>
        ) : (
          <p className="quiet">切り替えられるのは、会社の管理者だけです。</p>
        )}
      </Card>
    </>
  )
}

function Turn({ isOn }: { isOn: boolean }) {
  const intent = isOn ? 'endFairMode' : 'startFairMode'
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <IdempotencyKey intention={intent} />
      <Button kind={isOn ? 'secondary' : 'primary'} type="submit" busy={isBusy}>
        {isOn ? 'フェアモードを終了する' : 'フェアモードを始める'}
      </Button>
    </Form>
  )
}
