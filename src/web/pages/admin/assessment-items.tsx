import { scopeWords } from '#domain/assessment/item-statistics/words/rules.ts'
import { itemScopes, type ItemScope } from '#domain/assessment/item-statistics/rules.ts'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { fewestPeople } from '#ground/few-people.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/admin/index.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { Route } from './+types/assessment-items'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { Column, Columns, Nothing, Section, Sections } from './parts/section.tsx'
import { actOnItems } from './assessment-items/act.ts'
import { AssessmentItemFields, ItemTable } from './assessment-items/item-table.tsx'
import { ItemPlot } from './assessment-items/item-plot.tsx'
import { NormTable } from './assessment-items/norm-table.tsx'
import { ScaleTable } from './assessment-items/scale-table.tsx'
import { Checks } from './assessment-items/checks.tsx'
import { SittingsQuery } from './assessment-items/sittings.ts'
import { VoidRequests } from './assessment-items/void-requests.tsx'

const AssessmentItemsPage = graphql(`
  query AdminAssessmentItems($scope: AssessmentItemScope!) {
    viewer {
      id
      role
    }
    assessmentItems(scope: $scope) {
      id
      ...AssessmentItemFields
    }
    assessmentOpenAlarms {
      scope
      items
    }
    assessmentScales {
      ...ScaleFields
    }
    assessmentNorms {
      ...NormFields
    }
  }
`)

const scopeIn = (url: URL): ItemScope =>
  itemScopes.find((scope) => scope === url.searchParams.get('scope')) ?? itemScopes[0]

const load = async (ask: Ask, { url }: ClientArgs) => {
  const scope = scopeIn(url)
  const page = await ask(AssessmentItemsPage, { scope })
  const mayVoid = mayAct(page.viewer.role, 'askToVoidAssessment')
  const attemptId = url.searchParams.get('attempt') ?? ''
  return { ...page, scope, attemptId, ofSittings: mayVoid ? await ask(SittingsQuery) : null }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnItems)
export const clientAction = actOnClient(actOnItems)

const title = '検査の項目'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AssessmentItems({ loaderData, actionData }: Route.ComponentProps) {
  useSuccessMessage(actionData)
  const fileAddress = useFileAddress()
  const { viewer, scope, assessmentScales, assessmentNorms, assessmentOpenAlarms, attemptId, ofSittings } = loaderData
  const openIn = new Map(assessmentOpenAlarms.map(({ scope: one, items: count }) => [one, count]))
  const items = loaderData.assessmentItems.map((item) => readFragment(AssessmentItemFields, item))
  const counted = items.filter(({ statistic }) => statistic !== null)
  return (
    <>
      <SidePageHead
        title={title}
        lead={`毎晩、${fewestPeople}人以上が答えた項目だけを集計します。個人のデータは表示しません。`}
      >
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={fileAddress(adminUrls.assessmentItemsExport())}
          download
        >
          <Icon name="download" size="small" />
          CSVをダウンロード
        </a>
      </SidePageHead>
      <LinkTabs label="分野">
        {itemScopes.map((one) => (
          <LinkTab key={one} to={adminUrls.assessmentItems({ scope: one })} isCurrent={one === scope}>
            {scopeWords[one]}
            {(openIn.get(one) ?? 0) > 0 && <Count value={openIn.get(one) ?? 0} unit="件のサイン" />}
          </LinkTab>
        ))}
      </LinkTabs>
      <OperatorsOnly role={viewer.role} mutation="restAssessmentItem" act="項目の休止、出題の終了、サインの確認" />
      <Sections>
        <Columns>
          <Column>
            <Section id="plot" title={scope === 'PERSONALITY' ? 'かたよりと識別力' : '正答率と識別力'}>
              {counted.length === 0 ? (
                <Nothing>{fewestPeople}人以上が答えた項目はまだありません。</Nothing>
              ) : (
                <ItemPlot items={counted} isPairs={scope === 'PERSONALITY'} />
              )}
            </Section>
          </Column>
          <Column>
            <Section id="scales" title="信頼性と標準誤差">
              <ScaleTable scales={assessmentScales} isPairs={scope === 'PERSONALITY'} />
            </Section>
          </Column>
        </Columns>
        <Section id="items" title={`${scopeWords[scope]}の項目`} end={<p>{items.length}件</p>}>
          <ItemTable
            items={items}
            mayMove={mayAct(viewer.role, 'restAssessmentItem')}
            isPairs={scope === 'PERSONALITY'}
          />
        </Section>
        <Section id="norms" title="段階の基準">
          <NormTable norms={assessmentNorms} />
        </Section>
        {ofSittings && (
          <Section id="checks" title="速い回答の確認" end={<p>{ofSittings.assessmentChecks.length}件</p>}>
            <Checks checks={ofSittings.assessmentChecks} />
          </Section>
        )}
        {ofSittings && (
          <Section id="voids" title="受検の無効化">
            <VoidRequests
              key={attemptId}
              requests={ofSittings.assessmentVoidRequests}
              viewerId={viewer.id}
              attemptId={attemptId}
              answer={actionData}
            />
          </Section>
        )}
      </Sections>
    </>
  )
}
