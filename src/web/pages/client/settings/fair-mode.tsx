import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/fair-mode'
import { actOnFairMode } from './fair-mode/act.ts'
import { Chosen } from './fair-mode/chosen.tsx'
import { ScopeForm } from './fair-mode/scope-form.tsx'
import rows from './parts/rows.module.css'

const FairModePage = graphql(`
  query FairModePage {
    isFairModeOn
    fairMode {
      scope
      users {
        companyUser {
          id
          familyName
          givenName
        }
        isListed
        canWrite
      }
    }
    jobDescriptions(isArchived: false) {
      edges {
        node {
          id
          title
          status
          isFair
        }
      }
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canAdminister
      }
    }
  }
`)

const load = (ask: Ask) => ask(FairModePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnFairMode)
export const clientAction = actOnClient(actOnFairMode)

const title = 'フェアモード'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const lead =
  '学生を、学んだことと経験から選ぶための設定です。学校名・写真・性別・ゆかりの地域を、スカウトの理由を書くまで表示しません。'
const headings = {
  NONE: 'フェアモードは使用していません',
  EVERY_JOB: 'フェアモードを、すべての募集で使用しています',
  CHOSEN_JOBS: 'フェアモードを、選んだ募集で使用しています',
}

export default function FairMode({ loaderData, actionData }: Route.ComponentProps) {
  const { isFairModeOn, fairMode, jobDescriptions, viewer } = loaderData
  const { scope } = fairMode
  const canAdminister = viewer?.__typename === 'CompanyViewer' && viewer.canAdminister
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      <Card as="section" className="stack-4" aria-labelledby="fair-mode">
        <h2 id="fair-mode" className="line-2">
          <Icon name={scope === 'NONE' ? 'eye' : 'eye-off'} />
          <Phrases>{headings[scope]}</Phrases>
        </h2>
        {scope === 'CHOSEN_JOBS' && (
          <p>
            <Phrases>
              {isFairModeOn
                ? 'あなたは担当者です。スカウトを送るまで、学校名などを隠します。'
                : 'あなたは担当者ではないため、学校名などを表示しています。フェアモードの募集には、スカウトを送れません。'}
            </Phrases>
          </p>
        )}
        <ul className={rows.notes}>
          <li>
            隠すのは、まだスカウトを送っていない学生の、学校名・キャンパス・高校名・写真・性別・ゆかりの地域です。文章の中の学校名も隠します。
          </li>
          <li>
            文章の中で隠せるのは、登録された学校名と略称、高校名、ゆかりの地域の名前です。別の言い方や、ほかの手がかりは隠せません。キーワードは学生が書いた元の文章からさがすため、学校名の一部、高校名、地名などで見つかる学生もいます。
          </li>
          <li>理由を書いてスカウトを送ると、その学生の情報が表示されます。</li>
          <li>
            隠れている間は、これらの条件では絞り込めません。学部・学科、文理、卒業予定、希望や経験では、これまでどおりさがせます。
          </li>
          <li>学生には、何も通知されません。</li>
        </ul>
        {canAdminister ? (
          <ScopeForm key={scope} scope={scope} answer={actionData} />
        ) : (
          <p className="quiet">変更できるのは、会社の管理者だけです。</p>
        )}
      </Card>
      {scope === 'CHOSEN_JOBS' && (
        <Chosen fairMode={fairMode} jobDescriptions={jobDescriptions} canAdminister={canAdminister} />
      )}
    </>
  )
}
