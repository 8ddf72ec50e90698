import { grouped } from '#ground/grouped.ts'
import { activityLimits } from '#domain/activity/rules.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/activity'
import { readAddress, writeAddress } from '#domain/activity/address/rules.ts'
import { preview } from './activity/preview.ts'
import { Rows } from './activity/rows.tsx'
import { Search } from './activity/search.tsx'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'
import { PlanPreview } from './parts/plan-preview.tsx'

const ActivityPage = graphql(`
  query ActivityPage($filter: ActivityFilter!, $page: Int!) {
    activityPeople {
      id
      name
    }
    activity(filter: $filter, page: $page) {
      count
      rows {
        id
        ...ActivityRow
      }
    }
  }
`)

const load = async (ask: Ask, { url }: ClientArgs & { url: URL }) => {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const { filter, mistake } = readAddress(url.searchParams, tokyoToday())
  const { features, page: isAdmin } = await administering(ask, async () => true)
  const isPlanned = features.includes('activity_log')
  const answer = isAdmin && isPlanned && !mistake ? await ask(ActivityPage, { filter, page }) : null
  const total = answer?.activity.count ?? 0
  const pageCount = countPages({ page, total, size: activityLimits.perPage }, (to) =>
    clientUrls.settingsActivity({ ...writeAddress(filter), page: to }),
  )
  return { filter, mistake, isAdmin, isPlanned, answer, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '運用ログ'
const lead = '社内のだれが、いつ、何をしたかの記録です。学生の閲覧や書き出しも含みます。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function ActivityLog({ loaderData }: Route.ComponentProps) {
  const { filter, mistake, isAdmin, isPlanned, answer, page, pageCount } = loaderData
  const fileAddress = useFileAddress()
  if (!isAdmin) return <AdministratorsOnly title={title} lead={lead} preview={isPlanned ? null : preview} />
  const count = answer?.activity.count ?? 0
  return (
    <>
      <SidePageHead title={title} lead={lead}>
        {count > 0 && (
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={fileAddress(clientUrls.activityCsv(writeAddress(filter)))}
            download
          >
            <Icon name="download" size="small" />
            CSVを書き出す
          </a>
        )}
      </SidePageHead>
      {isPlanned ? (
        <Search filter={filter} people={answer?.activityPeople ?? []} />
      ) : (
        <PlanPreview preview={preview} canAdminister />
      )}
      <ErrorNotice message={mistake} />
      {answer && (
        <Card className="stack-5">
          <p className="quiet" role="status">
            {count >= activityLimits.counted ? `${grouped(activityLimits.counted)}件以上` : `${grouped(count)}件`}
          </p>
          <Rows rows={answer.activity.rows} />
        </Card>
      )}
      <Pages
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => clientUrls.settingsActivity({ ...writeAddress(filter), page: to > 1 ? to : null })}
      />
    </>
  )
}
